/**
 * The programs of a table: surfaces, ink, discs, cards, dice. Lengths are inches on the table unless they say pixels; colours are numbers of
 * the palette (see paint.js).
 */

const SHARED = `
uniform mat4 view; uniform vec3 eye, right, up, back; uniform vec2 size; uniform float focal, flatness, pixel;
uniform vec3 palette[32];
float inch(vec4 p) { return focal * size.y * .5 / p.w; } // pixels of one inch there
`;

/** Prints are drawn by sums, so they stay sharp at any distance; where they would become too fine to see they fade into their mean. */
const PRINT = `
float fade(float period, vec2 uv) { vec2 w = fwidth(uv); return 1. - smoothstep(.35, .9, max(w.x, w.y) / period); }
float line(float d, float half_, float w) { return 1. - smoothstep(half_ - w, half_ + w, abs(d)); }
float cell(float x, float period) { return (fract(x / period) - .5) * period; }
float box(vec2 p, vec2 half_, float w) { vec2 d = abs(p) - half_; return 1. - smoothstep(-w, w, max(d.x, d.y)); }
float print(int kind, vec2 uv, vec2 whole) {
  if (kind == 0) return 0.;
  float w = max(length(fwidth(uv)) * .5, 1e-4);
  if (kind == 1) { // finer when seen from near
    float d = (uv.x + uv.y) * .7071, fine = clamp(log2(.03 / w), 0., 2.), k = exp2(-floor(fine));
    return mix(.34, mix(line(cell(d, .34 * k), .062 * k, w), line(cell(d, .17 * k), .031 * k, w), smoothstep(.6, 1., fract(fine)) * step(fine, 1.999)), fade(.34, uv)) * .7;
  }
  if (kind == 2) { vec2 q = vec2(uv.x + uv.y, uv.y - uv.x) * .7071; q = vec2(cell(q.x, .5), cell(q.y, .5)); return mix(.12, 1. - smoothstep(.1 - w, .1 + w, length(q)), fade(.5, uv)) * .5; }
  if (kind == 3) { // windows in rows, none near the corners
    float n = max(1., floor((whole.x - .5) / .92 + .01)), m = max(1., floor((whole.y - .35) / .98 + .01));
    vec2 step_ = vec2((whole.x - .4) / n, (whole.y - .3) / m);
    vec2 q = uv - vec2(.2, .2); vec2 at = floor(q / step_); if (at.x < 0. || at.x >= n || at.y < 0. || at.y >= m) return 0.;
    q = q - (at + .5) * step_;
    if (at.y == 0. && mod(at.x, 3.) == 1.) return box(q + vec2(0., .16), vec2(step_.x * .2, step_.y * .5), w) * .9; // a door
    float pane = box(q, step_ * vec2(.27, .29), w), bar = line(q.y - step_.y * .02, .018, w) ;
    return pane * mix(.62, .28, bar) ;
  }
  if (kind == 4) { float n = max(2., floor(whole.x / .42 + .01)); float p = whole.x / n; return line(cell(uv.x, p), .035, w) * fade(p, uv) * .6; }
  if (kind == 5) { vec2 g = floor(uv / 1.4 + .5 * step(1., mod(floor(uv.yy / 1.4), 2.))); vec2 q = vec2(cell(uv.x + .7 * mod(floor(uv.y / 1.4), 2.), 1.4), cell(uv.y, 1.4)); float s = 0.; for (float i = -1.; i < 2.; i++) s = max(s, line(q.x - i * (.02 + max(0., q.y) * .5), .035, w) * step(0., q.y) * step(q.y, .32)); return s * .9 * fade(.7, uv); }
  if (kind == 6) { float d = cell(uv.y + .11 * sin(uv.x * 3.9), .8); return line(d, .04, w) * fade(.8, uv) * .9; }
  if (kind == 7) { float row = floor(uv.y / .9); float d = max(line(cell(uv.y, .9) - .45, .025, w) + line(cell(uv.y, .9) + .45, .025, w), line(cell(uv.x + .45 * mod(row, 2.), 1.3), .025, w)); return clamp(d, 0., 1.) * fade(.9, uv) * .85; }
  if (kind == 8) { vec2 q = vec2(cell(uv.x * .87 - uv.y * .5, .45), cell(uv.x * .5 + uv.y * .87, .45)); return (1. - smoothstep(.09 - w, .09 + w, length(q))) * .45 * fade(.45, uv); }
  if (kind == 9) { vec2 g = floor(uv / .5); vec2 h = fract(sin(vec2(dot(g, vec2(12.9, 78.2)), dot(g, vec2(39.3, 11.1)))) * 4375.5); vec2 q = uv - (g + .3 + .4 * h) * .5; return (1. - smoothstep(.09 + .09 * h.x - w, .09 + .09 * h.x + w, abs(q.x) + abs(q.y * (1. + h.y)))) * .8; }
  if (kind == 10) { return line(cell(uv.y, .3) , .022, w) * fade(.3, uv) * .8; }
  if (kind == 11) { vec2 q = uv - whole * .5; vec2 e = whole * .5 - .12; float frame = 1. - box(q, e, w); vec2 n = normalize(vec2(e.y, e.x)); float d = min(abs(dot(q, vec2(n.x, -n.y))), abs(dot(q, n))); return max(frame * .18, line(d, .05, w) * (1. - frame)) * .9; }
  if (kind == 12) { float n = max(2., floor(whole.x / .5 + .01)); return step(.5, fract(uv.x / whole.x * n * .5)) * .8; }
  if (kind == 13) return .62 - .45 * line(uv.x - uv.y * .6 - whole.x * .35, .09, w);
  if (kind == 14) return box(uv - vec2(whole.x * .5, whole.y * .42), vec2(whole.x * .42, whole.y * .3), w) * .55;
  if (kind == 15) return box(vec2(abs(uv.x - whole.x * .5) - whole.x * .23, uv.y - whole.y * .54), vec2(whole.x * .12, whole.y * .19), w) * .55;
  if (kind == 16) { vec2 q = vec2(cell(uv.x + .45 * mod(floor(uv.y / .9), 2.), .9), cell(uv.y, .9)); return max(line(length(q) - .24, .04, w), line(length(q - vec2(.22, -.08)) - .14, .035, w)) * step(-.1, q.y) * .8 * fade(.9, uv); }
  if (kind == 17) return line(cell(uv.x - uv.y, .62), .035, w) * step(fract((uv.x + uv.y) / 1.24), .55) * .8 * fade(.62, uv);
  if (kind == 18) { float row = floor(uv.y / .3); return max(line(cell(uv.y, .3) - .15, .02, w) + line(cell(uv.y, .3) + .15, .02, w), line(cell(uv.x + .3 * mod(row, 2.), .6), .02, w)) * fade(.3, uv) * .6; }
  return 0.;
}
`;

/** Surfaces: flat colours, printed. What faces upwards also carries the ground that may be chosen. */
export const SURFACE = {
  vertex: `${SHARED}
in vec3 position, normal; in vec4 uv, paint; out vec3 at; flat out vec3 n; out vec2 q; flat out vec4 u, p; uniform float fold;
void main() { at = position * vec3(1., 1., fold); n = normal; u = uv; q = uv.xy; p = paint; gl_Position = view * vec4(at, 1.); }`,
  fragment: `${SHARED}${PRINT}
in vec3 at; flat in vec3 n; in vec2 q; flat in vec4 u, p; out vec4 colour; uniform vec2 shade; uniform sampler2D mask; uniform vec4 maskBox; uniform float maskOn, night;
void main() {
  vec3 base = palette[int(p.x)], ink = palette[int(p.y)];
  vec3 c = base;
  if (p.z > .5) c = mix(base, ink, print(int(p.z), q, u.zw));
  if (n.z < .5) { // walls: turned from the light they are hatched, else a flat tone
    float away = dot(n.xy, shade);
    vec3 dark = mix(palette[20], vec3(0.), night);
    c = mix(c, dark, mix(.05, .13, smoothstep(-.7, .2, away)) * (1. - n.z));
    bool busy = p.z == 4. || p.z == 11. || p.z == 12.; // already lined: a tone is enough
    if (p.w > .5 && away > .62) c = mix(c, dark, busy ? .16 : print(1, q, u.zw) * .55);
  } else if (maskOn > .5 && p.w < 1.5) {
    vec2 m = (at.xy - maskBox.xy) / maskBox.zw;
    vec4 drawn = texture(mask, m); vec2 w = max(fwidth(drawn.ra), vec2(.02));
    float inside = smoothstep(.5 - w.y, .5 + w.y, drawn.a), edge = smoothstep(.5 - w.x, .5 + w.x, drawn.r);
    if (inside == 0.) { colour = vec4(c, 1.); return; }
    bool own = maskOn > 1.5; // measured, for oneself
    float halftone = print(2, at.xy, vec2(1.)) * .8;
    vec3 tint = mix(mix(c, palette[25], own ? 0. : mix(.5, .3, night)), palette[own ? 4 : 26], halftone);
    c = mix(mix(c, tint, inside), palette[own ? 5 : 26], edge);
  }
  colour = vec4(c, 1.);
}`,
};

/** Ink lines between two spots, some pixels wide; where they are the outline of a body they are heavier, and what is turned away is left out. */
export const INK = {
  vertex: `${SHARED}
in vec3 corner; in vec3 from, to, n1, n2; in vec4 style; out vec2 along; flat out vec4 s; uniform float fold;
void main() {
  s = style;
  vec4 a = view * vec4(from * vec3(1., 1., fold), 1.), b = view * vec4(to * vec3(1., 1., fold), 1.);
  float f1 = dot(n1, eye - from), f2 = dot(n2, eye - from);
  if (f1 <= 0. && f2 <= 0.) { gl_Position = vec4(2., 2., 2., 1.); return; }
  float outline = f1 * f2 < 0. && n1 != -n2 ? 1.65 : 1.;
  if (style.z < 0. && outline == 1.) { gl_Position = vec4(2., 2., 2., 1.); return; } // a round body has only an outline
  vec2 pa = a.xy / a.w * size * .5, pb = b.xy / b.w * size * .5;
  vec2 d = pb - pa; float len = max(length(d), 1e-3); d /= len;
  vec4 p = mix(a, b, corner.x);
  float wide = (style.w < 0. ? max(style.y * inch(p), abs(style.z) * pixel) : clamp(style.y * inch(p), abs(style.z) * pixel, 2.6 * pixel)) * outline * .5;
  vec2 shift = vec2(-d.y, d.x) * corner.y * wide + d * corner.z * wide * .8;
  p.xy += shift / (size * .5) * p.w;
  p.z -= 2e-4 * p.w;
  along = vec2(mix(0., distance(from, to), corner.x), corner.y);
  gl_Position = p;
}`,
  fragment: `${SHARED}
in vec2 along; flat in vec4 s; out vec4 colour; uniform float dotted;
void main() {
  float dash = dotted > 0. ? dotted : abs(s.w) > .01 ? abs(s.w) : 0.;
  if (dash > 0. && fract(along.x / dash) > .58) discard;
  colour = vec4(palette[int(s.x)], 1.);
}`,
};

/** Discs and other flat pieces: bases, tokens, rings around them. All drawn by distance. */
export const DISC = {
  vertex: `${SHARED}
in vec2 corner; in vec4 at, look, cell; out vec2 p; flat out vec4 l, c; flat out float r;
void main() {
  l = look; r = at.w; c = cell; p = corner * (r + (look.x == 1. || look.x == 2. || look.x > 9. ? .4 * r + .05 : .08) + (look.w > 0. ? .2 : 0.) + (look.z > .5 ? .72 : 0.)); // no larger than what it shows
  vec4 q = view * vec4(at.xyz + right * p.x + vec3(-right.y, right.x, 0.) * p.y, 1.);
  q.z -= 1.5e-4 * q.w; gl_Position = q;
}`,
  fragment: `${SHARED}
in vec2 p; flat in vec4 l, c; flat in float r; out vec4 colour; uniform sampler2D atlas; uniform float through;
float px; vec4 put(vec4 under, vec3 ink, float on) { return mix(under, vec4(ink, 1.), clamp(on, 0., 1.)); }
float in_(float d) { return 1. - smoothstep(-px, px, d); }
float ring(float d, float at, float half_) { return in_(abs(d - at) - half_); }
void main() {
  px = max(fwidth(p.x), fwidth(p.y)) * .75; float d = length(p), a = atan(p.y, p.x);
  int shape = int(l.x), seat = int(l.y), state = int(l.z); float thin = max(.06, px * 1.4);
  vec4 o = vec4(0.);
  vec3 mine = palette[seat == 0 ? 11 : seat == 1 ? 12 : 5];
  float bold = (state & 8) != 0 ? 2.2 : 1.; // pointed at
  if ((state & 2) != 0) { o = put(o, palette[1], in_(d - r - .3)); o = put(o, palette[4], ring(d, r + .32, thin * 1.5)); } // acting
  if ((state & 9) != 0) { o = put(o, palette[25], in_(d - r - .34)); o = put(o, palette[4], ring(d, r + .34, thin * .8 * bold)); } // offered
  if ((state & 4) != 0) { float k = abs(fract(a / 1.5708 + .0) - .5); o = put(o, palette[4], ring(d, r + .5, thin * 1.6) * step(k, .27)); } // target
  if ((state & 16) != 0) o = put(o, palette[30], ring(d, r + .62, thin)); // focus
  if ((state & 64) != 0) { float k = abs(fract(a / 1.5708) - .5); o = put(o, palette[14], ring(d, r + .5, thin * 1.8) * step(k, .33)); } // hit
  if ((state & 32) != 0) { o = put(o, palette[1], in_(d - r - .3)); o = put(o, palette[31], ring(d, r + .34, thin * 1.6) * step(fract(a * 2.8648), .62)); } // not there
  if (shape == 0) { // a base
    if (seat == 0) { o = put(o, mine, in_(d - r)); o = put(o, palette[13], ring(d, r * .84, .03)); }
    else { o = put(o, palette[1], in_(d - r)); float n = floor(6.2832 * r / .3); o = put(o, mine, ring(d, r - .1, .1) * step(fract(a / 6.2832 * n), .7)); }
    o = put(o, palette[4], ring(d, r, thin * .45));
    if (l.w > 0.) { float at_ = fract(.25 - a / 6.2832); o = put(o, palette[1], ring(d, r + .1, .12 + px)); o = put(o, palette[14], ring(d, r + .1, .085 + px * .5) * step(at_, l.w)); } // damage
    vec2 m = p / (r * 1.75) + .5; if (flatness > 0. && m.x > 0. && m.x < 1. && m.y > 0. && m.y < 1.) { float t = texture(atlas, c.xy + vec2(m.x, 1. - m.y) * c.zw).a; o = put(o, palette[seat == 0 ? 13 : 12], t * flatness); }
  } else if (shape > 8) { // the side of a piece, seen below its top
    vec2 b = abs(p); o = put(o, palette[4], in_(shape == 10 ? (b.x + b.y) * .7071 - r : shape == 11 ? max(b.x, b.y) - r * .86 : d - r));
  } else if (shape == 5) { // a place to choose
    o = put(o, palette[25], in_(d - r)); o = put(o, palette[4], ring(d, r, thin * .6 * bold));
  } else if (shape == 6) { // where something would end
    o = put(o, palette[1], in_(d - r)); o = put(o, palette[4], ring(d, r, thin * .8) * step(fract(a * 2.8648), .62));
  } else { // tokens: a diamond, a box, a disc, a gem
    vec2 b = abs(p); float e = shape == 1 ? (b.x + b.y) * .7071 - r : shape == 2 ? max(b.x, b.y) - r * .86 : shape == 4 ? max(b.x, b.x * .5 + b.y * .866) - r * .94 : d - r;
    o = put(o, palette[1], in_(e));
    o = put(o, seat < 0 ? palette[5] : mine, ring(e, -.085, seat < 0 ? .055 : .085) * (seat == 1 ? step(fract(a * 2.546), .7) : 1.));
    vec2 m = p / (r * 1.36) + .5; if (c.z > 0. && m.x > 0. && m.x < 1. && m.y > 0. && m.y < 1.) o = put(o, seat < 0 ? palette[5] : mine, texture(atlas, c.xy + vec2(m.x, 1. - m.y) * c.zw).a);
    o = put(o, palette[4], ring(e, 0., thin * .4));
  }
  if (o.a < .02) discard;
  if (through > .5 && flatness < .5) { // behind something: a screen of dots; from above there is no behind
    vec2 s = vec2(gl_FragCoord.x + gl_FragCoord.y, gl_FragCoord.y - gl_FragCoord.x) * .7071 / (4. * pixel);
    if (shape > 8 || length(fract(s) - .5) > .34) discard; o.a *= .9;
  }
  colour = vec4(o.rgb * o.a, o.a);
}`,
};

/** Upright cards (figures) and plates (Sizes): they face whoever looks, stand on the table, and lie down under somebody who looks from above. */
export const CARD = {
  vertex: `${SHARED}
in vec2 corner; in vec4 at; in vec4 box; in vec4 cell; in vec4 look; out vec2 t; flat out vec4 l, c; out vec2 p; uniform float cardPixels;
void main() {
  l = look; c = cell; t = vec2(corner.x * .5 + .5, .5 - corner.y * .5); p = corner;
  vec4 foot = view * vec4(at.xyz, 1.); float k = inch(foot);
  float grow = look.z > .5 ? clamp(box.y * k, box.z * pixel, box.w * pixel) / (box.y * k) : max(1., cardPixels * pixel / (box.y * k));
  vec2 wh = box.xy * grow; vec4 q;
  if (look.z > .5) { // a plate: flat on the screen, drawn before what it lies on
    q = foot + view * vec4(right * corner.x * wh.x * .5 + up * corner.y * wh.y * .5, 0.); q.z -= 4e-3 * q.w;
  } else {
    vec3 flatUp = vec3(-right.y, right.x, 0.);
    vec3 stand = normalize(mix(vec3(0., 0., 1.), up, .35)); // leans back a little, to be read
    stand = look.y > .5 ? flatUp : stand;                  // down
    vec3 side = right;
    if (look.y > .5) { side = right * .97 + flatUp * .24; stand = flatUp * .97 - right * .24; }
    float high = look.y > .5 ? corner.y * .5 : corner.y * .5 + .5;
    vec3 w = at.xyz + side * corner.x * wh.x * .5 + stand * high * wh.y + (look.y > .5 ? vec3(0., 0., .06) : vec3(0.)) + back * .02;
    q = view * vec4(w, 1.); q.z -= (look.y > .5 ? 4e-4 : 6e-4) * q.w;
  }
  gl_Position = q;
}`,
  fragment: `${SHARED}
in vec2 t, p; flat in vec4 l, c; out vec4 colour; uniform sampler2D atlas; uniform float through;
float dots(vec2 s, float on) { vec2 q = vec2(s.x + s.y, s.y - s.x) * .7071 / (5. * pixel); return step(length(fract(q) - .5), on); }
void main() {
  vec4 k = texture(atlas, c.xy + t * c.zw);
  if (l.z < .5) {
    if (k.a < .35) discard;
    // From above a card would hide its base: it dissolves into dots.
    if (flatness > 0. && l.y < .5 && !(dots(gl_FragCoord.xy, .75 * (1. - flatness)) > .5)) discard;
    if (through > .5) { if (l.y > .5 || dots(gl_FragCoord.xy, .3) < .5) discard; colour = vec4(palette[int(l.x) == 0 ? 11 : 12], 1.); return; }
    if (l.w > .5) k.rgb = mix(k.rgb, palette[3] * k.a, .38); // done
  } else if (through > .5) discard;
  if (k.a < .02) discard; colour = k;
}`,
};

/** Dice: eight faces, each with its symbol. They have a table of their own, in front. When they lie, only the face that counts keeps its symbol. */
export const DIE = {
  vertex: `${SHARED}
in vec3 position, normal, bary; in vec4 face; in vec4 at, spin, style; out vec3 b, n; out vec2 t; flat out vec4 f, s;
vec3 turn(vec4 q, vec3 v) { return v + 2. * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
uniform mat4 tray;
void main() { b = bary; f = face; s = style; n = turn(spin, normal); t = face.xy; gl_Position = tray * vec4(at.xyz + turn(spin, position) * at.w, 1.); }`,
  fragment: `${SHARED}
in vec3 b, n; in vec2 t; flat in vec4 f, s; out vec4 colour; uniform sampler2D atlas; uniform vec4 cells[8];
void main() {
  bool dark = s.x < .5; vec3 body = palette[dark ? 4 : 1], mark = palette[dark ? 29 : 4];
  float side = 1. - smoothstep(.55, .95, n.z), away = dot(n, vec3(.75, -.55, 0.));
  vec3 c = mix(body, palette[dark ? 6 : 7], side * (dark ? .55 + .3 * away : .75 + .6 * away));
  vec4 cell = cells[int(f.z)];
  if (t.x > 0. && t.x < 1. && t.y > 0. && t.y < 1.) c = mix(c, mark, texture(atlas, cell.xy + vec2(t.x, 1. - t.y) * cell.zw).a * (1. - s.y * side));
  float e = min(b.x, min(b.y, b.z)), w = fwidth(e); c = mix(c, palette[dark ? 29 : 4], (1. - smoothstep(w * .5, w * 1.5, e)) * (dark ? .55 : 1.));
  colour = vec4(c, 1.);
}`,
};

/** What a die darkens under itself: dots, larger the closer it is. */
export const DIE_SHADE = {
  vertex: `${SHARED}
in vec2 corner; in vec4 at; out vec2 p; flat out float high; uniform mat4 tray;
void main() { p = corner; high = max(0., at.z - .6); gl_Position = tray * vec4(at.xy + vec2(.16, -.12) * (1. + 2. * high) + corner * 1.02, 0., 1.); }`,
  fragment: `${SHARED}
in vec2 p; flat in float high; out vec4 colour;
void main() {
  vec2 s = vec2(gl_FragCoord.x + gl_FragCoord.y, gl_FragCoord.y - gl_FragCoord.x) * .7071 / (4. * pixel);
  if (length(p) > 1. || length(fract(s) - .5) > mix(.27, .12, clamp(high / 2.5, 0., 1.))) discard;
  colour = vec4(palette[20], 1.);
}`,
};
