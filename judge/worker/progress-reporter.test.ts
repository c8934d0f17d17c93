import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Progress } from '../protocol/report.ts';
import { Status } from '../protocol/status.ts';
import { ProgressReporter } from './progress-reporter.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (casesDone: number): Progress => ({ status: Status.JUDGING, casesDone, casesTotal: 100 });
const compiling: Progress = { status: Status.COMPILING, casesDone: 0, casesTotal: 100 };

test('the first is sent after a moment, then the newest at most five times a second', async () => {
  const sent: number[] = [];
  const reporter = new ProgressReporter(async ({ casesDone }) => void sent.push(casesDone));
  for (let done = 0; done < 100; done += 1) {
    reporter.report(at(done));
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(sent[0]).toBe(9);
  expect(sent.length).toBeLessThanOrEqual(6);
  expect(sent.at(-1)).toBeGreaterThanOrEqual(75);
});

test('a stage that is over in a moment is not told', async () => {
  const sent: number[] = [];
  const reporter = new ProgressReporter(async ({ casesDone }) => void sent.push(casesDone));
  reporter.report(at(0));
  await vi.advanceTimersByTimeAsync(5);
  reporter.report(at(1));
  await vi.advanceTimersByTimeAsync(190);
  expect(sent).toEqual([1]);
});

test('a compile is told of sooner than cases, of which many may end at once', async () => {
  const sent: number[] = [];
  const reporter = new ProgressReporter(async ({ status }) => void sent.push(status));
  reporter.report(compiling);
  await vi.advanceTimersByTimeAsync(30);
  expect(sent).toEqual([Status.COMPILING]);
});

test('where a compile is over at once, the cases after it wait as long as if there had been none', async () => {
  const sent: number[] = [];
  const reporter = new ProgressReporter(async ({ status }) => void sent.push(status));
  reporter.report(compiling);
  reporter.report(at(0));
  await vi.advanceTimersByTimeAsync(90);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  expect(sent).toEqual([Status.JUDGING]);
});

test('nothing is sent after it is closed', async () => {
  const sent: number[] = [];
  const reporter = new ProgressReporter(async ({ casesDone }) => void sent.push(casesDone));
  reporter.report(at(1));
  reporter.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([]);
});
