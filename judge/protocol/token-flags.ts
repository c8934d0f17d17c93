/** What is wrong with an argument. */
export type FlagError = Readonly<Record<'zh-CN' | 'en-US', string>>;

/** How outputs are compared token by token; tolerances null: numbers are compared as text. */
export interface TokenRules {
  readonly isCaseSensitive: boolean;
  /** True: white space counts, byte by byte. */
  readonly isSpaceChangeSensitive: boolean;
  readonly floatAbsoluteTolerance: number | null;
  readonly floatRelativeTolerance: number | null;
}

/**
 * Reads the arguments of the default output validator of packages ("Default output validator specification"). Those of
 * a group or a case include the problem's.
 *
 * @returns the rules, and in both languages what is wrong with each argument that is not understood.
 */
export function parseTokenFlags(flags: readonly string[]): { rules: TokenRules; errors: FlagError[] } {
  let isCaseSensitive = false;
  let isSpaceChangeSensitive = false;
  let floatAbsoluteTolerance: number | null = null;
  let floatRelativeTolerance: number | null = null;
  const errors: FlagError[] = [];
  const words = [...flags];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === 'case_sensitive') {
      isCaseSensitive = true;
    } else if (word === 'space_change_sensitive') {
      isSpaceChangeSensitive = true;
    } else if (/^float_(?:absolute_|relative_)?tolerance$/u.test(word)) {
      const argument = words.shift() ?? '';
      const tolerance = Number(argument);
      if (argument === '' || !Number.isFinite(tolerance) || tolerance < 0) {
        errors.push({
          'zh-CN': `“${word}”之后是“${argument}”，而不是不小于 0 的数`,
          'en-US': `"${word}" is followed by "${argument}" instead of a number that is at least 0`,
        });
        continue;
      }
      if (word !== 'float_relative_tolerance') floatAbsoluteTolerance = tolerance;
      if (word !== 'float_absolute_tolerance') floatRelativeTolerance = tolerance;
    } else {
      errors.push({
        'zh-CN': `“${word}”不是默认输出校验器的参数`,
        'en-US': `"${word}" is no argument of the default output validator`,
      });
    }
  }
  return { rules: { isCaseSensitive, isSpaceChangeSensitive, floatAbsoluteTolerance, floatRelativeTolerance }, errors };
}
