#version 300 es
// A polyline: an instance a segment, of four vertices in the order of the strip (from, near) (to, near) (from, far) (to, far).
in vec2 aBefore; // x and y of the point before the segment in CSS px
in vec4 aSegment; // x and y of its ends
in vec2 aAfter; // x and y of the point after it
in vec2 aAlong; // how far along the line the ends are, CSS px
in vec2 aFeet; // how high the area ends at them, CSS px

uniform vec4 uClip; // from CSS px to clip space, x and y; the buffer's width and height in pixels
uniform vec4 uPart; // of the drawing in the buffer, 0 where that holds all of it: its left bottom corner in buffer pixels; places that a vertex may have along a buffer pixel, along a CSS px
uniform vec4 uShape; // half the width in buffer pixels; not needed; 1 for the area, 0 for the line; segments in use
uniform vec4 uDash; // the last: how far the line stands to the right of where its points are, CSS px

flat out vec4 vSegment; // the same in buffer pixels, from the drawing's left bottom corner
flat out vec4 vAround;
flat out vec2 vJoined; // 1 where a segment stands before, after
flat out vec2 vAlong;

// Where all of a drawing's parts have the vertex: never where a rasteriser's rounding depends on the part.
vec2 kept(vec2 at) {
  return uPart.w > 0.0 ? (floor(at * uPart.w) + 0.25) / uPart.w : at;
}

vec2 clip(vec2 at) {
  return kept(vec2(at.x + uDash.w, at.y)) * uClip.xy + vec2(-1.0, 1.0);
}

vec2 pixels(vec2 at) {
  return (clip(at) * 0.5 + 0.5) * uClip.zw;
}

void main() {
  float segment = float(gl_InstanceID);
  vec2 corner = vec2(float(gl_VertexID & 1), float((gl_VertexID >> 1) & 1));
  vJoined = vec2(segment > 0.5 ? 1.0 : 0.0, segment + 1.5 < uShape.w ? 1.0 : 0.0);
  vSegment = vec4(pixels(aSegment.xy), pixels(aSegment.zw));
  vAlong = aAlong;
  vAround = vec4(pixels(aBefore), pixels(aAfter));
  vec2 end = corner.x == 0.0 ? aSegment.xy : aSegment.zw;
  if (uShape.z == 1.0) {
    gl_Position = vec4(clip(corner.y == 0.0 ? end : vec2(end.x, corner.x == 0.0 ? aFeet.x : aFeet.y)), 0.0, 1.0);
  } else {
    vec2 span = vSegment.zw - vSegment.xy;
    float len = length(span);
    vec2 along = len > 0.0 ? span / len : vec2(1.0, 0.0);
    float reach = uShape.x + 1.0;
    vec2 off = (along * (corner.x * 2.0 - 1.0) + vec2(-along.y, along.x) * (corner.y * 2.0 - 1.0)) * reach;
    vec2 at = (corner.x == 0.0 ? vSegment.xy : vSegment.zw) + off;
    gl_Position = vec4(at / uClip.zw * 2.0 - 1.0, 0.0, 1.0);
  }
}
