import { expect, test } from 'vitest';
import { answerFileNames, matchAnswers } from './match-answers.ts';

const cases = ['sample/1', 'secret/1', 'secret/02-big', 'secret/group/03'];

test.each([
  ['02-big.out', 'secret/02-big'],
  ['02-big', 'secret/02-big'],
  ['03.ans', 'secret/group/03'],
  ['group/03.txt', 'secret/group/03'],
  ['my answers/secret/1.out', 'secret/1'],
  ['sample/1', 'sample/1'],
])('%s is for %s', (file, name) => {
  expect(matchAnswers(cases, [file])).toEqual({ fileOf: new Map([[name, file]]), unmatched: [] });
});

test('a file that is for no case, or for one of several, is left over', () => {
  expect(matchAnswers(cases, ['1.out', '4.out', 'readme.txt']).unmatched).toEqual(['1.out', '4.out', 'readme.txt']);
});

test('of two files for a case the second is left over', () => {
  expect(matchAnswers(cases, ['03.out', 'group/03.ans']).unmatched).toEqual(['group/03.ans']);
});

test('the only file is for the only case, whatever its name', () => {
  expect(matchAnswers(['secret/1'], ['solution.txt'])).toEqual({
    fileOf: new Map([['secret/1', 'solution.txt']]),
    unmatched: [],
  });
});

test('files are asked for by the shortest names that tell them apart', () => {
  expect(answerFileNames(cases)).toEqual(['sample/1.out', 'secret/1.out', '02-big.out', '03.out']);
  expect(answerFileNames(['secret/big.v2'])).toEqual(['big.v2.out']);
});
