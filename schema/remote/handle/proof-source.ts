import type { JudgeInfo } from '../core/judge-info.ts';

/**
 * What a user submits to prove a handle: a text that does not compile, that the judge does not find too short, and that
 * is not one it has seen before.
 */
export function proofSource({ minCodeLength = 0 }: Pick<JudgeInfo, 'minCodeLength'>, startedAt: Date): string {
  const text = `This does not compile: it proves whose handle this is (${startedAt.getTime().toString(36)}).`;
  return text.padEnd(minCodeLength, '.');
}
