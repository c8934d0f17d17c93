import { cpp } from '@verdict/judge/languages/cpp.ts';
import { java } from '@verdict/judge/languages/java.ts';
import type { Language } from '@verdict/judge/languages/language.types.ts';
import { python3 } from '@verdict/judge/languages/python3.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import { openBenchSite, type BenchSite } from './bench-site.ts';
import { openByHand } from './by-hand.ts';
import { Contestant, type Message } from './contestant.ts';
import type { Figure } from './figure.ts';
import { median } from './percentile.ts';
import { untilPrepared } from './prepared.ts';
import { distinct, sumWithAllHeaders } from './programs.ts';
import { caseCount, importTrivialPackage, writeTrivialPackage } from './twenty-cases.ts';

const rounds = 9;

/** What is submitted, and the share of the time by hand it may take. */
interface Subject {
  readonly what: string;
  readonly language: Language;
  readonly code: string;
  readonly most: number;
}

const subjects: readonly Subject[] = [
  { what: 'C++ with bits/stdc++.h', language: cpp, code: sumWithAllHeaders, most: 0.7 },
  { what: 'C++ with iostream', language: cpp, code: cpp.template, most: 1 },
  { what: 'Java', language: java, code: java.template, most: 1 },
  { what: 'Python 3', language: python3, code: python3.template, most: 1 },
];

/** Milliseconds of one judging, in order; they add up to the whole. */
interface Stages {
  /** From the submit to the message that it is being compiled: submit, queue, claim. */
  readonly untilCompiling: number;
  readonly compiling: number;
  readonly running: number;
  readonly whole: number;
}

/**
 * Submit to verdict, alternating with the same work by hand, so that other load on the machine weighs on both. No two
 * rounds submit the same text, so nothing comes from the cache of compiled programs.
 */
export async function measureSubmit(): Promise<readonly Figure[]> {
  await using problem = await writeTrivialPackage();
  await using site = await openBenchSite({ isJudging: true });
  const displayId = await importTrivialPackage(site.services, problem);
  const contestant = await Contestant.join(site);
  const socket = contestant.socket();
  await untilPrepared(site, [cpp.key, java.key]);

  const figures: Figure[] = [];
  for (const { what, language, code, most } of subjects) {
    await using byHand = await openByHand(language, problem.dataFolder);
    const judge = async (): Promise<Stages> => {
      const start = performance.now();
      const id = await contestant.submit(displayId, { languageKey: language.key, code: distinct(language, code) });
      const messages = await contestant.watch(socket, id);
      if (messages.at(-1)?.status !== Status.ACCEPTED)
        throw new Error(`A right program in ${what} was not accepted: ${await reasonOf(site, id)}`);
      return stagesOf(start, messages);
    };
    // The first round fills caches on both sides: the compiler's files, the judge's copy of the test data.
    await byHand.judge(distinct(language, code));
    await judge();
    const hand: number[] = [];
    const judged: Stages[] = [];
    for (let round = 0; round < rounds; round += 1) {
      hand.push(await byHand.judge(distinct(language, code)));
      judged.push(await judge());
    }
    const stage = (name: string, pick: (stages: Stages) => number): Figure => ({
      what: `  ${name}`,
      value: median(judged.map(pick)),
      unit: 'ms',
    });
    figures.push(
      {
        what: `submit to verdict, ${what}, ${caseCount} cases (baseline: by hand in a shell)`,
        value: median(judged.map(({ whole }) => whole)),
        unit: 'ms',
        baseline: median(hand),
        budget: { kind: 'ratio', most },
      },
      stage('submit, queue, claim', ({ untilCompiling }) => untilCompiling),
      stage('compile', ({ compiling }) => compiling),
      stage('runs and verdict', ({ running }) => running),
    );
  }
  await socket.dispose();
  return figures;
}

function stagesOf(start: number, messages: readonly Message[]): Stages {
  const end = messages.at(-1);
  if (end === undefined) throw new Error('A verdict came without a message.');
  // A stage too short to be told is counted to the one before it.
  const running = messages.find(({ status }) => status === Status.JUDGING)?.at ?? end.at;
  const compiling = messages.find(({ status }) => status === Status.COMPILING)?.at ?? running;
  return {
    untilCompiling: compiling - start,
    compiling: running - compiling,
    running: end.at - running,
    whole: end.at - start,
  };
}

/** What the judge said of a submission, for whoever has to find out why. */
async function reasonOf({ services }: BenchSite, id: number): Promise<string> {
  const { status, message, cases } = await services.db.submission.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      message: true,
      cases: {
        where: { status: { not: Status.ACCEPTED } },
        select: { position: true, status: true, timeMs: true, message: true },
        take: 3,
      },
    },
  });
  return JSON.stringify({ status, message, cases });
}
