#version 300 es
// A field of gauges: four plain vertices a cell, in the order of the strip (0,0) (1,0) (0,1) (1,1).
in vec4 aRect; // x, y, width, height in CSS px
in vec4 aData; // level before, level now, ink index / 65535, unused; each in [0, 1]

uniform mat3 uTransformMatrix;
uniform vec4 uClip; // from CSS px to clip space, x and y; the buffer's width and height in pixels
uniform float uBlend; // how far the level has moved from before to now, [0, 1]
uniform vec4 uInks[8]; // colour, hatch

out vec2 vAt; // CSS px from the cell's top left
flat out float vTop; // the level's edge, CSS px from the cell's top
flat out vec4 vInk;

void main() {
  vec2 corner = vec2(float(gl_VertexID & 1), float((gl_VertexID >> 1) & 1));
  vAt = corner * aRect.zw;
  vTop = aRect.w * (1.0 - mix(aData.x, aData.y, uBlend));
  vInk = uInks[int(aData.z * 65535.0 + 0.5)];
  vec2 at = (uTransformMatrix * vec3(aRect.xy + vAt, 1.0)).xy;
  gl_Position = vec4(at * uClip.xy + vec2(-1.0, 1.0), 0.0, 1.0);
}
