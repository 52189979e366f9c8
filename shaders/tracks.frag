#version 300 es
precision highp float;

in vec2 vAt;
in vec4 vSides;
flat in vec4 vInk;
flat in vec3 vWidths;
flat in vec2 vTrail;

uniform vec4 uSize; // half size in CSS px; the disc's radius in halves; buffer pixels to a CSS px
uniform vec4 uGround; // colour behind the markers

out vec4 finalColor;

// How much of the pixel is covered by what begins `off` CSS px away, negative inside.
float cover(float off) {
  return clamp(0.5 - off * uSize.z, 0.0, 1.0);
}

// How much of the pixel the trail covers: a wedge behind the marker.
float trail() {
  float along = 1.0 + vAt.x / max(vTrail.x, 1e-3);
  if (vAt.x > 0.0 || along < 0.0) return 0.0;
  return cover(abs(vAt.y) - vTrail.y * along);
}

void main() {
  vec2 sides = max(vSides.xy, vSides.zw);
  float off = max(length(vAt) - vWidths.x, max(sides.x, sides.y));
  float ink = cover(off) * (1.0 - vInk.a * cover(off + vWidths.y));
  float ground = cover(off - vWidths.z);
  float behind = trail() * (1.0 - ground);
  finalColor = vec4(mix(uGround.rgb, vInk.rgb, ink), 1.0) * ground + vec4(vInk.rgb, 1.0) * behind;
}
