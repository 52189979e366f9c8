#version 300 es
// Without a branch, a division or a modulo: a renderer without a GPU runs all of it for every pixel of every cell.
precision highp float;

in float vBelow;
in vec2 vPitches;
flat in vec2 vPitch;
flat in vec2 vLines;
flat in vec4 vInk;

uniform vec4 uTrack;

out vec4 finalColor;

void main() {
  vec2 lines = clamp(vLines - abs(fract(vPitches) - 0.5) * vPitch, 0.0, 1.0);
  float fill = clamp(vBelow + 0.5, 0.0, 1.0);
  finalColor = uTrack + vInk * (fill * max(lines.x, lines.y));
}
