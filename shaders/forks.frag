#version 300 es
// A pixel of a line, or of a dot at now. What lies after now is foreseen: dotted, and closing up into a line as now comes near, unless it is cut.
precision highp float;

flat in vec4 vInk;
flat in vec4 vShape;
in vec2 vOff;

uniform vec4 uClip;
uniform vec4 uPart; // the first two: the drawing's left bottom corner in the buffer, in its pixels
uniform vec4 uMap;
uniform vec4 uPlace;
uniform vec4 uAnswer;
uniform vec4 uDots; // buffer pixels: from one dot to the next, a dot's length, how far ahead of now lines are closed up; from one dash of a cut fork to the next, 0 for none

out vec4 finalColor;

// How far the live line runs out into what it is at rest; CSS px.
const float TAPER = 160.0;
// Dots of one fork stand beside the gaps of the next, or all together would look like rows.
const float STAGGER = 0.382;

void main() {
  if (vShape.z == 1.0) {
    finalColor = vec4(vInk.rgb, 1.0) * (vInk.a * clamp(vShape.x + 0.5 - length((gl_PointCoord * 2.0 - 1.0) * vOff), 0.0, 1.0));
    return;
  }
  float kind = vShape.y;
  // From the left and the top, as the page counts.
  vec2 p = gl_FragCoord.xy - uPart.xy;
  p.y = uClip.w - p.y;
  float along = uMap.z == 1.0 ? uPlace.y - p.y : p.x - uPlace.x;
  float height = uMap.z == 1.0 ? p.x - uPlace.x : p.y - uPlace.y;
  float ahead = along - uPlace.z * uMap.x;
  vec2 full = kind == LIVE ? mix(vec2(REST_WIDTH, REST_LIGHT), vec2(1.0), clamp((uAnswer.z + ahead) / (TAPER * uMap.w), 0.0, 1.0)) : vec2(1.0);
  float cover = kind <= EVAL_BAND ? 1.0 : clamp(vShape.x * full.x + 0.5 - abs(vOff.x), 0.0, 1.0) * full.y;
  // A vetoed fork is dashed where no colour of its own tells it from the best one.
  if (vShape.z < 0.0 && uDots.w > 0.0) {
    float dash = mod(vShape.w == 1.0 ? height : along, uDots.w);
    cover *= clamp(dash + 0.5, 0.0, 1.0) * clamp(uDots.w * DASH - dash + 0.5, 0.0, 1.0);
  }
  if (ahead > 0.0 && kind > EDGE) {
    float far = vShape.z < 0.0 ? 1.0 : clamp(ahead / uDots.z, 0.0, 1.0);
    float dotted = mix(uDots.x, uDots.y, far);
    float off = abs(mod((vShape.w == 1.0 ? height : along) + vOff.y * uDots.x * STAGGER, uDots.x) - uDots.x * 0.5);
    float gap = clamp(dotted * 0.5 - off + 0.5, 0.0, 1.0);
    cover *= mix(1.0, gap, step(0.001, far)) * mix(1.0, kind == LIVE ? FORESEEN_LIVE : FORESEEN, far) * uAnswer.w;
  }
  finalColor = vec4(vInk.rgb, 1.0) * (vInk.a * cover);
}
