#version 300 es
// The rigid bodies of one machine: lines as strips, faces as triangles.
in vec2 aAt; // metres from the origin of its part, upwards
in vec2 aOff; // from the line's middle to its edge, for half a width of 1; 0 in a face
in vec3 aLook; // its part; its kind; side of the line, -1 or 1, 0 in a face

uniform vec4 uClip; // from buffer pixels to clip space, x and y; the buffer's width and height in pixels
uniform vec4 uPart; // of the drawing in the buffer, 0 where that holds all of it: its left bottom corner in buffer pixels; places that a vertex may have along a buffer pixel, along a CSS px
uniform vec4 uPlace; // buffer pixels from the left and the top: the machine's origin; buffer pixels to a metre; opacity
uniform vec4 uTurns[int(PARTS)]; // by part: where a metre ahead in it points to, and a metre upwards
uniform vec4 uMoves[int(PARTS)]; // by part: metres from the machine's origin to the part's; 1 if it is not drawn
uniform vec4 uInks[int(KINDS)]; // by kind: colour, opacity
uniform float uWidths[int(KINDS)]; // by kind, buffer pixels

flat out vec4 vInk;
flat out float vHalf; // of the line's width, buffer pixels; a face has none
out vec2 vOff; // buffer pixels from the line's middle; from the drawing's left edge

// Where all of a drawing's parts have the vertex: never where a rasteriser's rounding depends on the part.
vec2 kept(vec2 at) {
  return uPart.z > 0.0 ? (floor(at * uPart.z) + 0.25) / uPart.z : at;
}

void main() {
  int part = int(aLook.x + 0.5);
  int kind = int(aLook.y + 0.5);
  vec4 turn = uTurns[part];
  vec4 move = uMoves[part];
  vec2 metres = move.xy + aAt.x * turn.xy + aAt.y * turn.zw;
  vec2 at = uPlace.xy + vec2(metres.x, -metres.y) * uPlace.z;
  vec2 ahead = length(turn.xy) > 1e-4 ? normalize(turn.xy) : vec2(1.0, 0.0);
  vec2 off = aOff.x * ahead + aOff.y * vec2(-ahead.y, ahead.x);
  vHalf = aLook.z == 0.0 ? 0.0 : uWidths[kind] * 0.5;
  float reach = vHalf + 1.0;
  at += vec2(off.x, -off.y) * reach;
  vOff = vec2(aLook.z * reach, at.x);
  vInk = uInks[kind];
  gl_Position = move.z > 0.5 ? vec4(0.0, 0.0, 2.0, 1.0) : vec4(kept(at) * uClip.xy + vec2(-1.0, 1.0), 0.0, 1.0);
}
