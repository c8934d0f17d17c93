import { expect, test } from 'vitest';
import { encodeFrame, FrameReader } from './frame.ts';

test('a frame survives being cut into single bytes', () => {
  const frame = encodeFrame([
    ['op', 'run'],
    ['arg', 'a=b ü'],
    ['env', ''],
  ]);
  const reader = new FrameReader();
  const frames = [...frame].flatMap((byte) => reader.push(Buffer.from([byte])));
  expect(frames).toEqual([
    [
      ['op', 'run'],
      ['arg', 'a=b ü'],
      ['env', ''],
    ],
  ]);
});

test('two frames in one piece come out in order', () => {
  const piece = Buffer.concat([encodeFrame([['a', '1']]), encodeFrame([['b', '2']])]);
  expect(new FrameReader().push(piece)).toEqual([[['a', '1']], [['b', '2']]]);
});

test('a NUL byte in a value is refused', () => {
  expect(() => encodeFrame([['arg', 'a\0b']])).toThrow('NUL');
});
