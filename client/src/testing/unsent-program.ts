import type { UnsentProgram } from '../lib/submission/unsent.ts';

/** A program that waits to be sent. */
export function unsentProgram(wishes: Partial<UnsentProgram> = {}): UnsentProgram {
  return {
    idempotencyKey: 'one',
    problemDisplayId: '1000',
    contestId: null,
    groupId: null,
    trainingId: null,
    languageKey: 'cpp',
    code: 'int main() {}',
    submittedAt: Date.now(),
    ...wishes,
  };
}
