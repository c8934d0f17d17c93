import { expect, test } from 'vitest';
import { caseMessage, caseNote } from '../protocol/case-message.ts';
import type { RunEnd } from '../sandbox/sandbox.types.ts';
import { badEnd } from './case-verdict.ts';
import { conversationVerdict } from './interaction-verdict.ts';

const run = (end: RunEnd, more: { cpuMs?: number; isOutOfMemory?: boolean } = {}) => ({
  end,
  cpuMs: 1,
  isOutOfMemory: false,
  ...more,
});

test.each([
  [run({ kind: 'output-limit' }), 'OUTPUT_LIMIT', ''],
  [run({ kind: 'cpu-limit' }), 'CPU_LIMIT', ''],
  [run({ kind: 'exited', code: 0 }, { cpuMs: 5_000 }), 'CPU_LIMIT', ''],
  [run({ kind: 'wall-limit' }), 'WALL_LIMIT', ''],
  [run({ kind: 'memory-limit' }), 'MEMORY_LIMIT', ''],
  [run({ kind: 'exited', code: 1 }, { isOutOfMemory: true }), 'MEMORY_LIMIT', ''],
  [run({ kind: 'signalled', signal: 'SIGSEGV' }), 'SIGNAL', 'SIGSEGV'],
  [run({ kind: 'signalled', signal: 'SIGUNKNOWN' }), 'SIGNAL', 'SIGUNKNOWN'],
  [run({ kind: 'exited', code: 3 }), 'EXIT_CODE', '3'],
])('the message of a bad end is known by its code: %o', (ended, code, value) => {
  expect(caseNote(badEnd(ended, 1_000)?.message ?? '')).toEqual({ code, value });
});

test('so is that of a program which left its conversation', () => {
  const verdict = conversationVerdict({
    contestant: { ...run({ kind: 'exited', code: 0 }), stderr: '' },
    interactor: {
      ...run({ kind: 'signalled', signal: 'SIGPIPE' }),
      stderr: '',
      verdict: { kind: 'failure', cause: '' },
    },
    endedFirst: 'contestant',
    timeLimitMs: 1_000,
  });
  expect(
    caseNote(verdict.kind === 'checked' && verdict.verdict.kind === 'wrong' ? verdict.verdict.message : ''),
  ).toEqual({ code: 'LEFT_CONVERSATION', value: '' });
});

test('and those of a wrong output', () => {
  expect(caseNote(caseMessage('LINE_DIFFERS', 12))).toEqual({ code: 'LINE_DIFFERS', value: '12' });
  expect(caseNote(caseMessage('WHITE_SPACE_DIFFERS'))).toEqual({ code: 'WHITE_SPACE_DIFFERS', value: '' });
  expect(caseNote(caseMessage('NO_OUTPUT_FILE'))).toEqual({ code: 'NO_OUTPUT_FILE', value: '' });
});
