import { Container, Rectangle, Sprite, Texture, type TextureSource } from 'pixi.js';
import type { Glyph } from '../../surface/sheet';
import type { Glyphs } from './glyphs';

/** Glyphs as sprites, which Pixi's canvas renderer can draw. */
export function createGlyphsSprites(): Glyphs {
  const container = new Container({ label: 'glyphs' });
  const strings: Container<Sprite>[] = [];
  const textures = new Map<Glyph, Texture>();
  let sheet: TextureSource = Texture.EMPTY.source;
  let colours: number[] = [];
  let pixel = 1;

  /** Frees the textures, each of which the sheet would keep for as long as it exists. */
  function dropTextures(): void {
    for (const texture of textures.values()) texture.destroy();
    textures.clear();
  }
  container.once('destroyed', dropTextures);

  function textureOf(glyph: Glyph): Texture {
    const { u, v, across, down } = glyph;
    const { pixelWidth, pixelHeight } = sheet;
    const whole = (share: number, side: number) => Math.round(share * side);
    const frame = new Rectangle(
      whole(u, pixelWidth),
      whole(v, pixelHeight),
      whole(across, pixelWidth),
      whole(down, pixelHeight),
    );
    const texture = textures.get(glyph) ?? new Texture({ source: sheet, frame });
    textures.set(glyph, texture);
    return texture;
  }

  return {
    container,
    layout(source, inks, { resolution }) {
      for (const string of strings) for (const sprite of string.children) sprite.texture = Texture.EMPTY;
      dropTextures();
      sheet = source;
      colours = [...inks];
      pixel = 1 / resolution;
      for (const surplus of strings.splice(inks.length)) surplus.destroy({ children: true });
      while (strings.length < inks.length) strings.push(container.addChild(new Container<Sprite>()));
      for (const string of strings) string.visible = false;
    },
    setColour(string, colour) {
      colours[string] = colour;
      for (const sprite of strings[string]?.children ?? []) sprite.tint = colour;
    },
    write(string, glyphs) {
      const container = strings[string] as Container<Sprite>;
      container.visible = glyphs.length > 0;
      // Sprites are reused, because Pixi keeps a reference to each one ever made.
      while (container.children.length < glyphs.length) container.addChild(new Sprite());
      container.children.forEach((sprite, i) => {
        const place = glyphs[i];
        sprite.visible = place !== undefined;
        if (!place) return;
        sprite.texture = textureOf(place.glyph);
        sprite.tint = colours[string] as number;
        sprite.scale.set(pixel);
        sprite.position.set(place.x, place.y);
      });
    },
    moveAll(x, y) {
      container.position.set(x, y);
    },
    fadeAll(opacity) {
      container.alpha = opacity;
    },
  };
}
