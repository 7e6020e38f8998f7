// Where phones open the event: the code to scan, or why no phone can open it yet and what to do about that.

import { code, copy, h, icon, text } from "../table/dom.js";
import { look } from "./core.js";
import { desk } from "./staff.js";

/** @type {{address: string, qr: string, secure: boolean, own: string[], command: string} | null} */
let found = null;
let asked = 0;
const EVERY = 15_000;

async function ask() {
  if (Date.now() - asked < EVERY) return;
  asked = Date.now();
  const before = JSON.stringify(found);
  found = await look("address").catch(() => found);
  if (JSON.stringify(found) !== before) desk.draw();
}

export function addressPart() {
  void ask();
  if (!found) return h("div", { class: "pad load" }, h("i"), h("i"));
  return found.address ? reached(found) : unreached(found);
}

/** @param {{address: string, qr: string, secure: boolean}} one */
function reached({ address, secure }) {
  return h("div", { class: "pad join" }, h("img", { class: "qr", src: `/e/${code}/qr.svg`, alt: address, width: 180, height: 180 }),
    h("div", null,
      h("p", null, text(desk.event.joining ? "registration.open" : "registration.closed")),
      h("p", { class: "address" }, h("a", { href: `/e/${code}` }, address)),
      h("p", { class: "sub" }, text(secure ? "address.secure" : "address.plain"))));
}

/** @param {{own: string[], command: string}} one */
function unreached({ own, command }) {
  return h("div", { class: "pad unreached", id: "unreached" },
    h("div", { class: "note warn" }, icon("warn"), h("div", null, h("b", null, text("address.none")), h("p", null, text("address.none.sub", { here: location.host })))),
    h("ol", null,
      h("li", { class: own.length ? "done" : "" }, h("b", null, text(own.length ? "address.network" : "address.network.none")), own.length ? h("p", null, own.join(", ")) : null),
      h("li", null, h("b", null, text("address.serve")), h("p", null, h("code", null, command), " ", h("button", { class: "btn btn-s", type: "button", "data-key": "copy-command", onclick: () => void copy(command) }, text("copy.command")))),
      h("li", null, h("b", null, text("address.firewall")), h("p", null, text("address.firewall.sub"))),
      h("li", null, h("b", null, text("address.try")), h("p", null, text("address.try.sub", { address: own[0] ? `http://${own[0]}:${location.port || 80}/e/${code}` : "" })))),
    h("p", { class: "sub" }, text("address.else")));
}
