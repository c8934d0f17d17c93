import { randomBytes } from 'node:crypto';
import { cpp } from '@verdict/judge/languages/cpp.ts';
import type { NodeRegistration } from '@verdict/judge/protocol/node.ts';
import type { Judgement } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import { judgeTaskSchema, type JudgeTask } from '@verdict/judge/protocol/task.ts';
import { casesInOrder } from '@verdict/judge/run/scoring.ts';
import { judgeTokenHash, newJudgeToken } from '@verdict/schema/account/session/judge-token.ts';
import { z } from 'zod';
import type { BenchSite } from './bench-site.ts';
import type { GraphqlCaller } from './graphql-caller.ts';

const claimed = z.object({ claimJudgeTask: judgeTaskSchema.nullable() });
const reported = z.object({ reportJudgeResult: z.literal(true) });

/**
 * A judge that claims and reports as a real one does and judges nothing: what a program gets is said by whoever drives
 * it.
 */
export class BenchJudge {
  readonly #caller: GraphqlCaller;
  readonly #incarnation = randomBytes(16).toString('hex');

  private constructor(caller: GraphqlCaller) {
    this.#caller = caller;
  }

  /** Makes a node for it and registers. */
  static async join({ services, caller }: BenchSite): Promise<BenchJudge> {
    const token = newJudgeToken();
    await services.db.judgeNode.create({
      data: { name: 'bench', tokenHash: judgeTokenHash(token) },
      select: { id: true },
    });
    const judge = new BenchJudge(caller(token));
    const { key, name, contentType, description, template, timeFactor, memoryFactor, isChecker } = cpp;
    const offered = {
      key,
      name,
      contentType,
      description,
      compileCommand: '',
      runCommand: '',
      template,
      timeFactor,
      memoryFactor,
      isChecker,
      position: 1,
      version: 'none',
    };
    const registration: NodeRegistration = {
      incarnation: judge.#incarnation,
      slots: 1,
      isWeakSandbox: false,
      hostname: 'bench',
      version: '0',
      languages: [offered],
    };
    await judge.#caller.call(
      z.object({ registerJudgeNode: z.unknown() }),
      'mutation ($registration: JudgeJson!) { registerJudgeNode(registration: $registration) }',
      { registration },
    );
    return judge;
  }

  /** Waits for the next task. */
  async claim(): Promise<JudgeTask> {
    const { claimJudgeTask } = await this.#caller.call(
      claimed,
      'mutation ($incarnation: String!) { claimJudgeTask(incarnation: $incarnation) }',
      { incarnation: this.#incarnation },
    );
    return claimJudgeTask ?? (await this.claim());
  }

  /** Reports that the program is right on every case. */
  accept(task: JudgeTask): Promise<void> {
    return this.report(task, Status.ACCEPTED);
  }

  /** Reports that the program gets this verdict on every case. */
  async report({ taskId, attempt, tests }: JudgeTask, status: number): Promise<void> {
    const ran = status === Status.COMPILE_ERROR ? [] : casesInOrder(tests);
    const cases = ran.map(({ testCase, group }) => ({
      position: testCase.position,
      testCaseId: testCase.testCaseId,
      groupName: group.name,
      status,
      timeMs: 1,
      memoryKb: 1_024,
      score: null,
      message: null,
    }));
    const judgement: Judgement = {
      status,
      score: null,
      totalScore: null,
      timeMs: 1,
      memoryKb: 1_024,
      message: null,
      cases,
      groups: [],
      record: null,
    };
    await this.#caller.call(
      reported,
      `mutation ($taskId: Int!, $attempt: Int!, $result: JudgeJson!) {
        reportJudgeResult(taskId: $taskId, attempt: $attempt, result: $result)
      }`,
      { taskId, attempt, result: { kind: 'judge', judgement } },
    );
  }
}
