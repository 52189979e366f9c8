#version 300 es
precision highp float;

in vec2 vAt;
flat in vec4 vInk;

uniform vec4 uSize; // half size, the disc's radius in CSS px; buffer pixels to a CSS px; not needed here

out vec4 finalColor;

const float HALF_ROOT = 0.70710678;
// Outward normal of a side of the triangle that points upwards; see `theme/shape`.
const vec2 SIDE = vec2(0.86887, 0.49505);

void main() {
  float diamond = (abs(vAt.x) + abs(vAt.y) - uSize.x) * HALF_ROOT;
  float triangle = max(vAt.y - 0.72 * uSize.x, dot(SIDE, vec2(abs(vAt.x), -vAt.y)) - SIDE.y * uSize.x);
  float off = vInk.a == DIAMOND ? diamond : vInk.a == TRIANGLE ? triangle : length(vAt) - uSize.y;
  finalColor = vec4(vInk.rgb, 1.0) * clamp(0.5 - off * uSize.z, 0.0, 1.0);
}
