/** Sine and cosine of each turn, by its degrees. */
const TURNS = { 0: [0, 1], 90: [1, 0], 180: [0, -1], 270: [-1, 0] } as const;

/** The clockwise turn of the picture in the window: a kiosk’s screen may be mounted sideways. */
let turn: readonly [sine: number, cosine: number] = TURNS[0];

/** Tells by how many degrees, clockwise, the picture is turned in the window. */
export function turnPicture(degrees: keyof typeof TURNS): void {
  turn = TURNS[degrees];
}

/**
 * Returns a place of the window as one of the picture, which is the window turned back about its upper left corner.
 * `pictureBox` gives boxes in the same measure.
 */
export const placeInPicture = (x: number, y: number) => ({
  x: x * turn[1] + y * turn[0],
  y: y * turn[1] - x * turn[0],
});

/** Returns the place of a pointer in the picture. */
export const pointerPlace = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) =>
  placeInPicture(clientX, clientY);
