#version 300 es
// Things on their way along horizontal lines: four plain vertices each, in the order of the strip (0,0) (1,0) (0,1) (1,1).
in vec4 aPath; // x at the start, x at the end, y in CSS px; shape + HOLLOW if hollow + INK times the ink's index
in vec4 aTime; // start, life, from, hide in ms; all but the life count from the base

uniform vec4 uClip; // from CSS px to clip space, x and y; the buffer's width and height in pixels
uniform vec4 uPart; // of the drawing in the buffer, 0 where that holds all of it: its left bottom corner in buffer pixels; places that a vertex may have along a buffer pixel, along a CSS px
uniform vec4 uTime; // ms since the base; 1 where nothing grows; ms of growth
uniform vec4 uSize; // half size in CSS px; the disc's radius in halves; buffer pixels to a CSS px
uniform vec4 uLines; // line of a hollow marker in halves; most halo in CSS px, in halves
uniform vec4 uTrail; // ms that a trail is long; its height at the marker in sizes
uniform vec4 uInks[int(INKS)];
uniform vec4 uSides[int(SHAPES * SIDES)]; // by shape: outward normal and distance in halves

out vec2 vAt; // CSS px from the centre
out vec4 vSides; // CSS px outside each side
flat out vec4 vInk; // colour; 1 if hollow
flat out vec3 vWidths; // the disc's radius, line, halo in CSS px
flat out vec2 vTrail; // length and half height in CSS px

// A mitred corner of the halo reaches at most so many times its width.
const float MITRE = 2.0;
const float FAR = 4.0;

float grown() {
  float left = aTime.x + aTime.y - uTime.x;
  if (uTime.y == 1.0) return left > 0.0 && uTime.x < aTime.w ? 1.0 : 0.0;
  return clamp(min(min(uTime.x - aTime.z, left), aTime.w + uTime.z - uTime.x) / uTime.z, 0.0, 1.0);
}

// Where all of a drawing's parts have the vertex: never where a rasteriser's rounding depends on the part.
vec2 kept(vec2 at) {
  return uPart.w > 0.0 ? (floor(at * uPart.w) + 0.25) / uPart.w : at;
}

void main() {
  int look = int(aPath.w + 0.5);
  int shape = look % int(HOLLOW);
  float size = grown();
  float radius = uSize.x * size;
  float halo = min(uLines.y, uLines.z * radius);
  vInk = vec4(uInks[look / int(INK)].rgb, float(look / int(HOLLOW) % 2));
  vWidths = vec3(radius * (shape == 0 ? uSize.y : FAR), uLines.x * radius, halo);
  vTrail = vec2(clamp(uTime.x - aTime.x, 0.0, uTrail.x) / aTime.y * (aPath.y - aPath.x), uTrail.y * radius);

  vec2 corner = vec2(float(gl_VertexID & 1), float((gl_VertexID >> 1) & 1)) * 2.0 - 1.0;
  float reach = size > 0.0 ? radius + halo * MITRE + 1.0 / uSize.z : 0.0;
  vAt = corner * reach;
  if (size > 0.0 && corner.x < 0.0) vAt.x = min(vAt.x, -vTrail.x);
  for (int i = 0; i < int(SIDES); i++) {
    vec3 side = uSides[shape * int(SIDES) + i].xyz;
    vSides[i] = dot(side.xy, vAt) - side.z * radius;
  }
  vec2 centre = vec2(mix(aPath.x, aPath.y, clamp((uTime.x - aTime.x) / aTime.y, 0.0, 1.0)), aPath.z);
  gl_Position = vec4(kept(centre + vAt) * uClip.xy + vec2(-1.0, 1.0), 0.0, 1.0);
}
