#version 300 es
precision highp float;

in vec2 vAt;
flat in float vTop;
flat in vec4 vInk;

uniform vec4 uTrack; // colour behind the level; all 0 where what is there already shows
uniform vec4 uHatch; // pitch, half thickness of a line in CSS px; buffer pixels to a CSS px; how far the cells have moved

out vec4 finalColor;

// How much of the pixel a hatch of lines at right angles to the axis covers, from its distance to the nearest line.
float lines(float along) {
  float off = abs(mod(along, uHatch.x) - uHatch.x * 0.5);
  return clamp((uHatch.y - off) * uHatch.z + 0.5, 0.0, 1.0);
}

void main() {
  float fill = clamp((vAt.y - vTop) * uHatch.z + 0.5, 0.0, 1.0);
  float rows = vInk.a == 1.0 || vInk.a == 3.0 ? lines(vAt.y) : 0.0;
  float columns = vInk.a == 2.0 || vInk.a == 3.0 ? lines(vAt.x) : 0.0;
  float hatch = vInk.a == 0.0 ? 1.0 : max(rows, columns);
  finalColor = mix(uTrack, vec4(vInk.rgb, 1.0), fill * hatch);
}
