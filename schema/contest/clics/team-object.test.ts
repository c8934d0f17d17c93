import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { RankedBoardRow } from '../scoreboard/board-row.ts';
import { organizationObjects, teamObjects } from './team-object.ts';

vi.mock(import('node:crypto'), async (original) => {
  const crypto = await original();
  return { ...crypto, createHash: vi.fn(crypto.createHash) };
});

const rowOf = (participantId: number, school: string | null): RankedBoardRow => ({
  row: { participantId, isStar: false, rank: 1, points: 0, time: 0, cells: new Map() },
  wire: [],
  person: {
    participantId,
    userId: `u${participantId}`,
    teamName: null,
    username: `n${participantId}`,
    nickname: null,
    realName: null,
    school,
    gender: 'SECRECY',
    avatarUrl: null,
    name: `n${participantId}`,
    members: [`n${participantId}`],
  },
});

test('one name is one school, however often and by how many it is asked for, and its id is made once', () => {
  const rows = [rowOf(1, 'North'), rowOf(2, ' North '), rowOf(3, 'South'), rowOf(4, ' '), rowOf(5, null)];
  const looks = Array.from({ length: 3 }, () => ({ schools: organizationObjects(rows), teams: teamObjects(rows) }));
  const idOf = (school: string) => looks[0]?.schools.find(({ name }) => name === school)?.id;
  for (const { schools, teams } of looks) {
    expect(schools).toHaveLength(2);
    expect(teams.map((team) => team['organization_id'])).toEqual([
      idOf('North'),
      idOf('North'),
      idOf('South'),
      undefined,
      undefined,
    ]);
  }
  expect(idOf('North')).not.toBe(idOf('South'));
  expect(createHash).toHaveBeenCalledTimes(2);
});
