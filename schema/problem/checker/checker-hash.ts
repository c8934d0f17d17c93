import { createHash } from 'node:crypto';
import type { CheckerConvention, JudgeMode, Prisma, ProblemFileKind } from '@verdict/prisma/generated/client/client.ts';

/** All of a problem that its checker's or interactor's hash is made of. */
export interface CheckerFacts {
  readonly judgeMode: JudgeMode;
  readonly checkerConvention: CheckerConvention | null;
  readonly checkerLanguageKey: string | null;
  readonly checkerEntryPoint: string | null;
  /** Files of the problem; those of other kinds do not matter. */
  readonly files: readonly { readonly kind: ProblemFileKind; readonly name: string; readonly sha256: string }[];
}

/** A judge-wide include that a checker is judged with. */
export interface IncludedFile {
  readonly name: string;
  readonly sha256: string;
}

/** What must be loaded of a problem for its checker's hash. */
export const checkerFactsSelect = {
  judgeMode: true,
  checkerConvention: true,
  checkerLanguageKey: true,
  checkerEntryPoint: true,
  files: {
    where: { kind: { in: ['CHECKER_SOURCE', 'JUDGE_EXTRA'] } },
    select: { kind: true, name: true, sha256: true },
  },
} as const satisfies Prisma.ProblemSelect;

/**
 * Names all that a checker's or interactor's verdicts depend on: mode, convention, language, sources, files. Made of
 * the hashes of the files, so that it costs no reading to ask which submissions were judged with another one. Null:
 * there is none.
 *
 * @param includes judge-wide includes that the checker names.
 */
export function checkerHash(
  { judgeMode, checkerConvention, checkerLanguageKey, checkerEntryPoint, files }: CheckerFacts,
  includes: readonly IncludedFile[],
): string | null {
  if (judgeMode === 'DEFAULT') return null;
  const contents = files
    .filter(({ kind }) => kind === 'CHECKER_SOURCE' || kind === 'JUDGE_EXTRA')
    .map(({ kind, name, sha256 }) => JSON.stringify([kind, name, sha256]))
    .concat(includes.map(({ name, sha256 }) => JSON.stringify(['INCLUDE', name, sha256])))
    .toSorted();
  return createHash('sha256')
    .update(JSON.stringify([judgeMode, checkerConvention, checkerLanguageKey, checkerEntryPoint, contents]))
    .digest('hex');
}
