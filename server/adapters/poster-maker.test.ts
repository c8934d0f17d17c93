import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPosterMaker } from './poster-maker.ts';

const { make } = createPosterMaker();
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } });

test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'a %s becomes a WebP that is no wider than it is shown',
  async (format) => {
    const poster = await make(await plain(3_000, 900).toFormat(format).toBuffer());
    expect(await sharp(poster ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 1_920, height: 576 });
  },
);

test('a drawing becomes pixels, and nothing of its script is left', async () => {
  const poster = await make(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><script>alert(1)</script>' +
        '<rect width="80" height="40" fill="red"/></svg>',
    ),
  );
  expect(await sharp(poster ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 80, height: 40 });
  expect(poster?.includes('alert')).toBe(false);
});

test.each([
  ['text', Buffer.from('<!doctype html><p>hello')],
  ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['nothing', Buffer.alloc(0)],
])('%s is no picture', async (_what, bytes) => {
  expect(await make(bytes)).toBeNull();
});

test('a picture of more pixels than anybody can show is not decoded', async () => {
  expect(await make(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'))).toBeNull();
});
