import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { OpenBox } from './open-box.ts';

/** What the sandbox adds to a run of a trivial static C program. All in milliseconds, medians of `rounds`. */
export interface RunCost {
  readonly rounds: number;
  /** fork, exec and wait in a C loop: as little as a run can cost. */
  readonly bareMs: number;
  /** From the call in Node to its result: standard input from a file, both outputs to files. */
  readonly sandboxMs: number;
  readonly addedMs: number;
  /**
   * As `sandboxMs`, of runs that begin `pauseMs` after the one before: what the kernel has to take up again shows only
   * there.
   */
  readonly pausedMs: number;
}

const pauseMs = 70;
const pausedRounds = 50;

const trivial = 'int main(void) { return 0; }';

/** Prints the milliseconds of each of `rounds` runs. */
const bareLoop = `#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}
int main(int count, char **values) {
  for (int i = atoi(values[1]); i > 0; i--) {
    double start = now();
    pid_t child = fork();
    if (child == 0) { execl(values[2], values[2], (char *)0); _exit(127); }
    waitpid(child, 0, 0);
    printf("%f\\n", now() - start);
  }
}`;

/** The two are measured in turns, so that other work on the machine weighs on both. */
export async function measureRunCost(rounds: number): Promise<RunCost> {
  const folder = await mkdtemp(join(tmpdir(), 'verdict-run-cost-'));
  const box = await OpenBox.open();
  try {
    const program = await box.compile(trivial, ['-O1', '-static']);
    const loop = await compileHere(folder);
    const bare: number[] = [];
    const boxed: number[] = [];
    const part = Math.ceil(rounds / 10);
    while (boxed.length < rounds) {
      bare.push(...(await runLoop(loop, part, program)));
      for (let i = 0; i < part; i += 1) boxed.push(await timeRun(box, program));
    }
    const paused: number[] = [];
    while (paused.length < pausedRounds) {
      await sleep(pauseMs);
      paused.push(await timeRun(box, program));
    }
    const [bareMs, sandboxMs] = [median(bare), median(boxed)];
    return { rounds: boxed.length, bareMs, sandboxMs, addedMs: sandboxMs - bareMs, pausedMs: median(paused) };
  } finally {
    await box.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compileHere(folder: string): Promise<string> {
  const source = join(folder, 'loop.c');
  await writeFile(source, bareLoop);
  await promisify(execFile)('gcc', ['-O2', '-o', join(folder, 'loop'), source]);
  return join(folder, 'loop');
}

async function runLoop(loop: string, rounds: number, program: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)(loop, [String(rounds), program]);
  return stdout.trim().split('\n').map(Number);
}

async function timeRun(box: OpenBox, program: string): Promise<number> {
  const input = box.freshPath('stdin');
  await writeFile(input, '1 2\n');
  const request = box.request('/box/program', { mounts: [{ source: program, target: '/box/program' }] });
  const streams = {
    stdin: { kind: 'file', path: input },
    stdout: { kind: 'file', path: box.freshPath('stdout') },
    stderr: { kind: 'file', path: box.freshPath('stderr') },
  } as const;
  const start = performance.now();
  await box.sandbox.run({ ...request, ...streams });
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

if (import.meta.main) {
  const cost = await measureRunCost(1_000);
  process.stdout.write(
    `sandbox per run: ${cost.sandboxMs.toFixed(2)} ms; bare fork+exec: ${cost.bareMs.toFixed(2)} ms; ` +
      `added: ${cost.addedMs.toFixed(2)} ms (${cost.rounds} rounds); ` +
      `after a pause: ${cost.pausedMs.toFixed(2)} ms\n`,
  );
}
