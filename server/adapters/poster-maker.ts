import type { PosterMaker } from '@verdict/schema/core/ports/pictures.ts';
import sharp from 'sharp';

/** Widest picture that is kept, in pixels: the carousel on a dense screen. */
const maxWidth = 1_920;
const maxHeight = 1_080;
/**
 * More pixels than this are not decoded: a picture of a few bytes can have billions. All frames of a moving picture
 * count.
 */
const maxPixels = 100_000_000;
/** A picture that takes longer is given up, in seconds. */
const maxSeconds = 20;
/** Kinds that are taken, as their content says. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif', 'webp', 'svg']);

/**
 * Posters as WebP pictures; a moving picture goes on moving, and an SVG becomes pixels, so that no script of it is
 * left.
 */
export function createPosterMaker(): PosterMaker {
  return {
    async make(bytes) {
      try {
        const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: true });
        const { format } = await source.metadata();
        if (!formats.has(format)) return null;
        return await source
          .autoOrient()
          .resize(maxWidth, maxHeight, { fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 84 })
          .timeout({ seconds: maxSeconds })
          .toBuffer();
      } catch {
        // Whatever a decoder stumbles over is wrong with the picture.
        return null;
      }
    },
  };
}
