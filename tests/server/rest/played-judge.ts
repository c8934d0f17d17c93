import { randomBytes } from 'node:crypto';
import type { OfferedLanguage } from '@verdict/judge/protocol/node.ts';
import type { TaskResult } from '@verdict/judge/protocol/report.ts';
import { judgeTaskSchema, taskSchema, type Task, type TestGroup } from '@verdict/judge/protocol/task.ts';
import { judgeTokenHash, newJudgeToken } from '@verdict/schema/account/session/judge-token.ts';
import type { TestServer } from '../test-server.ts';

const cpp: OfferedLanguage = {
  key: 'cpp',
  name: 'C++',
  contentType: 'text/x-c++src',
  description: 'C++20, GCC',
  compileCommand: 'g++ main.cpp',
  runCommand: './main',
  template: 'int main() {}',
  timeFactor: 1,
  memoryFactor: 1,
  isChecker: true,
  position: 1,
  version: 'g++ 12',
};

/** Registers a judge whose results the caller gives. */
export async function playJudge(server: TestServer) {
  const token = newJudgeToken();
  await server.services.db.judgeNode.create({ data: { name: 'played', tokenHash: judgeTokenHash(token) } });
  const incarnation = randomBytes(16).toString('hex');
  await server.graphql('mutation ($registration: JudgeJson!) { registerJudgeNode(registration: $registration) }', {
    headers: { Authorization: `Judge ${token}` },
    variables: {
      registration: {
        incarnation,
        slots: 1,
        isWeakSandbox: false,
        hostname: 'somewhere',
        version: '0.1.0',
        languages: [cpp],
      },
    },
  });
  const claim = async () => {
    const claimed = await server.graphql(
      'mutation ($incarnation: String!) { claimJudgeTask(incarnation: $incarnation) }',
      {
        headers: { Authorization: `Judge ${token}` },
        variables: { incarnation },
      },
    );
    return taskSchema.parse(claimed.data?.['claimJudgeTask']);
  };
  const report = ({ taskId, attempt }: Task, result: TaskResult) =>
    server.graphql(
      `mutation ($taskId: Int!, $attempt: Int!, $result: JudgeJson!) {
        reportJudgeResult(taskId: $taskId, attempt: $attempt, result: $result)
      }`,
      {
        headers: { Authorization: `Judge ${token}` },
        variables: { taskId, attempt, result },
      },
    );
  return {
    /** Claims the next task and gives it this result. */
    async answerNext(result: TaskResult) {
      await report(await claim(), result);
    },
    /** Claims the next task and reports every case as accepted. */
    async acceptNext() {
      const task = judgeTaskSchema.parse(await claim());
      const groups = [...allGroups(task.tests)].filter((group) => group.cases.length > 0);
      const cases = groups.flatMap((group) =>
        group.cases.map(({ position, testCaseId }) => ({
          position,
          testCaseId,
          groupName: group.name,
          status: 0,
          timeMs: 3,
          memoryKb: 1_500,
          score: null,
          message: null,
        })),
      );
      const judgement = {
        status: 0,
        score: task.scoring === 'oi' ? 100 : null,
        totalScore: task.scoring === 'oi' ? 100 : null,
        timeMs: 3,
        memoryKb: 1_500,
        message: null,
        record: null,
        cases,
        groups: groups.map((group, index) => ({
          position: index + 1,
          groupName: group.name,
          status: 0,
          score: 10,
          total: 10,
          acceptedCases: group.cases.length,
          caseCount: group.cases.length,
          timeMs: 3,
          memoryKb: 1_500,
        })),
      };
      await report(task, { kind: 'judge', judgement });
    },
  };
}

function* allGroups(group: TestGroup): Generator<TestGroup> {
  yield group;
  for (const child of group.groups) yield* allGroups(child);
}
