import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import type { Color, Output } from './output.ts';
import { headed, say, statusName } from './words.ts';

/** 0 for Accepted alone. */
export function exitCodeOf(status: number): 0 | 1 {
  return status === Status.ACCEPTED ? 0 : 1;
}

function colorOf(status: number): Color {
  if (status === Status.ACCEPTED) return 'green';
  return isFinal(status) ? (status === Status.PARTIAL_ACCEPTED ? 'yellow' : 'red') : 'cyan';
}

/** A status in its colour. */
export function shownStatus(output: Output, status: number): string {
  return output.paint(colorOf(status), statusName(status));
}

/** What running took, as far as it is known; memory in the units of the site. */
export function shownCost({
  timeMs,
  memoryKb,
}: {
  readonly timeMs: number | null;
  readonly memoryKb: number | null;
}): string {
  const memory =
    memoryKb === null ? null : memoryKb < 1_024 ? `${memoryKb.toFixed(1)} KB` : `${(memoryKb / 1_024).toFixed(1)} MB`;
  return [timeMs === null ? null : `${timeMs} ms`, memory].filter((part) => part !== null).join(', ');
}

interface ShownProgress {
  readonly status: number;
  readonly queuePosition: number | null;
  readonly expectedWaitSeconds: number | null;
  readonly casesDone?: number;
  readonly casesTotal?: number;
}

/** How far the judging is, in a line. */
export function shownProgress({
  status,
  queuePosition,
  expectedWaitSeconds,
  casesDone = 0,
  casesTotal = 0,
}: ShownProgress): string {
  if (queuePosition !== null)
    return say(expectedWaitSeconds === null ? 'waitingForJudge' : 'queued', {
      status: statusName(status),
      count: queuePosition,
    });
  return casesTotal > 0
    ? say('casesDone', { status: statusName(status), done: casesDone, total: casesTotal })
    : statusName(status);
}

/** Prints a text below a heading; nothing when there is none. */
export function printBlock(output: Output, heading: string, text: string | null): void {
  if (text === null || text.trim() === '') return;
  output.line(output.paint('bold', headed(heading)));
  output.line(text.replace(/\n$/, ''));
}
