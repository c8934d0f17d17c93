import { withVariants } from '@verdict/judge/protocol/language-variants.ts';

/*
 * Languages of a package as ours. The format knows one C and one C++ and leaves standard and flags to the judge; its
 * own judges optimise both.
 */

/** Languages a package offers: `cpp` means C++ by every standard. Empty: all. */
export function offeredKeys(codes: readonly string[] | null): string[] {
  return (codes ?? []).flatMap(withVariants);
}

/** The language that a program which came with a package is judged as: plain C is not optimised here. */
export function programKey(code: string): string {
  return code === 'c' ? 'c-o2' : code;
}
