import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Person } from '../scoreboard/board-data.service.ts';
import type { RankedBoardRow } from '../scoreboard/board-row.ts';
import type { ClicsObject } from './clics-object.ts';
import type { Look } from './look.service.ts';

/** Group of those who are ranked. */
export const rankedGroup = 'participants';
const starGroup = 'observers';

/** Who is ranked, and who is listed without a rank. */
export const groupObjects: readonly ClicsObject[] = [
  { id: rankedGroup, name: 'Participants' },
  { id: starGroup, name: 'Out of competition' },
];

/** Teams are rows of the board; star rows are kept off the ranked board of tools. */
export function teamObjects(rows: readonly RankedBoardRow[]): ClicsObject[] {
  return byNumber(rows).map(({ row: { participantId, isStar }, person: { name, school } }) => ({
    id: String(participantId),
    label: String(participantId),
    name,
    ...(isSchool(school) ? { organization_id: organizationId(school) } : {}),
    group_ids: [groupOf({ isStar })],
    hidden: isStar,
  }));
}

/** Each row is in one group. */
export function groupOf({ isStar }: { readonly isStar: boolean }): string {
  return isStar ? starGroup : rankedGroup;
}

/** Schools of the teams. */
export function organizationObjects(rows: readonly RankedBoardRow[]): ClicsObject[] {
  const names = new Map(
    rows.flatMap(({ person: { school } }) =>
      isSchool(school) ? [[organizationId(school), school.trim()] as const] : [],
    ),
  );
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The account that asks; nobody reads others'. Somebody with no team is an onlooker. */
export function accountObjects(
  rows: readonly RankedBoardRow[],
  { isAdmin, viewerId }: Pick<Look, 'isAdmin' | 'viewerId'>,
  username: string | null,
): ClicsObject[] {
  if (viewerId === null || username === null) return [];
  const team = teamOf(rows, username);
  const account = { id: viewerId, username };
  if (isAdmin) return [{ ...account, type: 'admin' }];
  return [
    team === undefined
      ? { ...account, type: 'analyst' }
      : { ...account, type: 'team', team_id: String(team.participantId) },
  ];
}

/** The row an account is a member of. */
export function teamOf(rows: readonly RankedBoardRow[], username: string): Person | undefined {
  return rows.find(({ person }) => person.members.includes(username))?.person;
}

function isSchool(school: string | null): school is string {
  return school !== null && school.trim() !== '';
}

/** Schools are names alone here; the same name is the same school. */
function organizationId(school: string): string {
  const name = school.trim();
  const known = organizationIds.get(name);
  if (known !== undefined) return known;
  const id = `school-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
  organizationIds.set(name, id);
  return id;
}

/** Ids by name: every look of every reader asks for those of thousands of teams. */
const organizationIds = new LRUCache<string, string>({ max: 10_000 });

function byNumber(rows: readonly RankedBoardRow[]): RankedBoardRow[] {
  return rows.toSorted((a, b) => a.row.participantId - b.row.participantId);
}
