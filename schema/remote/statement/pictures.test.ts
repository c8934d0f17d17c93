import { expect, test } from 'vitest';
import { pictureAddresses, withPictures } from './pictures.ts';

const a = 'https://judge.example/image.php?id=1';
const b = 'https://judge.example/image.php?id=2';

test('pictures are told apart by their whole address, also in HTML', () => {
  const text = `See ![one](${a}) and <img src="${b}">.`;
  expect(pictureAddresses(text)).toEqual([a, b]);
  const urls = new Map([
    [a, '/here/1.webp'],
    [b, '/here/2.webp'],
  ]);
  expect(withPictures(text, urls)).toBe('See ![one](/here/1.webp) and ![](/here/2.webp).');
});

test('a picture that is not here becomes a link', () => {
  expect(withPictures(`![a [b]](${a})`, new Map())).toBe(String.raw`[a \[b\]](${a})`);
  expect(withPictures('![x](data:text/html,hi)', new Map())).toBe('x');
});
