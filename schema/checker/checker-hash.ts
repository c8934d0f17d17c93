import { createHash } from 'node:crypto';
import type { Comparison } from '@verdict/judge/protocol/task.ts';

/** Names all that a checker's or interactor's verdicts depend on: convention, language, sources, files. Null: there is none. */
export function checkerHash(comparison: Comparison): string | null {
  if (comparison.kind !== 'checker' && comparison.kind !== 'interactor') return null;
  const { kind, convention, program, files } = comparison;
  return createHash('sha256').update(JSON.stringify([kind, convention, program, files])).digest('hex');
}
