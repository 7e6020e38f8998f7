import sys; sys.path.insert(0,'/tmp/h/me'); sys.path.insert(0,'tests')
from serve import site
from play import play
import asyncio, json
from playwright.sync_api import sync_playwright
title=sys.argv[1]; width=int(sys.argv[2]); theme=sys.argv[3]; lang=sys.argv[4]; moving=sys.argv[5]=='m'; start=int(sys.argv[6]); n=int(sys.argv[7]); kinds=sys.argv[8:]
app,url=site()
from browser.test_table_page import decide
from longbox.server.tables import ledger
t,g,ev=play(title,n=start)
while g.ask.seat!=0: g.answer(0)
save=g.save()
with sync_playwright() as p:
    b=p.chromium.launch(executable_path='/usr/bin/chromium')
    c=b.new_context(base_url=url,viewport={"width":width,"height":844 if width<640 else 900},locale=lang,color_scheme=theme,reduced_motion="no-preference" if moving else "reduce",has_touch=width<640)
    pg=c.new_page(); errs=[]
    pg.on("pageerror",lambda e:errs.append(str(e))); pg.on("console",lambda m: errs.append(m.text) if m.type=="error" else None)
    pg.goto("/healthz")
    me=c.request.post("/api/me",data={},headers={"Origin":url}).json()
    sv=app.state.services
    async def make():
        tb=await sv.tables.bring(save, me["id"], me["name"], {s:"greedy" for s in range(1,g.title.players[-1] if title=="revolution" else 2)})
        return tb.record.code
    code=asyncio.run_coroutine_threadsafe(make(), sv.tables.sweeper.get_loop()).result(30)
    pg.goto(f"/t/{code}")
    k=0; seen=0
    for _ in range(n):
        try: pg.wait_for_selector("#beat:not([hidden])",timeout=300)
        except Exception: pass
        if pg.is_visible("#beat"):
            cls=(pg.locator("#beat svg.bp").first.get_attribute("class") or "")+(" strip" if pg.locator(".bp-strip").count() else "")
            if not kinds or any(x in cls for x in kinds):
                seen+=1
                pg.wait_for_timeout(350)
                pg.screenshot(path=f"/tmp/h/me/x-{title}-{width}-{seen}.png"); print(seen,cls)
                if seen>=6: break
        if pg.locator(".decision:not(.wait)").count():
            decide(pg); pg.wait_for_timeout(30)
        else: pg.wait_for_timeout(250)
    print(errs[:5])
    b.close()
