import { expect, test } from 'vitest';
import { parseDefaultFlags } from './default-comparison.ts';

test('without arguments case and blanks do not matter and numbers are texts', () => {
  expect(parseDefaultFlags([])).toEqual({
    comparison: {
      kind: 'default',
      caseSensitive: false,
      spaceChangeSensitive: false,
      floatAbsolute: null,
      floatRelative: null,
    },
    errors: [],
  });
});

test('float_tolerance is both tolerances, the others one each', () => {
  expect(parseDefaultFlags(['float_tolerance', '1e-6']).comparison).toMatchObject({
    floatAbsolute: 1e-6,
    floatRelative: 1e-6,
  });
  expect(
    parseDefaultFlags(['float_absolute_tolerance', '0.5', 'case_sensitive', 'space_change_sensitive']).comparison,
  ).toMatchObject({
    floatAbsolute: 0.5,
    floatRelative: null,
    caseSensitive: true,
    spaceChangeSensitive: true,
  });
});

test('arguments it does not know, and tolerances that are no numbers, are errors', () => {
  expect(parseDefaultFlags(['float_tolerance']).errors).toHaveLength(1);
  expect(parseDefaultFlags(['float_tolerance', '-1']).errors).toHaveLength(1);
  expect(parseDefaultFlags(['ignore_case']).errors).toMatchObject([
    { 'en-US': '"ignore_case" is no argument of the default output validator' },
  ]);
});
