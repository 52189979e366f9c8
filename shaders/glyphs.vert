#version 300 es
// Glyphs of text: four plain vertices each, in the order of the strip (0,0) (1,0) (0,1) (1,1).
in vec4 aGlyph; // x, y in CSS px; u, v in the sheet
in vec4 aInk; // colour; unused

uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;

out vec2 vAt;
flat out vec3 vInk;

void main() {
  vAt = aGlyph.zw;
  vInk = aInk.rgb;
  vec3 at = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(aGlyph.xy, 1.0);
  gl_Position = vec4(at.xy, 0.0, 1.0);
}
