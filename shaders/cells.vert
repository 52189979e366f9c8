#version 300 es
// A field of gauges: four plain vertices a cell, in the order of the strip (0,0) (1,0) (0,1) (1,1).
in vec4 aRect; // x, y, width, height in CSS px
in vec2 aLevels; // before and now, [0, 1]
in vec4 aInk; // colour; hatch / 255

uniform vec4 uClip; // from CSS px to clip space, x and y; the buffer's width and height in pixels
uniform vec4 uHatch; // the last: how far the cells stand to the right of where they are placed, CSS px
uniform float uBlend; // how far the level has moved from before to now, [0, 1]

out vec2 vAt; // CSS px from the cell's top left
flat out float vTop; // the level's edge, CSS px from the cell's top
flat out vec4 vInk; // colour, hatch

void main() {
  vec2 corner = vec2(float(gl_VertexID & 1), float((gl_VertexID >> 1) & 1));
  vAt = corner * aRect.zw;
  vTop = aRect.w * (1.0 - mix(aLevels.x, aLevels.y, uBlend));
  vInk = vec4(aInk.rgb, floor(aInk.a * 255.0 + 0.5));
  gl_Position = vec4((aRect.xy + vAt + vec2(uHatch.w, 0.0)) * uClip.xy + vec2(-1.0, 1.0), 0.0, 1.0);
}
