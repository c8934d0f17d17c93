import type { Services } from '@verdict/schema/core/context.ts';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildReport } from '../../factories/report.ts';

/** Discussions of the admin's: one to read and change, two to delete, and a report. */
export interface DiscussionWireScene {
  readonly id: number;
  readonly categoryId: number;
  readonly oldId: number;
  readonly otherOldId: number;
  readonly reportId: number;
}

export async function buildDiscussionWireScene(
  services: Services,
  { authorId, contestantId }: { readonly authorId: string; readonly contestantId: string },
): Promise<DiscussionWireScene> {
  const [one, old, otherOld] = [
    await buildDiscussion(services, { authorId }),
    await buildDiscussion(services, { authorId }),
    await buildDiscussion(services, { authorId }),
  ];
  const { id: reportId } = await buildReport(
    services,
    { discussionId: one.id },
    { reporterId: contestantId, reasons: ['SPAM'], text: 'Look' },
  );
  return { id: one.id, categoryId: one.categoryId, oldId: old.id, otherOldId: otherOld.id, reportId };
}
