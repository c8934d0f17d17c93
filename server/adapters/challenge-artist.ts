import { randomInt } from 'node:crypto';
import type { ChallengeArtist } from '@verdict/schema/core/ports/pictures.ts';
import sharp, { type Sharp } from 'sharp';
import { create as createCaptcha } from 'svg-captcha';
import { gapSvg, pieceSize, pieceEdgeSvg, pieceMaskSvg, puzzleHeight, puzzleWidth, sceneSvg } from './puzzle-scene.ts';

/** Letters and digits that nobody takes for one another. */
const captchaLetters = 'abcdefhkmnprsuvwxyz2345678';
const captchaLength = 4;
/** Pictures have this many pixels a pixel of the page, for fine screens. */
const scale = 2;
/** Free space around the gap; on the left more, so that the piece has a way to go. */
const margin = { left: 80, right: 8, upright: 4 } as const;

/** Draws with sharp, which works on threads of its own; a puzzle takes some 20 ms. */
export function createChallengeArtist(): ChallengeArtist {
  return {
    async captcha() {
      const { text, data } = createCaptcha({
        size: captchaLength,
        charPreset: captchaLetters,
        width: 120,
        height: 40,
        fontSize: 44,
        noise: 2,
        color: false,
      });
      const picture = sharp(Buffer.from(data), { density: 72 * scale })
        .flatten({ background: '#f4f6fa' })
        .png();
      return { letters: text, image: await dataUrl(picture, 'image/png') };
    },
    async slidePuzzle() {
      const x = randomInt(margin.left, puzzleWidth - pieceSize - margin.right + 1);
      const y = randomInt(margin.upright, puzzleHeight - pieceSize - margin.upright + 1);
      const scene = await drawn(sceneSvg(randomInt)).png().toBuffer();
      const [gap, mask, edge] = await Promise.all(
        [gapSvg, pieceMaskSvg, pieceEdgeSvg].map((svg) => drawn(svg).png().toBuffer()),
      );
      const background = sharp(scene).composite([{ input: gap, left: x * scale, top: y * scale }]);
      const cut = await sharp(scene)
        .extract({ left: x * scale, top: y * scale, width: pieceSize * scale, height: pieceSize * scale })
        .ensureAlpha()
        .png()
        .toBuffer();
      const piece = sharp(cut).composite([{ input: mask, blend: 'dest-in' }, { input: edge }]);
      return {
        background: await dataUrl(background.webp({ quality: 82 }), 'image/webp'),
        piece: await dataUrl(piece.webp({ quality: 88 }), 'image/webp'),
        pieceSize: pieceSize,
        x,
        y,
      };
    },
  };
}

function drawn(svg: string): Sharp {
  return sharp(Buffer.from(svg), { density: 72 * scale });
}

async function dataUrl(picture: Sharp, type: string): Promise<string> {
  return `data:${type};base64,${(await picture.toBuffer()).toString('base64')}`;
}
