#version 300 es
precision highp float;

flat in vec4 vInk;
flat in float vHalf;
in vec2 vOff;

uniform vec4 uPlace; // the last: opacity
uniform vec4 uFade; // buffer pixels from the drawing's left edge: where the machine's field begins and ends, and over how many it fades there

out vec4 finalColor;

void main() {
  float cover = vHalf > 0.0 ? clamp(vHalf + 0.5 - abs(vOff.x), 0.0, 1.0) : 1.0;
  float edge = clamp(min(vOff.y - uFade.x, uFade.y - vOff.y) / uFade.z, 0.0, 1.0);
  float opacity = vInk.a * cover * edge * uPlace.w;
  finalColor = vec4(vInk.rgb * opacity, opacity);
}
