import { cpp } from '@verdict/judge/languages/cpp.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import { openBenchSite } from './bench-site.ts';
import { openByHand } from './by-hand.ts';
import { Contestant } from './contestant.ts';
import type { Message } from './contestant.ts';
import type { Figure } from './figure.ts';
import { median } from './percentile.ts';
import { caseCount, importTrivialPackage, writeTrivialPackage } from './twenty-cases.ts';

const rounds = 15;

/** Milliseconds of one judging, in order; they add up to the whole. */
interface Stages {
  /** From the submit to the message that it is being compiled: submit, queue, claim. */
  readonly untilCompiling: number;
  readonly compiling: number;
  readonly running: number;
  readonly whole: number;
}

/** Submit to verdict, alternating with the same work by hand, so that other load on the machine weighs on both. */
export async function measureSubmit(): Promise<readonly Figure[]> {
  await using problem = await writeTrivialPackage();
  await using byHand = await openByHand(cpp, problem.dataFolder);
  await using site = await openBenchSite({ isJudging: true });
  const displayId = await importTrivialPackage(site.services, problem);
  const contestant = await Contestant.join(site);
  const socket = contestant.socket();

  const judge = async (): Promise<Stages> => {
    const start = performance.now();
    const id = await contestant.submit(displayId);
    return stagesOf(start, await contestant.watch(socket, id));
  };
  // The first round fills caches on both sides: the compiler's files, the judge's copy of the test data.
  await byHand.judge(cpp.template);
  await judge();
  const hand: number[] = [];
  const judged: Stages[] = [];
  for (let round = 0; round < rounds; round += 1) {
    hand.push(await byHand.judge(cpp.template));
    judged.push(await judge());
  }
  await socket.dispose();

  const stage = (what: string, pick: (stages: Stages) => number): Figure => ({ what: `  ${what}`, value: median(judged.map(pick)), unit: 'ms' });
  return [
    {
      what: `submit to verdict, C++, ${caseCount} cases (baseline: by hand in a shell)`,
      value: median(judged.map(({ whole }) => whole)), unit: 'ms', baseline: median(hand), budget: { kind: 'ratio', most: 1 },
    },
    stage('submit, queue, claim', ({ untilCompiling }) => untilCompiling),
    stage('compile', ({ compiling }) => compiling),
    stage('runs and verdict', ({ running }) => running),
  ];
}

function stagesOf(start: number, messages: readonly Message[]): Stages {
  const end = messages.at(-1);
  if (end?.status !== Status.ACCEPTED) throw new Error(`The benchmark's program got status ${end?.status ?? 'none'}.`);
  // A stage too short to be told is counted to the one before it.
  const running = messages.find(({ status }) => status === Status.JUDGING)?.at ?? end.at;
  const compiling = messages.find(({ status }) => status === Status.COMPILING)?.at ?? running;
  return { untilCompiling: compiling - start, compiling: running - compiling, running: end.at - running, whole: end.at - start };
}
