import type { CheckerConvention } from '../protocol/task.ts';
import type { RunEnd } from '../sandbox/sandbox.types.ts';
import { describeEnd } from './case-verdict.ts';
import type { CheckerVerdict } from './checker-verdict.ts';
import { javascriptVerdict, readCheckerReturn } from './javascript-verdict.ts';
import type { Points } from './points.ts';

/**
 * What a checker's end means, by convention (decision 137, "Special judge"). All pure: files are read by the caller.
 * Whatever a convention does not know is a failure of the checker, with its cause for admins.
 */

/** What a checker left behind. Texts are already readable and bounded. */
export interface CheckerTraces {
  readonly end: RunEnd;
  readonly stdout: string;
  readonly stderr: string;
  /** Text of a file of the feedback folder; null: there is none. Only the Kattis convention has one. */
  feedback(name: string): string | null;
}

/** Most points, or multiples of its full score, a checker gives one case. */
const maxPoints = 1_000_000_000;

export function checkerVerdict(convention: CheckerConvention, traces: CheckerTraces): CheckerVerdict {
  const { end } = traces;
  if (end.kind !== 'exited') return failure(describeEnd(end), traces);
  switch (convention) {
    case 'kattis':
      return kattis(end.code, traces);
    case 'testlib':
      return testlib(end.code, traces, sharePoints);
    case 'polygon':
      return testlib(end.code, traces, absolutePoints);
    case 'hoj':
      return hoj(end.code, traces);
    case 'javascript':
      return javascript(end.code, traces);
  }
}

function kattis(code: number, traces: CheckerTraces): CheckerVerdict {
  if (code !== 42 && code !== 43) return failure(`exit code ${code}, neither 42 (accepted) nor 43 (wrong)`, traces);
  const message = traces.feedback('teammessage.txt') ?? '';
  const judgeMessage = traces.feedback('judgemessage.txt') ?? '';
  if (code === 43) return { kind: 'wrong', points: null, message, judgeMessage };
  const points = kattisPoints(traces);
  if (points === 'malformed') return failure(`its score is not a number from 0 to ${maxPoints}`, traces);
  return { kind: 'accepted', points, message, judgeMessage };
}

function kattisPoints({ feedback }: CheckerTraces): Points | 'malformed' | null {
  const absolute = feedback('score.txt');
  if (absolute !== null) {
    const value = number(absolute);
    return value === null || value < 0 || value > maxPoints ? 'malformed' : { kind: 'absolute', value };
  }
  const share = feedback('score_multiplier.txt');
  if (share === null) return null;
  const value = number(share);
  return value === null || value < 0 || value > maxPoints ? 'malformed' : { kind: 'share', value };
}

/** Points of exit code 7; null: not of this convention. */
type PointsRule = (value: number) => Points | null;

/** Up to 1 a share of the case's points, beyond a percentage: both are in use. */
const sharePoints: PointsRule = (value) =>
  value > 100 ? null : { kind: 'share', value: value <= 1 ? value : value / 100 };
const absolutePoints: PointsRule = (value) => (value > maxPoints ? null : { kind: 'absolute', value });

function testlib(code: number, traces: CheckerTraces, pointsOf: PointsRule): CheckerVerdict {
  const message = traces.stderr;
  const plain = { points: null, message, judgeMessage: '' } as const;
  switch (code) {
    case 0:
      return { kind: 'accepted', ...plain };
    case 1:
      return { kind: 'wrong', ...plain };
    case 2:
    case 4: // "dirt" after the answer
    case 8: // unexpected end of the output
      return { kind: 'presentation', ...plain };
    case 7: {
      // At the start or in a line that begins so: further right it may be a quoted part of the contestant's output.
      const value =
        number(/^points\s+(\S+)/.exec(message)?.[1] ?? '') ??
        number(message.split(/\s/)[0] ?? '') ??
        number(/^points\s+(\S+)/m.exec(message)?.[1] ?? '');
      const points = value === null || value < 0 ? null : pointsOf(value);
      if (points === null) return failure('exit code 7 without points of 0 to 100', traces);
      return { kind: 'partial', points, message, judgeMessage: '' };
    }
    default:
      return failure(`exit code ${code}`, traces);
  }
}

function hoj(code: number, traces: CheckerTraces): CheckerVerdict {
  const plain = { points: null, message: traces.stderr, judgeMessage: '' } as const;
  switch (code) {
    case 99: {
      const percent = number(traces.stdout.split(/\s/)[0] ?? '');
      if (percent === null || percent < 0 || percent > 100)
        return failure('exit code 99 without a percentage of 0 to 100', traces);
      return { ...plain, kind: 'partial', points: { kind: 'share', value: percent / 100 } };
    }
    case 100:
      return { kind: 'accepted', ...plain };
    case 101:
      return { kind: 'presentation', ...plain };
    case 102:
      return { kind: 'wrong', ...plain };
    default:
      return saidByTestlib(traces) ?? failure(`exit code ${code}`, traces);
  }
}

/**
 * What a checker with a testlib.h of its own says in its first words: HOJ goes by them where it does not know the exit
 * code.
 */
function saidByTestlib({ stderr }: CheckerTraces): CheckerVerdict | null {
  const plain = { points: null, message: stderr, judgeMessage: '' } as const;
  if (stderr.startsWith('ok ')) return { kind: 'accepted', ...plain };
  if (/^wrong (?:answer|output format) /u.test(stderr)) return { kind: 'wrong', ...plain };
  const percent = number(/^(?:points |partially correct \()(\S+?)[\s)]/u.exec(`${stderr} `)?.[1] ?? '');
  return percent === null || percent < 0 || percent > 100
    ? null
    : { ...plain, kind: 'partial', points: { kind: 'share', value: percent / 100 } };
}

function javascript(code: number, traces: CheckerTraces): CheckerVerdict {
  const said = code === 0 ? readCheckerReturn(traces.stdout) : null;
  return said === null ? failure(`exit code ${code}`, traces) : javascriptVerdict(said);
}

function failure(what: string, traces: CheckerTraces): CheckerVerdict {
  const said = [
    traces.feedback('judgeerror.txt') ?? '',
    traces.feedback('judgemessage.txt') ?? '',
    traces.stderr,
  ].filter((text) => text !== '');
  return { kind: 'failure', cause: [`the checker failed: ${what}`, ...said].join('\n') };
}

function number(text: string): number | null {
  const trimmed = text.trim();
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed) ? Number(trimmed) : null;
}
