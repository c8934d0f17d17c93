import { expect, test } from 'vitest';
import { parseTokenFlags } from './token-flags.ts';

test('without arguments case and blanks do not matter and numbers are texts', () => {
  expect(parseTokenFlags([])).toEqual({
    rules: {
      isCaseSensitive: false,
      isSpaceChangeSensitive: false,
      floatAbsoluteTolerance: null,
      floatRelativeTolerance: null,
    },
    errors: [],
  });
});

test('float_tolerance is both tolerances, the others one each', () => {
  expect(parseTokenFlags(['float_tolerance', '1e-6']).rules).toMatchObject({
    floatAbsoluteTolerance: 1e-6,
    floatRelativeTolerance: 1e-6,
  });
  expect(
    parseTokenFlags(['float_absolute_tolerance', '0.5', 'case_sensitive', 'space_change_sensitive']).rules,
  ).toMatchObject({
    floatAbsoluteTolerance: 0.5,
    floatRelativeTolerance: null,
    isCaseSensitive: true,
    isSpaceChangeSensitive: true,
  });
});

test('arguments it does not know, and tolerances that are no numbers, are errors', () => {
  expect(parseTokenFlags(['float_tolerance']).errors).toHaveLength(1);
  expect(parseTokenFlags(['float_tolerance', '-1']).errors).toHaveLength(1);
  expect(parseTokenFlags(['ignore_case']).errors).toMatchObject([
    { 'en-US': '"ignore_case" is no argument of the default output validator' },
  ]);
});
