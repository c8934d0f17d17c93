import type { Context, Transaction } from '../../core/context.ts';
import { hasStatement } from '../bank/statement-rule.ts';
import { StatementMissing } from './authoring.error.ts';

/** Refuses to publish a problem that has nothing to read. @throws StatementMissing */
export async function checkStatement(tx: Transaction, problemId: number): Promise<void> {
  if ((await withoutStatement(tx, [problemId])).length > 0) throw new StatementMissing();
}

/** Those of some problems that have nothing to read. */
export async function withoutStatement(
  db: Pick<Context['db'], 'problem'>,
  problemIds: readonly number[],
): Promise<number[]> {
  const problems = await db.problem.findMany({
    where: { id: { in: [...problemIds] } },
    select: {
      id: true,
      statements: { select: { description: true, input: true, output: true } },
      files: { where: { kind: 'ATTACHMENT' }, select: { kind: true, name: true } },
    },
  });
  return problems.flatMap(({ id, statements, files }) => (hasStatement(statements, files) ? [] : [id]));
}
