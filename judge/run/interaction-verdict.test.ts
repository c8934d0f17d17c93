import { expect, test } from 'vitest';
import type { RunEnd } from '../sandbox/sandbox.types.ts';
import type { CheckerVerdict } from './checker-verdict.ts';
import { conversationVerdict } from './interaction-verdict.ts';

const exit = (code: number): RunEnd => ({ kind: 'exited', code });
const sigpipe: RunEnd = { kind: 'signalled', signal: 'SIGPIPE' };
const segv: RunEnd = { kind: 'signalled', signal: 'SIGSEGV' };
const said = (kind: 'accepted' | 'wrong' | 'partial' | 'presentation'): CheckerVerdict => ({
  kind,
  points: null,
  message: '',
  judgeMessage: '',
});
const accepted = said('accepted');
const wrong = said('wrong');
const failed: CheckerVerdict = { kind: 'failure', cause: 'exit code 1' };

interface Row {
  first: 'contestant' | 'interactor';
  contestant: RunEnd;
  stderr?: string;
  cpuMs?: number;
  verdict: CheckerVerdict;
  interactor?: RunEnd;
  interactorStderr?: string;
}

test.each<[string, Row, string]>([
  ['both end well', { first: 'interactor', contestant: exit(0), verdict: accepted }, 'accepted'],
  ['the interactor rejects', { first: 'interactor', contestant: exit(0), verdict: wrong }, 'wrong'],
  [
    "a crash before the interactor ended is the contestant's",
    { first: 'contestant', contestant: segv, verdict: wrong },
    'signal SIGSEGV',
  ],
  [
    "a crash that also fails the interactor is the contestant's",
    { first: 'contestant', contestant: exit(1), verdict: failed },
    'exit code 1',
  ],
  [
    'SIGPIPE after acceptance leaves it standing',
    { first: 'interactor', contestant: sigpipe, verdict: accepted },
    'accepted',
  ],
  [
    'EPIPE after acceptance leaves it standing',
    { first: 'interactor', contestant: exit(1), stderr: 'BrokenPipeError: [Errno 32] Broken pipe', verdict: accepted },
    'accepted',
  ],
  [
    'a crash of its own after acceptance leaves it standing',
    { first: 'interactor', contestant: exit(1), verdict: accepted },
    'accepted',
  ],
  [
    "the end of the input after a rejection is the interactor's doing",
    { first: 'interactor', contestant: exit(1), stderr: 'EOFError', verdict: wrong },
    'wrong',
  ],
  [
    "SIGPIPE while the interactor runs is the contestant's",
    { first: 'contestant', contestant: sigpipe, verdict: wrong },
    'signal SIGPIPE',
  ],
  [
    "a loop after a failed interactor is the contestant's",
    { first: 'interactor', contestant: { kind: 'cpu-limit' }, verdict: failed },
    'CPU time limit exceeded',
  ],
  [
    "a hang is the contestant's",
    { first: 'contestant', contestant: { kind: 'wall-limit' }, verdict: failed },
    'wall-clock time limit exceeded',
  ],
  [
    'a loop after a rejection leaves it standing',
    { first: 'interactor', contestant: { kind: 'cpu-limit' }, verdict: wrong },
    'wrong',
  ],
  [
    'the same after a fault of form',
    { first: 'interactor', contestant: exit(1), stderr: 'EOFError', verdict: said('presentation') },
    'presentation',
  ],
  [
    'a crash after points leaves them standing',
    { first: 'interactor', contestant: exit(1), stderr: 'EOFError', verdict: said('partial') },
    'partial',
  ],
  [
    'SIGPIPE after points leaves them standing',
    { first: 'interactor', contestant: sigpipe, verdict: said('partial') },
    'partial',
  ],
  [
    'too much memory after a rejection leaves it standing',
    { first: 'interactor', contestant: { kind: 'memory-limit' }, verdict: wrong },
    'wrong',
  ],
  [
    'too much memory comes first, though the interactor failed of it',
    { first: 'contestant', contestant: { kind: 'memory-limit' }, verdict: failed },
    'memory limit exceeded',
  ],
  [
    'a clean end that was too slow is too slow',
    { first: 'contestant', contestant: exit(0), cpuMs: 1001, verdict: accepted },
    'CPU time limit exceeded',
  ],
  [
    'a loop after acceptance leaves it standing',
    { first: 'interactor', contestant: { kind: 'cpu-limit' }, verdict: accepted },
    'accepted',
  ],
  [
    'an exit code 0 after a broken pipe is no death',
    { first: 'interactor', contestant: exit(0), stderr: 'EPIPE', verdict: wrong },
    'wrong',
  ],
  [
    'an early exit that the interactor judges is judged',
    { first: 'contestant', contestant: exit(0), verdict: wrong },
    'wrong',
  ],
  [
    'an interactor that never ends after the contestant has is a failure',
    { first: 'contestant', contestant: exit(0), verdict: failed, interactor: { kind: 'cpu-limit' } },
    'failure',
  ],
  ['a failed interactor is a failure', { first: 'interactor', contestant: exit(0), verdict: failed }, 'failure'],
  [
    'a failed interactor is a failure though the contestant died of it',
    { first: 'interactor', contestant: sigpipe, verdict: failed },
    'failure',
  ],
  [
    'an early exit that the interactor dies of is wrong',
    { first: 'contestant', contestant: exit(0), verdict: failed, interactor: sigpipe },
    'wrong',
  ],
  [
    'the same for an interactor in Python',
    {
      first: 'contestant',
      contestant: exit(0),
      verdict: failed,
      interactor: exit(1),
      interactorStderr: 'BrokenPipeError',
    },
    'wrong',
  ],
])('%s', (_what, row, expected) => {
  const result = conversationVerdict({
    contestant: { end: row.contestant, cpuMs: row.cpuMs ?? 1, isOutOfMemory: false, stderr: row.stderr ?? '' },
    interactor: {
      end: row.interactor ?? exit(0),
      cpuMs: 1,
      isOutOfMemory: false,
      stderr: row.interactorStderr ?? '',
      verdict: row.verdict,
    },
    endedFirst: row.first,
    timeLimitMs: 1000,
  });
  expect(result.kind === 'bad-end' ? result.end.message : result.verdict.kind).toBe(expected);
});
