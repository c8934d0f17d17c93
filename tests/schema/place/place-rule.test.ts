import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { SiteRight } from '@verdict/prisma/generated/client/enums.ts';
import { viewerOf } from '@verdict/schema/account/session/session.service.ts';
import type { Viewer } from '@verdict/schema/core/context.ts';
import { groupRights, level, type Level } from '@verdict/schema/core/level.ts';
import { allowed, allowedSql, levelIn, may, placedSelect } from '@verdict/schema/place/place.rule.ts';
import { rights, type Act } from '@verdict/schema/place/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildUser } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';

const levels = [level.applicant, level.refused, level.member, level.admin, level.root];
const roles = ['ROOT', 'ADMIN', 'PROBLEM_ADMIN', 'USER'] as const;
const acts = Object.keys(rights) as Act[];

let server: TestServer;
let disbandedId: number;
/** Members of each level, the owner, everybody's roles, the authors of the problems, and those with a site right. */
let viewers: Viewer[];
let groupId: number;

beforeAll(async () => {
  server = await startTestServer();
  const { services } = server;
  const make = () => buildUser(services);
  const [owner, outsider] = [await make(), await make()];
  const members = await Promise.all(levels.map(async (own) => [await make(), own] as const));
  const group = await buildGroup(services, owner, { levels: members });
  const entitled = await Promise.all(
    groupRights.map(async (right) => {
      const user = await make();
      await services.db.groupMember.create({
        data: { groupId: group.id, userId: user.id, level: level.member, rights: [right] },
      });
      return user;
    }),
  );
  const other = await buildGroup(services, outsider, { levels: members.slice(2) });
  const disbanded = await buildGroup(services, owner, { levels: members, disbandedAt: new Date() });
  groupId = group.id;
  disbandedId = disbanded.id;
  const people = [owner, outsider, ...members.map(([user]) => user), ...entitled];
  const places = [null, group.id, other.id, disbanded.id];
  for (const placeId of places) {
    for (const authorId of [null, ...people.map(({ id }) => id)])
      await buildProblem(services, { groupId: placeId, authorId, hasTests: false });
  }
  const users = people.flatMap((user) => roles.map((role) => ({ ...user, role })));
  const desks = await Promise.all(
    Object.values(SiteRight).map((right) => buildUser(services, { siteRights: [right] })),
  );
  viewers = [
    { kind: 'anonymous' },
    { kind: 'judge', nodeId: 1, nodeName: 'node' },
    ...(await Promise.all([...users, ...desks].map((user) => viewerOf(services.db, user)))),
  ];
}, 60_000);
afterAll(() => server.stop());

test.each(acts)('%s: the row, the filter and the filter in SQL say the same to every viewer', async (act) => {
  const { db } = server.services;
  const rows = await db.problem.findMany({ select: { id: true, ...placedSelect }, orderBy: { id: 'asc' } });
  for (const viewer of viewers) {
    const expected = rows.filter((row) => may(viewer, act, row)).map(({ id }) => ({ id }));
    const where = allowed(viewer, act);
    expect(await db.problem.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })).toEqual(expected);
    // Negated, for rows with an author: those of contests have one.
    const ids = new Set(expected.map(({ id }) => id));
    const others = rows.filter(({ id, authorId }) => authorId !== null && !ids.has(id));
    expect(await db.problem.count({ where: { NOT: where, authorId: { not: null } } })).toBe(others.length);
    expect(
      await db.$queryRaw(Prisma.sql`SELECT p.id FROM problem p WHERE ${allowedSql(viewer, act, 'p')} ORDER BY p.id`),
    ).toEqual(expected);
  }
});

test('a right opens the acts of its area in its group, and no others', () => {
  const contestant = viewers.find(
    (viewer) => viewer.kind === 'user' && viewer.role === 'USER' && viewer.groupRights.get(groupId)?.[0] === 'CONTESTS',
  );
  if (contestant === undefined) throw new Error('nobody has this right');
  const here = { groupId, authorId: null };
  expect(may(contestant, 'contest.administer', here)).toBe(true);
  expect(may(contestant, 'problem.edit', here)).toBe(false);
  expect(may(contestant, 'contest.administer', { groupId: null, authorId: null })).toBe(false);
});

test('a right on the site opens its acts there, and nothing in a group', () => {
  const opened = (place: number | null) =>
    viewers.flatMap((viewer) =>
      viewer.kind === 'user' && viewer.siteRights.length > 0
        ? acts
            .filter((act) => may(viewer, act, { groupId: place, authorId: null }))
            .filter((act) => rights[act].site.role !== 'ANYONE')
            .map((act) => `${viewer.siteRights.join()} ${act}`)
        : [],
    );
  expect(opened(null)).toEqual([
    'MODERATOR discussion.delete',
    'MODERATOR discussion.moderate',
    'ANNOUNCER announcement.create',
    'ANNOUNCER announcement.edit',
  ]);
  expect(opened(groupId)).toEqual([]);
});

describe('the level in a group', () => {
  const own = (userLevel: Level) => {
    const found = viewers.find(
      (viewer) => viewer.kind === 'user' && viewer.role === 'USER' && viewer.groupLevels.get(groupId) === userLevel,
    );
    if (found === undefined) throw new Error('nobody has this level');
    return found;
  };

  test.each([...levels, level.owner])('is read with the account: %i', (userLevel) => {
    expect(levelIn(own(userLevel), groupId)).toBe(userLevel);
  });

  test.each([...levels, level.owner])('of a disbanded group is that of a visitor, for level %i too', (userLevel) => {
    expect(levelIn(own(userLevel), disbandedId)).toBe(level.visitor);
  });
});
