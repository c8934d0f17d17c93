import type { StandInRun } from '../judge-stand-in.ts';

/** Names of languages in the API, which are not those of the form. */
const languageNames: Readonly<Record<string, string>> = {
  '54': 'C++17 (GCC 7-32)',
  '89': 'C++20 (GCC 13-64)',
  '31': 'Python 3',
};

/** What the API says of a run. */
export interface ApiRunOptions {
  /** Empty: it waits. */
  readonly verdict: string;
  readonly members: readonly string[];
  /** Fields have other names. */
  readonly isChanged: boolean;
}

/** A run in an answer of `user.status`. */
export function apiRun(run: StandInRun, { verdict, members, isChanged }: ApiRunOptions): Record<string, unknown> {
  const contestId = Number.parseInt(run.ref, 10);
  const isJudged = verdict !== '' && verdict !== 'TESTING';
  return {
    [isChanged ? 'submissionId' : 'id']: Number(run.id),
    contestId,
    creationTimeSeconds: Math.floor(run.submittedAt.getTime() / 1_000),
    relativeTimeSeconds: 2_147_483_647,
    problem: { contestId, index: run.ref.slice(String(contestId).length), name: 'A problem', type: 'PROGRAMMING' },
    author: {
      contestId,
      participantType: 'PRACTICE',
      ghost: false,
      members: members.map((handle) => ({ handle })),
    },
    programmingLanguage: languageNames[run.languageId] ?? 'Some language 1.0',
    ...(verdict !== '' && { verdict }),
    testset: 'TESTS',
    passedTestCount: 2,
    timeConsumedMillis: isJudged ? (run.script.timeMs ?? 0) : 0,
    memoryConsumedBytes: isJudged ? (run.script.memoryKb ?? 0) * 1_024 : 0,
  };
}
