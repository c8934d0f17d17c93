import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { registerArchiveRefusal } from '../../core/archive.plugin.ts';
import type { Context } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { rowId } from '../../core/row-id.ts';
import { closedProblems } from '../../discussion/core/closed-problems.service.ts';
import { readableDiscussions } from '../../discussion/core/discussion.rule.ts';
import { visibleContests } from '../../place/contest/contest.rule.ts';
import { groupsOf } from '../../place/place.rule.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';
import { visibleTrainings } from '../../training/core/training.rule.ts';
import { GroupArchived } from '../core/group.error.ts';

type Kind = 'comment' | 'contest' | 'discussion' | 'group' | 'problem' | 'training';

/** What arguments of mutations name. */
const kindByKey: Readonly<Record<string, Kind>> = {
  commentId: 'comment',
  contestId: 'contest',
  discussionId: 'discussion',
  groupId: 'group',
  problemId: 'problem',
  trainingId: 'training',
};

/** What the argument `id` names, by what was not found. */
const kindByCode: Readonly<Record<string, Kind>> = {
  COMMENT_NOT_FOUND: 'comment',
  CONTEST_NOT_FOUND: 'contest',
  DISCUSSION_NOT_FOUND: 'discussion',
  GROUP_NOT_FOUND: 'group',
  PROBLEM_NOT_FOUND: 'problem',
  TRAINING_NOT_FOUND: 'training',
};

/** Codes that say "there is none" or "you may not". */
const refusing = /^NOT_|_(?:NOT_FOUND|FORBIDDEN)$/;

/**
 * What a refused mutation answers instead, where it named something in an archived group that the viewer reads; null:
 * its own answer stands, so nothing hidden is told apart from what is not there.
 */
async function archiveRefusal(context: Context, args: unknown, code: string): Promise<DomainError | null> {
  const { viewer } = context;
  if (viewer.kind !== 'user' || !refusing.test(code)) return null;
  const archived = groupsOf(viewer).filter((id) => viewer.archivedGroups.has(id));
  if (archived.length === 0) return null;
  for (const [key, value] of namedIn(args)) {
    const kind = key === 'id' ? kindByCode[code] : kindByKey[key];
    const isFound =
      key === 'problemDisplayId'
        ? await hasProblem(context, archived, { displayId: value })
        : kind !== undefined && (await isArchived(context, archived, kind, rowId(value)));
    if (isFound) return new GroupArchived();
  }
  return null;
}

registerArchiveRefusal(archiveRefusal);

/** Texts and numbers of arguments by their name, those of inputs inside inputs too. */
function namedIn(args: unknown): (readonly [string, string])[] {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return [];
  return Object.entries(args).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' ? [[key, String(value)] as const] : namedIn(value),
  );
}

async function isArchived(context: Context, archived: number[], kind: Kind, id: number): Promise<boolean> {
  const { db, viewer } = context;
  const own = { id, groupId: { in: archived } };
  switch (kind) {
    case 'group':
      return archived.includes(id);
    case 'problem':
      return hasProblem(context, archived, { id });
    case 'contest':
      return (await db.contest.count({ where: { AND: [own, visibleContests(viewer)] } })) > 0;
    case 'training':
      return (await db.training.count({ where: { AND: [own, visibleTrainings(viewer)] } })) > 0;
    case 'discussion':
      return (await db.discussion.count({ where: { AND: [own, await readable(context)] } })) > 0;
    case 'comment': {
      const discussion = { AND: [{ groupId: { in: archived } }, await readable(context)] };
      const where = { id, isHidden: false, deletedAt: null, thread: { discussion } };
      return (await db.comment.count({ where })) > 0;
    }
  }
}

async function hasProblem(
  { db, viewer }: Context,
  archived: number[],
  which: Prisma.ProblemWhereInput,
): Promise<boolean> {
  const where = { AND: [which, { groupId: { in: archived } }, visibleProblems(viewer)] };
  return (await db.problem.count({ where })) > 0;
}

async function readable(context: Context): Promise<Prisma.DiscussionWhereInput> {
  return readableDiscussions(context.viewer, await closedProblems(context));
}
