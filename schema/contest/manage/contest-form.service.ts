import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { accountLimitSchema, type AccountLimit } from '../../place/contest/account-limit.ts';
import {
  administeredContests,
  hasOpenBoards,
  isBoardShown,
  openBoardSelect,
} from '../../place/contest/contest.rule.ts';
import { awardListSchema, type Award } from '../core/award-list.ts';

const formSelect = {
  id: true,
  title: true,
  description: true,
  type: true,
  startsAt: true,
  endsAt: true,
  access: true,
  password: true,
  sealsAt: true,
  isUnsealedAtEnd: true,
  penaltySeconds: true,
  oiScoreRule: true,
  boardName: true,
  ...openBoardSelect,
  isPrintOpen: true,
  isVisible: true,
  isEndSubmitAllowed: true,
  teamSize: true,
  accountLimit: true,
  starUsernameKeys: true,
  awardKind: true,
  awards: true,
  version: true,
  authorId: true,
  groupId: true,
  createdAt: true,
  updatedAt: true,
  author: { select: { username: true } },
} as const satisfies Prisma.ContestSelect;
type FormRow = Prisma.ContestGetPayload<{ select: typeof formSelect }>;

/** All of a contest that its form edits, its password too. */
export interface ContestForm extends Omit<
  FormRow,
  'accountLimit' | 'starUsernameKeys' | 'awards' | 'author' | 'group'
> {
  readonly accountLimit: AccountLimit | null;
  readonly starUsernames: readonly string[];
  readonly awards: readonly Award[];
  readonly authorName: string;
  /** Can its board be open to visitors at all? */
  readonly canOpenBoard: boolean;
}

/** A contest's form; null when there is no such contest or the viewer does not administer it. */
export async function contestForm(
  { db, viewer }: Pick<Context, 'db' | 'reads' | 'viewer'>,
  id: number,
): Promise<ContestForm | null> {
  const row = await db.contest.findFirst({
    where: { AND: [{ id }, administeredContests(viewer)] },
    select: formSelect,
  });
  if (row === null) return null;
  const { accountLimit, starUsernameKeys, awards, author, group, ...facts } = row;
  const known = await db.user.findMany({
    where: { usernameKey: { in: starUsernameKeys } },
    select: { usernameKey: true, username: true },
  });
  const nameOf = new Map(known.map(({ usernameKey, username }) => [usernameKey, username]));
  return {
    ...facts,
    // A form that is saved as it came is not refused because the group was hidden meanwhile.
    isBoardOpen: isBoardShown({ ...facts, group }),
    canOpenBoard: hasOpenBoards(group),
    authorName: author.username,
    accountLimit: accountLimit === null ? null : accountLimitSchema.parse(accountLimit),
    starUsernames: starUsernameKeys.map((key) => nameOf.get(key) ?? key),
    awards: awardListSchema.parse(awards),
  };
}
