import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import type { Context } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { administerContest } from '../core/contest.service.ts';
import { teamSelect, type ContestTeam } from './own-team.service.ts';

/** Teams of a page unless asked otherwise. */
export const defaultTeamPage = 20;

interface TeamListRequest {
  readonly contestId: number;
  /** Part of a name, or of the username of a member; empty: all. */
  readonly keyword: string;
  readonly page: PageRequest;
}

/** A page of the teams of a contest, by name, for its admins. @throws ContestNotFound, NotContestAdmin */
export async function listTeams(
  context: Pick<Context, 'db' | 'reads' | 'viewer' | 'now'>,
  { contestId, keyword, page }: TeamListRequest,
): Promise<Page<ContestTeam>> {
  const { db } = context;
  await administerContest(context, contestId);
  const wanted = keyword.trim();
  const where: Prisma.ContestParticipantWhereInput = {
    contestId,
    kind: 'TEAM',
    ...(wanted === ''
      ? {}
      : {
          OR: [
            { name: { contains: literally(wanted), mode: 'insensitive' } },
            { members: { some: { user: { usernameKey: { contains: literally(usernameKey(wanted)) } } } } },
          ],
        }),
  };
  const [items, total] = await Promise.all([
    db.contestParticipant.findMany({
      where,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      ...sliceOf(page),
      select: teamSelect,
    }),
    db.contestParticipant.count({ where }),
  ]);
  return { ...page, items, total };
}
