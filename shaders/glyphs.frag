#version 300 es
precision highp float;

in vec2 vAt;
flat in vec3 vInk;

uniform sampler2D uSheet; // white glyphs
uniform float uOpacity;

out vec4 finalColor;

void main() {
  finalColor = vec4(vInk, 1.0) * (texture(uSheet, vAt).a * uOpacity);
}
