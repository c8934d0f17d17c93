import { randomBytes } from 'node:crypto';
import {
  heartbeatAnswerSchema,
  type HeartbeatAnswer,
  type NodeLoad,
  type OfferedLanguage,
} from '@verdict/judge/protocol/node.ts';
import type { CaseResult, Judgement, TaskResult } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import {
  judgeTaskSchema,
  type JudgeTask,
  type Task,
  type TestCase,
  type TestGroup,
} from '@verdict/judge/protocol/task.ts';
import { judgeTokenHash, newJudgeToken } from '@verdict/schema/account/session/judge-token.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { claimTask } from '@verdict/schema/queue/task/claim.service.ts';
import { z } from 'zod';
import type { GraphqlAnswer, TestServer } from '../server/test-server.ts';
import { offeredLanguage } from './offered-language.ts';

/** What a machine says that has nothing to do. */
const idleLoad: NodeLoad = {
  runningTasks: 0,
  processors: 2,
  cpuShare: 0.25,
  memoryTotalBytes: 4e9,
  memoryFreeBytes: 1e9,
  diskFreeBytes: 5e10,
  cacheBytes: 0,
};

/** A judge node nobody speaks for yet, and its token. */
export async function buildJudgeNode({
  db,
}: Pick<Services, 'db'>): Promise<{ id: number; name: string; token: string }> {
  const token = newJudgeToken();
  const name = `node-${randomBytes(6).toString('hex')}`;
  const { id } = await db.judgeNode.create({ data: { name, tokenHash: judgeTokenHash(token) }, select: { id: true } });
  return { id, name, token };
}

/** A live node that offers languages, without a process that speaks for it. */
export async function buildLiveNode(
  services: Pick<Services, 'db'>,
  keys: readonly string[] = ['c', 'cpp', 'java', 'python3'],
): Promise<{ id: number }> {
  const { id } = await buildJudgeNode(services);
  await services.db.judgeNode.update({
    where: { id },
    data: { incarnation: '0'.repeat(32), slots: 1, lastSeenAt: new Date() },
  });
  for (const [position, key] of keys.entries()) {
    const { version, ...language } = offeredLanguage(key, { position });
    const row = await services.db.language.upsert({
      where: { key },
      create: language,
      update: {},
      select: { id: true },
    });
    await services.db.judgeNodeLanguage.create({ data: { nodeId: id, languageId: row.id, version } });
  }
  return { id };
}

/** Speaks the judge's operations without judging anything. */
export class FakeJudge {
  readonly id: number;
  readonly name: string;
  incarnation = randomBytes(16).toString('hex');
  readonly token: string;
  readonly #server: TestServer;

  constructor(server: TestServer, node: { id: number; name: string; token: string }) {
    this.#server = server;
    this.token = node.token;
    this.id = node.id;
    this.name = node.name;
  }

  /** A new node whose judge has registered. */
  static async start(
    server: TestServer,
    languages: readonly OfferedLanguage[] = ['c', 'cpp', 'java', 'python3'].map((key) => offeredLanguage(key)),
  ): Promise<FakeJudge> {
    const judge = new FakeJudge(server, await buildJudgeNode(server.services));
    await judge.register(languages);
    return judge;
  }

  run(query: string, variables: Record<string, unknown>): Promise<GraphqlAnswer> {
    return this.#server.graphql(query, { variables, token: this.token });
  }

  register(
    languages: readonly OfferedLanguage[] = ['c', 'cpp', 'java', 'python3'].map((key) => offeredLanguage(key)),
  ): Promise<GraphqlAnswer> {
    return this.run('mutation ($registration: JudgeJson!) { registerJudgeNode(registration: $registration) }', {
      registration: {
        incarnation: this.incarnation,
        slots: 2,
        isWeakSandbox: false,
        hostname: 'somewhere',
        version: '0.1.0',
        languages,
      },
    });
  }

  /** Another life of the process on the same node. */
  async restart(): Promise<FakeJudge> {
    const next = new FakeJudge(this.#server, { id: this.id, name: this.name, token: this.token });
    await next.register();
    return next;
  }

  async claim(): Promise<JudgeTask | null> {
    const answer = await this.claimAnswer();
    if (answer.errors !== undefined) throw new Error(answer.errors[0]?.message);
    return judgeTaskSchema.nullable().parse(answer.data?.['claimJudgeTask']);
  }

  claimAnswer(): Promise<GraphqlAnswer> {
    return this.run('mutation ($incarnation: String!) { claimJudgeTask(incarnation: $incarnation) }', {
      incarnation: this.incarnation,
    });
  }

  /** A submission's task that a claim gives which does not wait. */
  async peek(): Promise<JudgeTask | null> {
    return judgeTaskSchema.nullable().parse(await this.peekTask());
  }

  /** A task of any kind that a claim gives which does not wait. */
  peekTask(): Promise<Task | null> {
    return claimTask(this.#server.services, {
      nodeId: this.id,
      incarnation: this.incarnation,
      signal: new AbortController().signal,
      waitMs: 0,
    });
  }

  /**
   * A claim that has found nothing and waits; `task` comes by a message, since the claim looks again only after
   * minutes.
   */
  async waitingClaim(): Promise<{ readonly task: Promise<Task | null> }> {
    const { services } = this.#server;
    const looked = Promise.withResolvers<void>();
    const query = async (...args: Parameters<typeof services.db.$queryRaw>) => {
      const rows = await services.db.$queryRaw(...args);
      if (String(args[0]).includes('WITH claimed')) looked.resolve();
      return rows;
    };
    const db: Services['db'] = Object.create(services.db, { $queryRaw: { value: query } });
    const task = claimTask(
      { ...services, db },
      {
        nodeId: this.id,
        incarnation: this.incarnation,
        signal: new AbortController().signal,
        waitMs: 600_000,
        lookMs: 600_000,
      },
    );
    await Promise.race([looked.promise, task]);
    return { task };
  }

  /** @throws when there was no work. */
  async mustClaim(): Promise<JudgeTask> {
    const task = await this.peek();
    if (task === null) throw new Error('there was no task');
    return task;
  }

  /** Ids of the tasks that are still held. */
  async renew(tasks: readonly Pick<Task, 'taskId' | 'attempt'>[]): Promise<number[]> {
    return (await this.beat(tasks)).heldTaskIds;
  }

  /** A heartbeat. */
  async beat(
    tasks: readonly Pick<Task, 'taskId' | 'attempt'>[] = [],
    load: Partial<NodeLoad> = {},
  ): Promise<HeartbeatAnswer> {
    const answer = await this.run(
      `mutation ($incarnation: String!, $tasks: [JudgeClaimInput!]!, $load: JudgeJson!) {
        renewJudgeLeases(incarnation: $incarnation, tasks: $tasks, load: $load)
      }`,
      {
        incarnation: this.incarnation,
        tasks: tasks.map(({ taskId, attempt }) => ({ taskId, attempt })),
        load: { ...idleLoad, ...load },
      },
    );
    return heartbeatAnswerSchema.parse(answer.data?.['renewJudgeLeases']);
  }

  async progress(
    task: JudgeTask,
    progress: { status: number; casesDone: number; casesTotal: number },
  ): Promise<boolean> {
    const answer = await this.run(
      `mutation ($taskId: Int!, $attempt: Int!, $progress: JudgeJson!) {
        reportJudgeProgress(taskId: $taskId, attempt: $attempt, progress: $progress)
      }`,
      {
        taskId: task.taskId,
        attempt: task.attempt,
        progress,
      },
    );
    return z.boolean().parse(answer.data?.['reportJudgeProgress']);
  }

  report(task: JudgeTask, judgement: Judgement): Promise<boolean> {
    return this.reportResult(task, { kind: 'judge', judgement });
  }

  /** The result of a task of any kind. */
  async reportResult(task: Pick<Task, 'taskId' | 'attempt'>, result: TaskResult): Promise<boolean> {
    const answer = await this.run(
      `mutation ($taskId: Int!, $attempt: Int!, $result: JudgeJson!) {
        reportJudgeResult(taskId: $taskId, attempt: $attempt, result: $result)
      }`,
      {
        taskId: task.taskId,
        attempt: task.attempt,
        result,
      },
    );
    return z.boolean().parse(answer.data?.['reportJudgeResult']);
  }

  async fail(task: JudgeTask, reason: string): Promise<boolean> {
    const answer = await this.run(
      `mutation ($taskId: Int!, $attempt: Int!, $reason: String!) {
        failJudgeTask(taskId: $taskId, attempt: $attempt, reason: $reason)
      }`,
      {
        taskId: task.taskId,
        attempt: task.attempt,
        reason,
      },
    );
    return z.boolean().parse(answer.data?.['failJudgeTask']);
  }
}

/** All cases of a task with the group they lie in. */
export function casesOf(group: TestGroup): { testCase: TestCase; groupName: string }[] {
  return [...group.cases.map((testCase) => ({ testCase, groupName: group.name })), ...group.groups.flatMap(casesOf)];
}

/** A judgement in which every case has the same status. */
export function judgementFor(
  task: JudgeTask,
  wishes: { status?: number; score?: number | null; totalScore?: number | null; message?: string | null } = {},
): Judgement {
  const status = wishes.status ?? Status.ACCEPTED;
  const cases = casesOf(task.tests).map(({ testCase, groupName }): CaseResult => ({
    position: testCase.position,
    testCaseId: testCase.testCaseId,
    groupName,
    status,
    timeMs: 3,
    memoryKb: 1_024,
    score: null,
    message: 'words of the checker',
    judgeMessage: 'words to the jury',
  }));
  return {
    status,
    score: wishes.score ?? null,
    totalScore: wishes.totalScore ?? null,
    timeMs: 3,
    memoryKb: 1_024,
    message: wishes.message ?? null,
    cases: status === Status.COMPILE_ERROR ? [] : cases,
    groups: [],
    record: null,
  };
}
