#version 300 es
// Glyphs of text: four plain vertices each, in the order of the strip (0,0) (1,0) (0,1) (1,1).
in vec4 aGlyph; // x, y in CSS px; u, v in the sheet
in vec4 aInk; // colour

uniform vec2 uMoved; // how far all stand from where they are placed, CSS px
uniform vec4 uClip; // from CSS px to clip space, x and y; the buffer's width and height in pixels

out vec2 vAt;
flat out vec3 vInk;

void main() {
  vAt = aGlyph.zw;
  vInk = aInk.rgb;
  gl_Position = vec4((aGlyph.xy + uMoved) * uClip.xy + vec2(-1.0, 1.0), 0.0, 1.0);
}
