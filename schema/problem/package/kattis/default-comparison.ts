import { type FlagError, parseTokenFlags } from '@verdict/judge/protocol/token-flags.ts';
import type { DefaultComparison } from '../problem-package.types.ts';

/**
 * The comparison that arguments of the default output validator ask for.
 *
 * @returns the comparison, and what is wrong with each argument it does not understand.
 */
export function parseDefaultFlags(flags: readonly string[]): { comparison: DefaultComparison; errors: FlagError[] } {
  const { rules, errors } = parseTokenFlags(flags);
  return {
    comparison: {
      kind: 'default',
      caseSensitive: rules.isCaseSensitive,
      spaceChangeSensitive: rules.isSpaceChangeSensitive,
      floatAbsolute: rules.floatAbsoluteTolerance,
      floatRelative: rules.floatRelativeTolerance,
    },
    errors,
  };
}
