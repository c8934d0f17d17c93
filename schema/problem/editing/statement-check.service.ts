import type { Transaction } from '../../core/context.ts';
import { hasStatement } from '../bank/statement-rule.ts';
import { StatementMissing } from './authoring.error.ts';

/** Refuses to publish a problem that has nothing to read. @throws StatementMissing */
export async function checkStatement(tx: Transaction, problemId: number): Promise<void> {
  const { statements, files } = await tx.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: {
      statements: { select: { description: true, input: true, output: true } },
      files: { where: { kind: 'ATTACHMENT' }, select: { kind: true, name: true } },
    },
  });
  if (!hasStatement(statements, files)) throw new StatementMissing();
}
