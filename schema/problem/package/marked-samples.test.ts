import { expect, test } from 'vitest';
import { markedBlock } from './code-blocks.ts';
import { markedSamples } from './marked-samples.ts';

test('samples are read between their marks, white space between them apart', () => {
  expect(markedSamples('<input>1 2\n</input> \n<output>3\n</output><input></input><output></output>')).toEqual([
    { input: '1 2\n', output: '3\n' },
    { input: '', output: '' },
  ]);
});

test('an input may hold a mark, and a sample without its end is none', () => {
  expect(markedSamples('<input>a</input>b</input><output>c</output><input>d</input>')).toEqual([
    { input: 'a</input>b', output: 'c' },
  ]);
  expect(markedSamples('<input>'.repeat(20_000))).toEqual([]);
});

test('a block lies between the lines of its marks', () => {
  expect(markedBlock('//PREPEND BEGIN\r\nint a;\r\n//PREPEND END\n', 'PREPEND')).toBe('int a;');
  expect(markedBlock('//PREPEND BEGIN twice\n//PREPEND BEGIN\nx\n\n//PREPEND END', 'PREPEND')).toBe('x\n');
  expect(markedBlock('//PREPEND BEGIN\n', 'PREPEND')).toBeUndefined();
});
