import { advanceReport, dueReports } from '@verdict/schema/problem/jury-report/judge-report.service.ts';
import type { RejudgeScene } from '../../judging/rejudge/rejudge-scene.ts';

export const saveMutation = `mutation ($problemId: Int!, $id: Int, $input: JurySolutionInput!) {
  saveJurySolution(problemId: $problemId, id: $id, input: $input) {
    __typename
    ... on SaveJurySolutionSuccess { data { id name expected files { name content } } }
    ... on DomainError { code }
    ... on InvalidInput { fields { path } }
  }
}`;

/** A jury solution as its author sends it. */
export const solution = (name: string, expected: readonly number[], languageKey = 'cpp') => ({
  name,
  languageKey,
  expected,
  code: `// ${name}`,
});

/** Does what the background does with reports, and what judges do with their programs. */
export async function judgeJury(
  scene: RejudgeScene,
  problemId: number,
  statusOf: (name: string) => number,
): Promise<void> {
  const { services } = scene.server;
  const step = async () => {
    for (const id of await dueReports(services)) await advanceReport(services, id, new Date());
  };
  await step();
  const items = await services.db.juryReportItem.findMany({ where: { report: { problemId } } });
  await scene.judgeAll((submissionId) =>
    statusOf(items.find((item) => item.submissionId === submissionId)?.name ?? ''),
  );
  await step();
}
