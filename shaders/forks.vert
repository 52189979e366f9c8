#version 300 es
// The lines of one slice of forks: two vertices a point, one on either side of its line; the last of a triangle is at its segment's beginning and
// says how the segment looks. For the dots at now a vertex is a point.
in vec2 aBefore; // the point before: ms from the slice's start, height
in vec2 aAt; // the point itself
in vec2 aAfter; // the point after it
in vec4 aLook; // kind; evaluation score, [0, 1]; ms at which it is cut; index of its fork or veto, -1 for none

uniform vec4 uClip; // from buffer pixels to clip space, x and y; the buffer's width and height in pixels
uniform vec4 uPart; // of the drawing in the buffer, 0 where that holds all of it: its left bottom corner in buffer pixels; places that a vertex may have along a buffer pixel, along a CSS px
uniform vec4 uMap; // buffer pixels: of a ms along the time's axis, of height 1 across it; 1 where time runs upwards; pixels to a CSS px
uniform vec4 uPlace; // buffer pixels from the left and the top: the slice's start on the live line; ms from there to now; 1 to draw the dots at now
uniform vec4 uMarked; // index of the best fork, of the one that is pointed at; ms of the selected veto, and of the veto that the drawing answers
uniform vec4 uAnswer; // light of that answer, [0, 1]; share of its height by which what was cut is lower; buffer pixels behind now in which the live line is wide; light of what is foreseen
uniform vec4 uEnds; // heights between which bands and edges lie
uniform vec4 uTops; // heights to which the lines of the vetoes go
uniform vec4 uInks[int(KINDS)]; // by kind: colour, opacity
uniform vec4 uTones[int(TONES)]; // colours of what is cut, of the best fork, of what is pointed at
uniform float uWidths[int(KINDS)]; // by kind, in buffer pixels

flat out vec4 vInk; // colour, opacity
flat out vec4 vShape; // half the width; kind; 1 for a dot, -1 for a vetoed fork; 1 where the line runs across time
out vec2 vOff; // buffer pixels from the line's middle, and its fork; a dot's reach in both

// Of half the angle between two lines that meet: what a mitre is cut off at.
const float LEAST_COSINE = 0.45;

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
  return vec2(-along.y, along.x) / max(dot(along, next), LEAST_COSINE);
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
  float light = mix(FAINTEST, 1.0, aLook.y * aLook.y);
  if (kind == FORK) ink.a *= light;
  if (cut && kind == FORK) ink = vec4(uTones[0].rgb, mix(FAINTEST_CUT, 1.0, aLook.y));
  if (kind == FORK && !cut && aAt.x > aLook.z - 1.0) ink.rgb = uTones[0].rgb;
  if (best) { ink = vec4(uTones[1].rgb, 1.0); wide *= BEST_WIDTH; }
  if (pointed) { ink = vec4(uTones[2].rgb, 1.0); wide *= POINTED_WIDTH; }
  if (chosen) { ink.a = 1.0; wide *= SELECTED_WIDTH; }
  bool answers = abs(aLook.z - uMarked.w) < 0.5;
  if (answers && kind == FORK) {
    ink.a = mix(ink.a, 1.0, uAnswer.x);
    wide *= 1.0 + uAnswer.x * ANSWER_WIDER;
  } else if (kind > EVAL_BAND && !(answers && kind >= VETO)) {
    ink.a *= 1.0 - uAnswer.x * ANSWER_DIMS;
  }
  bool hidden = kind == WOUND && !cut;

  vec2 at = pixels(aAt);
  if (uPlace.w == 1.0) {
    hidden = hidden || aAt.x > uPlace.z || uPlace.z >= aAfter.x;
    float size = (kind == FORK ? (best || pointed ? MARKED_DOT : FORK_DOT) : kind == WILD ? FORK_DOT : LIVE_DOT) * uMap.w;
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
    if (kind <= EVAL_BAND) {
      at = pixels(vec2(aAt.x, (uEnds.x + uEnds.y) * 0.5));
      reach = halfWide = (uEnds.y - uEnds.x) * 0.5 * uMap.y;
    } else if (kind < FORK) {
      float top = kind == EDGE ? uEnds.x : aLook.w < TOPS - 0.5 ? uTops[int(aLook.w + 0.5)] : uEnds.x;
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
