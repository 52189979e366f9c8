/**
 * Sizes of the home page's drawing in windows, as the page lays it out: its height, the root size over 16 px, the
 * height of the page's words in it, the page's margin, and the lines at the drawing's end in which none of its words
 * stand. CSS px, whole. On windows that are higher than wide the page's words stand above the drawing.
 */
export const HERO_SIZES = [
  { window: [320, 640], height: 384, scale: 1, top: 0, margin: 16, bottom: 19 },
  { window: [360, 740], height: 425, scale: 1, top: 0, margin: 16, bottom: 19 },
  { window: [390, 844], height: 544, scale: 1, top: 0, margin: 16, bottom: 19 },
  { window: [768, 1024], height: 906, scale: 1, top: 0, margin: 32, bottom: 23 },
  { window: [1080, 1920], height: 1253, scale: 1, top: 0, margin: 32, bottom: 32 },
  { window: [844, 390], height: 352, scale: 1, top: 0, margin: 32, bottom: 0 },
  { window: [1024, 768], height: 611, scale: 1, top: 262, margin: 32, bottom: 0 },
  { window: [1280, 640], height: 488, scale: 1, top: 212, margin: 32, bottom: 0 },
  { window: [1280, 800], height: 640, scale: 1, top: 247, margin: 32, bottom: 0 },
  { window: [1600, 900], height: 724, scale: 1, top: 257, margin: 48, bottom: 0 },
  { window: [1920, 1080], height: 890, scale: 1, top: 289, margin: 48, bottom: 0 },
  { window: [2560, 1440], height: 1188, scale: 1.3125, top: 383, margin: 63, bottom: 0 },
  { window: [3840, 2160], height: 1788, scale: 1.9375, top: 571, margin: 93, bottom: 0 },
  { window: [5120, 1440], height: 1172, scale: 1.46875, top: 436, margin: 71, bottom: 0 },
] as const;
