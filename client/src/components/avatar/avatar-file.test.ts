import { expect, test } from 'vitest';
import { avatarFileFault, box, leastZoom } from './avatar-file.ts';

test.each(['gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp', 'PNG'])('a file named .%s of 2 MB is taken', (ending) => {
  expect(avatarFileFault({ name: `me.${ending}`, type: '', size: 2_097_152 })).toBeNull();
});

test('other kinds and larger files are refused in words', () => {
  expect(avatarFileFault({ name: 'me.svg', type: 'image/svg+xml', size: 10 })).toEqual({
    id: 'setting.avatar.badType',
  });
  expect(avatarFileFault({ name: 'me.png', type: 'image/png', size: 2_097_153 })).toEqual({
    id: 'setting.avatar.tooLarge',
  });
});

test.each([
  [374, 374],
  [374, 280],
  [100, 374],
])('a picture of %i × %i covers the box at the least zoom, and its shorter side is the box', (width, height) => {
  const zoom = leastZoom({ width, height });
  expect(Math.min(width, height) * zoom).toBeCloseTo(box);
});
