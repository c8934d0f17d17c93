import { expect, test } from 'vitest';
import { pairFiles } from './pair-files.ts';

function brief(paths: string[]): string[] {
  return pairFiles(paths).pairs.map(({ name, inputName, outputName }) => `${name}: ${inputName} ${outputName}`);
}

test('inputs go with outputs or answers of the same name, in natural order', () => {
  expect(brief(['10.in', '10.out', '2.in', '2.ans', '1.IN', '1.OUT'])).toEqual([
    '1: 1.IN 1.OUT',
    '2: 2.in 2.ans',
    '10: 10.in 10.out',
  ]);
});

test('files are told by the words input and output too', () => {
  expect(brief(['input1.txt', 'output1.txt', 'input10.txt', 'output10.txt'])).toEqual([
    '1: input1.txt output1.txt',
    '10: input10.txt output10.txt',
  ]);
  expect(brief(['a_input_3.txt', 'a_output_3.txt'])).toHaveLength(1);
  expect(brief(['1.input', '1.output'])).toEqual(['1: 1.input 1.output']);
});

test('folders of inputs and of outputs belong together', () => {
  expect(brief(['input/1.txt', 'output/1.txt', 'input/2.txt', 'output/2.txt'])).toHaveLength(2);
  expect(brief(['in/1.in', 'out/1.out'])).toHaveLength(1);
  expect(brief(['1/input.txt', '1/output.txt', '2/input.txt', '2/output.txt'])).toEqual([
    '1: 1/input.txt 1/output.txt',
    '2: 2/input.txt 2/output.txt',
  ]);
});

test('nested folders are taken, and the folder around all of them is no part of a name', () => {
  expect(brief(['tests/1.in', 'tests/1.out', 'tests/2.in', 'tests/2.out'])).toEqual([
    '1: tests/1.in tests/1.out',
    '2: tests/2.in tests/2.out',
  ]);
});

test('folders with several cases each propose groups', () => {
  const { pairs } = pairFiles(['sub2/1.in', 'sub2/1.out', 'sub2/2.in', 'sub2/2.out', 'sub5/1.in', 'sub5/1.out']);
  expect(pairs.map(({ name, groupNumber }) => [name, groupNumber])).toEqual([
    ['sub2/1', 2],
    ['sub2/2', 2],
    ['sub5/1', 5],
  ]);
});

test('of a Kattis package only the data count, and samples are samples', () => {
  const { pairs, ignored, unpaired } = pairFiles([
    'hello/problem.yaml',
    'hello/submissions/accepted/a.in',
    'hello/data/sample/1.in',
    'hello/data/sample/1.ans',
    'hello/data/secret/01.in',
    'hello/data/secret/01.ans',
    'hello/data/secret/01.hint',
  ]);
  expect(pairs.map(({ name, isSample }) => [name, isSample])).toEqual([
    ['sample/1', true],
    ['secret/01', false],
  ]);
  expect([ignored, unpaired]).toEqual([['hello/data/secret/01.hint'], []]);
});

test('a file without its other half is named, others are left out', () => {
  expect(pairFiles(['1.in', '1.out', '2.in', '3.ans', 'readme.md', '__MACOSX/1.in', '.DS_Store'])).toMatchObject({
    unpaired: ['2.in', '3.ans'],
    ignored: ['readme.md'],
  });
});

test('names that would be the same become whole paths', () => {
  const { pairs } = pairFiles(['1.in', '1.out', 'input1.txt', 'output1.txt']);
  expect(new Set(pairs.map(({ name }) => name)).size).toBe(2);
});
