#version 300 es
precision highp float;

in vec2 vAt;
flat in vec2 vLook;

uniform vec4 uInk; // colour

out vec4 finalColor;

void main() {
  finalColor = vec4(uInk.rgb, 1.0) * (vLook.y * clamp(vLook.x + 0.5 - length(vAt), 0.0, 1.0));
}
