import type { User } from '@verdict/prisma/generated/client/client.ts';
import type { CheckerConvention, JudgeMode } from '@verdict/prisma/generated/client/enums.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { useTestSet } from '@verdict/schema/problem/test-data/test-set.service.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';

/** Operations and situations of the test run tests. */

const runFields =
  'key status input expectedOutput timeMs memoryKb output stderr message queuePosition passedSample judgeMode ' +
  'samples { number status timeMs memoryKb output { text isCut } stderr message }';

const startMutation = /* GraphQL */ `
  mutation Start($input: StartTestRunInput!) {
    startTestRun(input: $input) {
      __typename
      ... on StartTestRunSuccess { data { ${runFields} } }
      ... on DomainError { code message }
    }
  }
`;
export const runQuery = `query Run($key: ID!) { testRun(key: $key) { ${runFields} } }`;
export const progressSubscription = `subscription Progress($key: ID!) {
  testRunProgress(key: $key) { status passedSample output queuePosition }
}`;

/** What a test asks to be run; the rest is an ordinary program on an own input. */
export interface RunWishes {
  readonly problemDisplayId: string;
  readonly languageKey?: string;
  readonly code?: string;
  readonly input?: string;
  readonly expectedOutput?: string | null;
  readonly sampleNumber?: number;
  readonly isAllSamples?: boolean;
}

/** An answer to `startTestRun`, flat. */
export type Started = {
  readonly __typename?: string;
  readonly code?: string;
  readonly data?: { readonly key: string } & Record<string, unknown>;
  readonly errorCode?: unknown;
};

/** Starts a test run as a user; null: signed out. */
export async function startRun(server: TestServer, user: User | null, wishes: RunWishes): Promise<Started> {
  const input = { languageKey: 'cpp', code: 'int main() {}', input: '5 6', ...wishes };
  const answer = await server.graphql(startMutation, {
    variables: { input },
    ...(user === null ? {} : { token: await tokenFor(server.services, user) }),
  });
  return {
    ...(answer.data?.['startTestRun'] as Started | undefined),
    errorCode: answer.errors?.[0]?.extensions?.['code'],
  };
}

/** Starts one that is taken. @returns its key. */
export async function mustStart(server: TestServer, user: User, wishes: RunWishes): Promise<string> {
  const { data, code } = await startRun(server, user, wishes);
  if (data === undefined) throw new Error(`not taken: ${code ?? ''}`);
  return data.key;
}

/** Lets the interval between two runs pass. */
export async function letIntervalPass({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.$executeRaw`UPDATE test_run SET created_at = created_at - interval '5 seconds'`;
}

/** Removes the test runs and their tasks. */
export async function removeRuns({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.testRun.deleteMany();
  await db.judgeTask.deleteMany();
}

/** A problem with two samples whose judged data ends in a line end, as shown. */
export async function problemWithSamples(
  services: TestServer['services'],
  wishes: { judgeMode?: JudgeMode; checkerConvention?: CheckerConvention; interaction?: string } = {},
) {
  const { judgeMode = 'DEFAULT', checkerConvention = 'TESTLIB', interaction } = wishes;
  const checker = judgeMode === 'DEFAULT' ? {} : { checkerConvention, checkerLanguageKey: 'cpp' };
  const problem = await buildProblem(services, { hasTests: false, judgeMode, ...checker });
  const leaf = {
    aggregation: 'SUM',
    isBreakOnReject: true,
    acceptScore: 1,
    rejectScore: 0,
    maxScore: null,
    requires: [],
    groups: [],
  } as const;
  const texts = [
    ['1 2\n', '3\n'],
    ['10 20\n', '30\n'],
  ] as const;
  const cases = await Promise.all(
    texts.map(async ([input, answer], index) => ({
      input: await services.files.put(Buffer.from(input)),
      answer: await services.files.put(Buffer.from(answer)),
      score: null,
      validatorFlags: ['exact', String(index + 1)],
      args: [],
      files: [],
      name: `sample/${index + 1}`,
      isSample: true,
    })),
  );
  await services.db.$transaction((tx) =>
    useTestSet(tx, problem.id, { ...leaf, name: 'data', cases: [], groups: [{ ...leaf, name: 'sample', cases }] }),
  );
  await services.db.problemSample.createMany({
    data: texts.map(([input, output], index) => ({
      problemId: problem.id,
      position: index + 1,
      input: interaction ? '' : input,
      output: interaction ? '' : output,
      interaction: interaction ?? null,
    })),
  });
  if (judgeMode !== 'DEFAULT') {
    const { sha256, sizeBytes } = await services.files.put(Buffer.from('#include "testlib.h"\nint main() {}'));
    await services.db.storedFile.createMany({ data: [{ sha256, sizeBytes }], skipDuplicates: true });
    await services.db.problemFile.create({
      data: { problemId: problem.id, kind: 'CHECKER_SOURCE', name: 'checker.cpp', sha256 },
    });
  }
  return problem;
}
