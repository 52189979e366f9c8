#version 300 es
// A field of gauges: four plain vertices a cell, in the order of the strip (0,0) (1,0) (0,1) (1,1).
in vec4 aRect; // x, y, width, height in CSS px
in vec2 aLevels; // before and now, [0, 1]
in vec4 aInk; // colour; hatch / 255

uniform vec4 uClip; // from CSS px to clip space, x and y; the buffer's width and height in pixels
uniform vec4 uHatch; // pitch, half thickness of a line in CSS px; buffer pixels to a CSS px; how far the cells have moved
uniform vec4 uTrack; // colour behind the level; all 0 where what is there already shows
uniform float uBlend; // how far the level has moved from before to now, [0, 1]

out float vBelow; // buffer pixels below the level's edge
out vec2 vPitches; // pitches of the hatch from the cell's top left
flat out vec2 vPitch; // from one line to the next, in buffer pixels: a column narrower than a pitch has one line, half as wide as itself
flat out vec2 vLines; // of the columns and of the rows: buffer pixels that a line covers from its middle on, and a half
flat out vec4 vInk; // colour, as it differs from what is behind

// Of lines so far apart none is seen, and of lines as thick nothing else.
const float FAR = 1e4;

void main() {
  vec2 corner = vec2(float(gl_VertexID & 1), float((gl_VertexID >> 1) & 1));
  vec2 at = corner * aRect.zw;
  vBelow = (at.y - aRect.w * (1.0 - mix(aLevels.x, aLevels.y, uBlend))) * uHatch.z;
  vec2 pitch = vec2(min(uHatch.x, aRect.z), uHatch.x);
  vPitches = at / pitch;
  vPitch = pitch * uHatch.z;
  int hatch = int(aInk.a * 255.0 + 0.5);
  vec2 lines = min(vec2(uHatch.y), pitch / 4.0) * uHatch.z + 0.5;
  vLines = hatch == 0 ? vec2(FAR) : vec2((hatch & 2) != 0 ? lines.x : -FAR, (hatch & 1) != 0 ? lines.y : -FAR);
  vInk = vec4(aInk.rgb, 1.0) - uTrack;
  gl_Position = vec4((aRect.xy + at + vec2(uHatch.w, 0.0)) * uClip.xy + vec2(-1.0, 1.0), 0.0, 1.0);
}
