import { UserType } from '../../account/user/user.type.ts';
import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { loadMemberEntry } from '../roster/entry.loader.ts';
import { MemberEntryType } from '../roster/entry.type.ts';
import { stuckAttempts, stuckDays, type ProgressCell, type ProgressRow } from './group-progress.service.ts';

export const GroupProgressOrderEnum = builder.enumType('GroupProgressOrder', {
  description: 'Orders of members in the class view of a list.',
  values: {
    STUCK: { description: 'First those with most problems on which they are stuck.' },
    SOLVED: { description: 'First those who solved most.' },
    ACTIVE: { description: 'First those who tried something last.' },
    NAME: { description: 'By username.' },
  } as const,
});

const GroupProgressCellType = builder.objectRef<ProgressCell>('GroupProgressCell').implement({
  description: 'What a member of a group did on a problem of a list, in practice.',
  fields: (t) => ({
    problemId: t.id({ description: 'In the bank.', resolve: ({ problemId }) => String(problemId) }),
    status: t.exposeInt('status', {
      description: 'Accepted if it ever was, else that of the newest judged submission; codes of the specification.',
    }),
    score: t.exposeInt('score', { nullable: true, description: 'Best score of an OI problem.' }),
    attempts: t.exposeInt('attempts', {
      description: 'Judged submissions; of a solved problem those up to the first accepted one.',
    }),
    lastAt: t.field({
      type: 'DateTime',
      description: 'When the newest submission was made; of a solved problem the newest accepted one.',
      resolve: ({ lastMs }) => new Date(lastMs),
    }),
  }),
});

const GroupProgressRowType = builder.objectRef<ProgressRow>('GroupProgressRow').implement({
  description: 'How far a member of a group is in a list.',
  fields: (t) => ({
    user: t.field({ type: UserType, description: 'The member.', resolve: ({ user }) => user }),
    roster: t.field({
      type: MemberEntryType,
      nullable: true,
      description: 'Null: the roster of the group does not name the member.',
      complexity: 2,
      resolve: ({ groupId, userId }, _args, context) => loadMemberEntry(context, { groupId, userId }),
    }),
    solvedCount: t.exposeInt('solved', { description: 'Problems of the list that the member solved.' }),
    triedCount: t.exposeInt('tried', { description: 'Problems of the list tried and not solved.' }),
    stuckCount: t.exposeInt('stuck', {
      description: `Unsolved problems with ${stuckAttempts} attempts or more, the last within ${stuckDays} days.`,
    }),
    lastAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the member was active in the list last; null: never.',
      resolve: ({ lastMs }) => (lastMs === null ? null : new Date(lastMs)),
    }),
    cells: t.field({
      type: [GroupProgressCellType],
      description: 'Problems that the member tried, in the order of the list.',
      complexity: { field: 1, multiplier: 25 },
      resolve: ({ cells }) => [...cells],
    }),
  }),
});

export const GroupProgressPage = pageObject('GroupProgressPage', GroupProgressRowType);
