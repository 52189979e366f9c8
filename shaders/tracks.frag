#version 300 es
precision highp float;

in vec2 vAt;
in vec4 vSides;
flat in vec4 vInk;
flat in vec4 vWidths;

uniform vec4 uSize; // half size in CSS px; the disc's radius in halves; buffer pixels to a CSS px; most halo in CSS px
uniform vec4 uGround; // colour behind the markers

out vec4 finalColor;

// How much of the pixel is covered by what begins `off` CSS px away, negative inside.
float cover(float off) {
  return clamp(0.5 - off * uSize.z, 0.0, 1.0);
}

void main() {
  vec2 sides = max(vSides.xy, vSides.zw);
  float off = max(length(vAt) - vWidths.x, max(sides.x, sides.y));
  float hollow = max(cover(off + vWidths.y), cover(abs(vAt.x) - vWidths.z));
  float ink = cover(off) * (1.0 - vInk.a * hollow);
  float ground = cover(off - vWidths.w);
  finalColor = vec4(mix(uGround.rgb, vInk.rgb, ink), 1.0) * ground;
}
