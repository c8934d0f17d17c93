import type { Context, Transaction } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { tellContestsOfChange } from '../../place/contest/problem-change.ts';
import { publishProblemChange } from '../../place/contest/publish-problem-change.ts';
import { isPublishing } from '../bank/authoring.rule.ts';
import { auditProblem } from '../bank/problem-audit.ts';
import { writeTags } from '../bank/write-tags.service.ts';
import { checkPublishable } from '../jury-report/publish.service.ts';
import type { Revisable } from './revision-content.ts';
import { keepRevision } from './revision.service.ts';
import { checkStatement } from './statement-check.service.ts';
import { storedRevisable } from './stored-revisable.service.ts';

/** What is changed of a problem without its form: one of these. */
type ChangedField = Pick<Revisable, 'visibility'> | Pick<Revisable, 'difficulty'> | Pick<Revisable, 'tags'>;

/** A change of a problem without its form. The caller knows that the viewer may. */
interface ProblemChange {
  readonly id: number;
  /** The version that it was decided on; null: any. */
  readonly version: number | null;
  readonly former: ChangedField;
  readonly next: ChangedField;
  /** Whoever publishes the problem knows that its report is not green. */
  readonly isReportAccepted: boolean;
}

/**
 * Writes a new version of a problem, with a revision and an entry, and tells those who look at it.
 *
 * @returns false: it is gone, or has another version.
 * @throws StatementMissing, JuryReportNotGreen, and the caller rolls back
 */
export async function writeProblemChange(
  context: Context,
  tx: Transaction,
  { id, version, former, next, isReportAccepted }: ProblemChange,
): Promise<boolean> {
  const { viewer, pubsub, files, now } = context;
  const userId = userIdOrNull(viewer);
  const { count } = await tx.problem.updateMany({
    where: { id, ...(version !== null && { version }) },
    data: { ...('tags' in next ? {} : next), modifierId: userId, version: { increment: 1 } },
  });
  if (count === 0) return false;
  if ('tags' in next) await writeTags(tx, id, next.tags);
  if ('visibility' in next && 'visibility' in former && isPublishing(former, next)) {
    await checkStatement(tx, id);
    if (!isReportAccepted) await checkPublishable(tx, { problemId: id });
  }
  const content = await storedRevisable(tx, files, id);
  await keepRevision(tx, { problemId: id, userId: null, content: { ...content, ...former }, isFirst: true });
  await keepRevision(tx, { problemId: id, userId, content, isFirst: false });
  await auditProblem(context, tx, id, {
    action: 'visibility' in next ? 'problem.changeVisibility' : 'problem.edit',
    before: auditedOf(former),
    after: auditedOf(next),
  });
  if (!('visibility' in next)) {
    await publishProblemChange(tx, pubsub, id);
    await tellContestsOfChange(tx, pubsub, { problemId: id, changedById: userId, now });
  }
  await pubsub.publish('problem', { problemId: id }, tx);
  return true;
}

/** As entries on saved forms have it. */
function auditedOf(field: ChangedField) {
  return 'tags' in field ? { tags: field.tags.toSorted().join(', ') } : { ...field };
}
