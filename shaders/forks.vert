#version 300 es
// The lines of one slice of forks: two vertices a point, one on either side of its line; the last of a triangle is at its segment's beginning and
// says how the segment looks. For the dots at now a vertex is a point.
in vec2 aBefore; // the point before: ms from the slice's start, height
in vec2 aAt; // the point itself
in vec2 aAfter; // the point after it
in vec4 aLook; // kind; evaluation score, [0, 1]; ms at which it is cut; its fork, -1 for none

uniform vec4 uClip; // from buffer pixels to clip space, x and y; the buffer's width and height in pixels
uniform vec4 uPart; // of the drawing in the buffer, 0 where that holds all of it: its left bottom corner in buffer pixels; places that a vertex may have along a buffer pixel, along a CSS px
uniform vec4 uMap; // buffer pixels: of a ms along the time's axis, of height 1 across it; 1 where time runs upwards; pixels to a CSS px
uniform vec4 uPlace; // buffer pixels from the left and the top: the slice's start on the live line; ms from there to now; 1 to draw the dots at now
uniform vec4 uMarked; // index of the best fork, of the one that is pointed at; ms of the selected veto, and of the veto that the drawing answers
uniform vec4 uAnswer; // light of that answer, [0, 1]; share of its height by which what was cut is lower; buffer pixels behind now in which the live line is wide; light of what is foreseen
uniform vec4 uEnds; // heights between which bands lie, and where edges begin
uniform vec4 uTops; // heights to which the lines of the vetoes go
uniform vec4 uInks[7]; // by kind: colour, opacity
uniform vec4 uTones[4]; // colours of what is cut, of the best fork, of what is pointed at; unused
uniform float uWidths[7]; // by kind, in buffer pixels

flat out vec4 vInk; // colour, opacity
flat out vec4 vShape; // half the width; kind; 1 for a dot, -1 for a vetoed fork; 1 where the line runs across time
out vec2 vOff; // buffer pixels from the line's middle, and its fork; a dot's reach in both

const float BAND = 1.5;
const float VETO = 3.0;
const float FORK = 4.0;
const float LIVE = 5.0;
const float WOUND = 6.0;
// Light of the faintest fork, of the brightest 1.
const float FLOOR = 0.34;

vec2 pixels(vec2 at) {
  float lower = aLook.x >= FORK && abs(aLook.z - uMarked.w) < 0.5 ? 1.0 - uAnswer.y : 1.0;
  vec2 offset = vec2(at.x * uMap.x, at.y * uMap.y * lower);
  return uPlace.xy + (uMap.z == 1.0 ? vec2(offset.y, -offset.x) : offset);
}

vec2 way(vec2 from, vec2 to, vec2 otherwise) {
  vec2 span = to - from;
  float len = length(span);
  return len > 1e-3 ? span / len : otherwise;
}

// From the line's middle to its edge at one end, for a reach of 1: lines that meet share it.
vec2 mitre(vec2 last, vec2 next) {
  vec2 both = last + next;
  vec2 along = dot(both, both) > 1e-3 ? normalize(both) : next;
  return vec2(-along.y, along.x) / max(dot(along, next), 0.45);
}

// Where all of a drawing's parts have the vertex: never where a rasteriser's rounding depends on the part.
vec2 kept(vec2 at) {
  return uPart.z > 0.0 ? (floor(at * uPart.z) + 0.25) / uPart.z : at;
}

void main() {
  float kind = aLook.x;
  int index = int(kind + 0.5);
  bool cut = aLook.z <= uPlace.z;
  bool own = kind == FORK && aLook.w >= 0.0;
  bool best = own && !cut && aLook.w == uMarked.x;
  bool pointed = own && aLook.w == uMarked.y;
  bool chosen = kind == VETO && abs(aLook.z - uMarked.z) < 0.5;
  float wide = uWidths[index];
  vec4 ink = uInks[index];
  float light = mix(FLOOR, 1.0, aLook.y * aLook.y);
  if (kind == FORK) ink.a *= light;
  if (cut && kind == FORK) ink = vec4(uTones[0].rgb, mix(0.72, 1.0, aLook.y));
  if (kind == FORK && !cut && aAt.x > aLook.z - 1.0) ink.rgb = uTones[0].rgb;
  if (best) { ink = vec4(uTones[1].rgb, 1.0); wide *= 1.5; }
  if (pointed) { ink = vec4(uTones[2].rgb, 1.0); wide *= 1.6; }
  if (chosen) { ink.a = 1.0; wide *= 2.0; }
  bool answers = abs(aLook.z - uMarked.w) < 0.5;
  if (answers && kind == FORK) {
    ink.a = mix(ink.a, 1.0, uAnswer.x);
    wide *= 1.0 + uAnswer.x * 0.6;
  } else if (kind > BAND && !(answers && kind >= VETO)) {
    ink.a *= 1.0 - uAnswer.x * 0.5;
  }
  bool hidden = kind == WOUND && !cut;

  vec2 at = pixels(aAt);
  if (uPlace.w == 1.0) {
    hidden = hidden || aAt.x > uPlace.z || uPlace.z >= aAfter.x;
    float size = (kind == FORK ? (best || pointed ? 3.4 : 1.9) : 3.6) * uMap.w;
    float reach = size + 1.0;
    at = mix(at, pixels(aAfter), clamp((uPlace.z - aAt.x) / max(aAfter.x - aAt.x, 1e-3), 0.0, 1.0));
    gl_PointSize = reach * 2.0;
    vOff = vec2(reach);
    ink.a = 1.0;
    vShape = vec4(size, kind, 1.0, 0.0);
  } else {
    vec2 next = way(at, pixels(aAfter), vec2(0.0));
    vec2 last = way(pixels(aBefore), at, next);
    if (next == vec2(0.0)) next = last;
    float halfWide = wide * 0.5;
    float reach = halfWide + 1.0;
    if (kind < BAND) {
      at = pixels(vec2(aAt.x, (uEnds.x + uEnds.y) * 0.5));
      reach = halfWide = (uEnds.y - uEnds.x) * 0.5 * uMap.y;
    } else if (kind < FORK) {
      float top = kind != VETO ? uEnds.z : aLook.w < 3.5 ? uTops[int(aLook.w + 0.5)] : uEnds.x;
      at = pixels(vec2(aAt.x, aAt.y < 0.0 ? top : uEnds.y));
    }
    float side = float(gl_VertexID & 1) * 2.0 - 1.0;
    at += mitre(last, next) * side * reach;
    vOff = vec2(side * reach, max(aLook.w, 0.0));
    float steep = uMap.z == 1.0 ? abs(next.x) - abs(next.y) : abs(next.y) - abs(next.x);
    vShape = vec4(halfWide, kind, cut && kind == FORK ? -1.0 : 0.0, steep > 0.0 ? 1.0 : 0.0);
  }
  vInk = ink;
  gl_Position = hidden ? vec4(0.0, 0.0, 2.0, 1.0) : vec4(kept(at) * uClip.xy + vec2(-1.0, 1.0), 0.0, 1.0);
}
