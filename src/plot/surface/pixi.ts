import 'pixi.js/unsafe-eval';
import 'pixi.js/app';
import 'pixi.js/graphics';
import 'pixi.js/mesh';
import { extend } from '@pixi/react';
import { Container, Ticker } from 'pixi.js';

// Only the parts of the renderer that the marks use; nothing that compiles code from strings, which the content
// security policy forbids; and no loop of Pixi's own, as the page's scheduler draws.
for (const ticker of [Ticker.system, Ticker.shared]) {
  ticker.autoStart = false;
  ticker.stop();
}
extend({ Container });
