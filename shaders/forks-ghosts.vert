#version 300 es
// Dots along the forks that a veto saved: four vertices each, in the order of the strip (0,0) (1,0) (0,1) (1,1). None shows before its instant.
in vec4 aDot; // ms from the slice's start, height, light, ms from the slice's start to the veto

uniform vec4 uClip; // from buffer pixels to clip space, x and y; the buffer's width and height in pixels
uniform vec4 uPart; // of the drawing in the buffer, 0 where that holds all of it: its left bottom corner in buffer pixels; places that a vertex may have along a buffer pixel, along a CSS px
uniform vec4 uMap; // buffer pixels: of a ms along the time's axis, of height 1 across it; 1 where time runs upwards; buffer pixels to a CSS px
uniform vec4 uPlace; // buffer pixels from the left and the top: the slice's start on the live line; ms from there to now
uniform vec4 uDot; // a dot's radius in buffer pixels; ms from the slice's start to the selected veto, and to the veto that the drawing answers; light of that answer, [0, 1]

out vec2 vAt; // buffer pixels from the centre
flat out vec2 vLook; // radius in buffer pixels; opacity

// How much larger a dot is as now passes over it, and for how many CSS px after that.
const float HEAD = 1.25;
const float HEAD_PX = 9.0;

// Where all of a drawing's parts have the vertex: never where a rasteriser's rounding depends on the part.
vec2 kept(vec2 at) {
  return uPart.z > 0.0 ? (floor(at * uPart.z) + 0.25) / uPart.z : at;
}

void main() {
  bool chosen = abs(aDot.w - uDot.y) < 0.5;
  float age = (uPlace.z - aDot.x) * uMap.x / uMap.w;
  float head = clamp(1.0 - age / HEAD_PX, 0.0, 1.0);
  float radius = uDot.x * (1.0 + HEAD * head * head) * (chosen ? 1.15 : 1.0);
  float reach = age < 0.0 ? 0.0 : radius + 1.0;
  vAt = (vec2(float(gl_VertexID & 1), float((gl_VertexID >> 1) & 1)) * 2.0 - 1.0) * reach;
  vLook = vec2(radius, mix(chosen ? mix(aDot.z, 1.0, 0.5) : aDot.z, 1.0, head));
  if (uDot.w > 0.0) vLook.y = abs(aDot.w - uDot.z) < 0.5 ? mix(vLook.y, 1.0, uDot.w) : vLook.y * (1.0 - 0.5 * uDot.w);
  vec2 offset = vec2(aDot.x * uMap.x, aDot.y * uMap.y);
  vec2 centre = uPlace.xy + (uMap.z == 1.0 ? vec2(offset.y, -offset.x) : offset);
  gl_Position = vec4(kept(centre + vAt) * uClip.xy + vec2(-1.0, 1.0), 0.0, 1.0);
}
