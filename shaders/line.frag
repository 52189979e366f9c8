#version 300 es
precision highp float;

flat in vec4 vSegment;
flat in vec4 vAround;
flat in vec2 vJoined;
flat in vec2 vAlong;

uniform vec4 uShape;
uniform vec4 uDash; // period, length drawn in CSS px (period 0: no dash); buffer pixels to a CSS px; not needed here
uniform vec4 uPart; // the first two: the drawing's left bottom corner in the buffer, in its pixels
uniform vec4 uInk; // colour, opacity of the area

out vec4 finalColor;

// How far `p` is from a segment. Past an end it is the distance to that end exactly, the same for the segment that goes on from there.
float away(vec2 p, vec2 from, vec2 to) {
  vec2 span = to - from;
  float along = dot(p - from, span);
  float whole = dot(span, span);
  if (along <= 0.0) return distance(p, from);
  if (along >= whole) return distance(p, to);
  return distance(p, from + span * (along / whole));
}

// How much of the pixel a dash covers, by how far along the line it is.
float dash(float at) {
  float off = abs(mod(at, uDash.x) - uDash.y * 0.5);
  off = min(off, uDash.x - off);
  return clamp((uDash.y * 0.5 - off) * uDash.z + 0.5, 0.0, 1.0);
}

void main() {
  if (uShape.z == 1.0) {
    finalColor = vec4(uInk.rgb * uInk.a, uInk.a);
    return;
  }
  vec2 p = gl_FragCoord.xy - uPart.xy;
  float off = away(p, vSegment.xy, vSegment.zw);
  // Each pixel belongs to the nearest segment alone, or soft edges would add up where two meet.
  if (vJoined.x == 1.0 && away(p, vAround.xy, vSegment.xy) <= off) discard;
  if (vJoined.y == 1.0 && away(p, vSegment.zw, vAround.zw) < off) discard;
  float cover = clamp(uShape.x + 0.5 - off, 0.0, 1.0);
  if (uDash.x > 0.0) {
    vec2 span = vSegment.zw - vSegment.xy;
    float part = clamp(dot(p - vSegment.xy, span) / max(dot(span, span), 1e-6), 0.0, 1.0);
    cover *= dash(mix(vAlong.x, vAlong.y, part));
  }
  finalColor = vec4(uInk.rgb * cover, cover);
}
