import type { Page } from '@playwright/test';

/** Width of a pixel of a 65-inch screen with 3,840 of them side by side, mm. */
export const PIXEL_MM = 0.37;
/** Smallest type in a window of 3,840 px, CSS px. */
export const LEAST_PX = 20;

declare global {
  interface Window {
    drawnType?: number[];
  }
}

/** Notes the type sizes of the page's drawings from now on, in CSS px. Call it before a page is opened. */
export const noteDrawnType = (page: Page) =>
  page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    window.drawnType = [];
    CanvasRenderingContext2D.prototype.fillText = function (...rest) {
      const size = Number.parseFloat(this.font.match(/[\d.]+px/)?.[0] ?? '') * this.getTransform().a;
      window.drawnType?.push(size / devicePixelRatio);
      fillText.apply(this, rest);
    };
  });

/** Smallest type inside an element, CSS px: text, labels, headlines and drawings. */
export const smallestType = (page: Page, root: string) =>
  page.locator(root).evaluate((within) => {
    const smallest: Record<string, number> = { drawing: Math.min(...(window.drawnType ?? [])) };
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement as Element;
      const { width, height } = element.getBoundingClientRect();
      if (walker.currentNode.textContent?.trim() === '' || Math.min(width, height) < 2) continue;
      if (element.closest('.visually-hidden') || !element.checkVisibility({ visibilityProperty: true })) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      const headline = element.closest('h1, h2, h3, .panel-value > span, .live-figure > span');
      const kind = headline ? 'headline' : element.closest('p, td, li') ? 'text' : 'label';
      smallest[kind] = Math.min(smallest[kind] ?? Number.POSITIVE_INFINITY, size);
    }
    return smallest;
  });
