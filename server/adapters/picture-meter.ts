import type { PictureMeter } from '@verdict/schema/core/ports/pictures.ts';
import sharp from 'sharp';

/** Kinds that are measured; how large a drawing is shown is for its page to say. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif', 'webp']);

/** Reads sizes from the heads of pictures, without decoding them. */
export function createPictureMeter(): PictureMeter {
  return {
    async measure(bytes) {
      try {
        const { format, autoOrient } = await sharp(bytes).metadata();
        return formats.has(format) ? { width: autoOrient.width, height: autoOrient.height } : null;
      } catch {
        // Whatever a decoder stumbles over is wrong with the picture.
        return null;
      }
    },
  };
}
