import type { AvatarMaker } from '@verdict/schema/core/ports/pictures.ts';
import { decode } from 'bmp-ts';
import sharp from 'sharp';

/** Edge of an avatar, in pixels: sharp on a dense screen where it is shown largest. */
const avatarEdge = 256;
/** More pixels than this are not decoded: a picture of a few bytes can have billions. */
const maxPixels = 32_000_000;
/** The same for bitmaps, which this process decodes by itself: as many as 2 MB have at a byte each. */
const maxBitmapPixels = 2_100_000;
/** A picture that takes longer is given up, in seconds. */
const maxSeconds = 10;

type Source = ReturnType<typeof sharp>;

/**
 * Kinds of pictures that are taken, by their first bytes; the name of a file and what a client says of it prove
 * nothing.
 */
const openers: readonly { readonly is: (bytes: Buffer) => boolean; readonly open: (bytes: Buffer) => Source | null }[] =
  [
    { is: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')), open: openBySharp },
    { is: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')), open: openBySharp },
    { is: (bytes) => ['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6)), open: openBySharp },
    {
      is: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
      open: openBySharp,
    },
    { is: (bytes) => bytes.toString('latin1', 0, 2) === 'BM', open: openBitmap },
  ];

/** Avatars as square WebP pictures; of a moving picture the first frame. */
export function createAvatarMaker(): AvatarMaker {
  return {
    async make(bytes) {
      try {
        const source = openers.find(({ is }) => is(bytes))?.open(bytes) ?? null;
        if (source === null) return null;
        return await source
          .autoOrient()
          .resize(avatarEdge, avatarEdge, { fit: 'cover' })
          .webp({ quality: 86 })
          .timeout({ seconds: maxSeconds })
          .toBuffer();
      } catch {
        // Whatever a decoder stumbles over is wrong with the picture.
        return null;
      }
    },
  };
}

function openBySharp(bytes: Buffer): Source {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
}

/** libvips reads no BMP. @returns null for a compressed one, and for more pixels than are decoded. */
function openBitmap(bytes: Buffer): Source | null {
  const [width, height, compression] = [
    bytes.readUInt32LE(18),
    Math.abs(bytes.readInt32LE(22)),
    bytes.readUInt32LE(30),
  ];
  const isRunLength = compression === 1 || compression === 2;
  if (isRunLength || width * height > maxBitmapPixels) return null;
  const { data } = decode(bytes);
  // The decoder gives alpha, blue, green, red; most bitmaps leave alpha unused.
  const rgb = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) rgb[pixel * 3 + channel] = data[pixel * 4 + 3 - channel] ?? 0;
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}
