import type { Transaction } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { ContestNotFound } from '../../place/contest/contest.error.ts';
import type { Fault } from '../../problem/editing/fault.ts';

/*
 * The size of teams and the teams there are
 *
 * No team is larger than its contest allows. Whoever joins one holds the contest as it is until that is stored; whoever
 * saves the contest waits for them under its lock, and then sees all teams.
 */

/**
 * Most accounts of a team, which stays so until the transaction ends. Taken before all other locks.
 *
 * @throws ContestNotFound
 */
export async function holdTeamSize(tx: Transaction, contestId: number): Promise<number> {
  const [row] = await tx.$queryRaw<
    { teamSize: number }[]
  >`SELECT team_size AS "teamSize" FROM contest WHERE id = ${contestId} FOR SHARE`;
  if (row === undefined) throw new ContestNotFound();
  return row.teamSize;
}

const noTeams: Sentence = {
  'zh-CN': '该比赛已有队伍，不能改为个人赛。请先解散所有队伍，或保持原来的队伍人数。',
  'en-US': 'There are teams already: dissolve all of them first, or keep the size of teams.',
};

function smallerTeams(members: number): Sentence {
  return {
    'zh-CN': `该比赛已有 ${members} 人的队伍。请先解散人数超出的队伍或移出队员，或保持原来的队伍人数。`,
    'en-US':
      `There is a team of ${members}: dissolve teams that are too large or take members out of them first, ` +
      'or keep the size of teams.',
  };
}

/** What is wrong with a size that is to become less, of a contest under its lock. */
export async function teamSizeFaults(tx: Transaction, contestId: number, teamSize: number): Promise<Fault[]> {
  const [largest] = await tx.contestMember.groupBy({
    by: ['participantId'],
    where: { contestId, participant: { kind: 'TEAM' } },
    _count: { userId: true },
    orderBy: { _count: { userId: 'desc' } },
    take: 1,
  });
  if (largest === undefined || (teamSize > 1 && largest._count.userId <= teamSize)) return [];
  return [{ path: 'teamSize', sentence: teamSize > 1 ? smallerTeams(largest._count.userId) : noTeams }];
}
