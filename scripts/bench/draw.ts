import { chromium } from 'playwright';
import { ARGS } from './browser';
import { COUNTS, FIELD, type Measurement, PAINTERS } from './measure';
import { measurePage } from './measure-page';
import { servePages } from './pages-server';

/** Makes Chromium rasterise Canvas2D on the processor; without it, it goes the way of WebGL. */
const SOFTWARE_CANVAS = '--disable-accelerated-2d-canvas';

/** Most by which the brightness, 0 to 1, of the two implementations differs when they draw the same. */
const BRIGHTNESS_DIFFERENCE = 0.005;

/** Throws when the implementations do not show the same field. */
function compare(measurements: readonly Measurement[]): void {
  for (const cells of COUNTS) {
    const [ours = 0, theirs = 0] = PAINTERS.map(
      (name) => measurements.find((each) => each.painter === name && each.cells === cells)?.brightness,
    );
    if (Math.abs(ours - theirs) > BRIGHTNESS_DIFFERENCE) {
      throw new Error(`${cells} cells: the stage has a brightness of ${ours}, Canvas2D of ${theirs}.`);
    }
  }
}

/** Where the pages and the browser are. */
interface DrawingOptions {
  /** Folder of the built benchmark pages. */
  readonly pages: string;
  /** The browser's program. */
  readonly executablePath: string;
  /** True to rasterise Canvas2D on the processor. */
  readonly softwareCanvas: boolean;
}

/** Measures both implementations at every size, each on a page of its own. */
export async function measureDrawing({
  pages,
  executablePath,
  softwareCanvas,
}: DrawingOptions): Promise<Measurement[]> {
  const { server, origin } = await servePages(pages);
  const browser = await chromium.launch({ executablePath, args: softwareCanvas ? [...ARGS, SOFTWARE_CANVAS] : ARGS });
  try {
    const measurements: Measurement[] = [];
    for (const cells of COUNTS) {
      for (const painter of PAINTERS) {
        const page = await browser.newPage({ baseURL: origin, viewport: FIELD, deviceScaleFactor: 1 });
        measurements.push(await measurePage(page, browser, painter, cells));
        await page.context().close();
      }
    }
    compare(measurements);
    return measurements;
  } finally {
    await browser.close();
    server.close();
  }
}
