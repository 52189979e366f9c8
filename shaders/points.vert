#version 300 es
// Small points over an area: four plain vertices each, in the order of the strip (0,0) (1,0) (0,1) (1,1).
in vec3 aPoint; // x, y as shares of the area; the ink's index

uniform vec4 uClip; // from CSS px to clip space, x and y; the buffer's width and height in pixels
uniform vec4 uPart; // of the drawing in the buffer, 0 where that holds all of it: its left bottom corner in buffer pixels; places that a vertex may have along a buffer pixel, along a CSS px
uniform float uSlide; // how far all have moved left, as a share of the area's width
uniform vec4 uArea; // x, y, width, height in CSS px
uniform vec4 uSize; // half size, the disc's radius in CSS px; buffer pixels to a CSS px; over which share of the width a point grows from either end, 0 for none
uniform vec4 uInks[int(INKS)]; // colour; the shape's number

out vec2 vAt; // CSS px from the centre
flat out vec4 vInk;

// Where all of a drawing's parts have the vertex: never where a rasteriser's rounding depends on the part.
vec2 kept(vec2 at) {
  return uPart.w > 0.0 ? (floor(at * uPart.w) + 0.25) / uPart.w : at;
}

void main() {
  float along = aPoint.x - uSlide;
  vec2 corner = vec2(float(gl_VertexID & 1), float((gl_VertexID >> 1) & 1)) * 2.0 - 1.0;
  float reach = along < 0.0 || along > 1.0 ? 0.0 : uSize.x + 1.0 / uSize.z;
  vAt = corner * reach;
  vInk = uInks[int(aPoint.z + 0.5)];
  float grown = uSize.w > 0.0 ? clamp(min(along, 1.0 - along) / uSize.w, 0.0, 1.0) : 1.0;
  vec2 centre = uArea.xy + vec2(along, aPoint.y) * uArea.zw;
  gl_Position = vec4(kept(centre + vAt * grown) * uClip.xy + vec2(-1.0, 1.0), 0.0, 1.0);
}
