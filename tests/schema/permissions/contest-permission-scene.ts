import type { User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { apiTokenFor } from '../../factories/api-token.ts';
import { buildContest } from '../../factories/contest.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildJudgeNode, FakeJudge } from '../../factories/judge.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';
import { buildMarkedContest, contestKinds, type ContestKind, type MarkedContest } from './marked-contest.ts';
import { askersAt } from './turn.ts';

/**
 * Who asks. `registered` takes part in each contest, and is an admin of the group that one is of; the author is a
 * member of it. `other author` is an admin of the site with a contest elsewhere. The last ones ask by tokens that are
 * no sessions.
 */
export const contestAskers = [
  'signed out',
  'user',
  'restricted',
  'registered',
  'applicant',
  'member',
  'author',
  'removed author',
  'group root',
  'group owner',
  'owner of another group',
  'other author',
  'problem admin',
  'admin',
  'super admin',
  'user by token',
  'super admin by reading token',
  'super admin by token',
  'group root by reading token',
  'token without scopes that matter',
  'judge',
] as const;
export type ContestAsker = (typeof contestAskers)[number];

/** Those who differ from an ordinary account in a group only. */
const groupAskers: readonly ContestAsker[] = [
  'applicant',
  'member',
  'removed author',
  'group owner',
  'owner of another group',
  'group root by reading token',
];

const siteKinds = contestKinds.filter((kind) => kind !== 'of a group');

export function askersOf(kind: ContestKind, row: string): readonly ContestAsker[] {
  const groupPlaces = ['of a group'] as const;
  return askersAt<ContestAsker, ContestKind>(
    { askers: contestAskers, groupAskers, sitePlaces: siteKinds, groupPlaces },
    kind,
    row,
  );
}

export interface ContestScene {
  readonly server: TestServer;
  readonly contests: Readonly<Record<ContestKind, MarkedContest>>;
  /** Of the group, by the author who has left it. */
  readonly ofRemovedAuthor: MarkedContest;
  /** Another contest of the kind, for what changes it or who takes part. */
  readonly another: (kind: ContestKind) => Promise<MarkedContest>;
  /** What is sent as Authorization; null: nothing. */
  readonly tokens: Readonly<Record<ContestAsker, string | null>>;
}

/** A site with a contest of each kind and somebody of each kind. */
export async function buildContestScene(): Promise<ContestScene> {
  const server = await startTestServer();
  const { services } = server;
  await FakeJudge.start(server);
  // Silent from now on, and still heard of however slow the machine is: its languages stay open.
  await services.db.judgeNode.updateMany({ data: { lastSeenAt: new Date(Date.now() + 3_600_000) } });
  const make = (role: User['role'] = 'USER') => buildUser(services, { role });
  const [user, restricted, registered, author, groupRoot, otherAuthor, problemAdmin, admin, root, rival] =
    await Promise.all([
      make(),
      make('NO_SUBMIT_MUTED'),
      make(),
      make(),
      make(),
      make('ADMIN'),
      make('PROBLEM_ADMIN'),
      make('ADMIN'),
      make('ROOT'),
      make(),
    ]);
  const [applicant, member, removedAuthor, groupOwner, otherOwner] = await Promise.all([
    make(),
    make(),
    make(),
    make(),
    make(),
  ]);
  await buildContest(services, { authorId: otherAuthor.id, isVisible: false });
  await buildGroup(services, otherOwner);
  const group = await buildGroup(services, groupOwner, {
    levels: [
      [applicant, level.applicant],
      [member, level.member],
      [author, level.member],
      [rival, level.member],
      [registered, level.admin],
      [groupRoot, level.root],
    ],
  });
  await services.db.user.update({ where: { id: rival.id }, data: { school: 'North' } });
  const candidate = await buildProblem(services, { title: 'candidate' });
  let number = 0;
  const another = (kind: ContestKind, authorId = author.id) => {
    number += 1;
    return buildMarkedContest(server, {
      kind,
      number,
      authorId,
      registeredId: registered.id,
      rivalId: rival.id,
      groupId: group.id,
      candidateId: candidate.id,
    });
  };
  const contests = {} as Record<ContestKind, MarkedContest>;
  for (const kind of contestKinds) contests[kind] = await another(kind);
  return {
    server,
    contests,
    ofRemovedAuthor: await another('of a group', removedAuthor.id),
    another,
    tokens: {
      'signed out': null,
      user: await tokenFor(services, user),
      restricted: await tokenFor(services, restricted),
      registered: await tokenFor(services, registered),
      applicant: await tokenFor(services, applicant),
      member: await tokenFor(services, member),
      author: await tokenFor(services, author),
      'removed author': await tokenFor(services, removedAuthor),
      'group root': await tokenFor(services, groupRoot),
      'group owner': await tokenFor(services, groupOwner),
      'owner of another group': await tokenFor(services, otherOwner),
      'other author': await tokenFor(services, otherAuthor),
      'problem admin': await tokenFor(services, problemAdmin),
      admin: await tokenFor(services, admin),
      'super admin': await tokenFor(services, root),
      'user by token': await apiTokenFor(services, user, ['READ', 'SUBMIT']),
      'super admin by reading token': await apiTokenFor(services, root, ['READ', 'SUBMIT']),
      'super admin by token': await apiTokenFor(services, root, ['READ', 'SUBMIT', 'ADMIN']),
      'group root by reading token': await apiTokenFor(services, groupRoot, ['READ', 'SUBMIT']),
      'token without scopes that matter': await apiTokenFor(services, root, ['ACCOUNT']),
      judge: `Judge ${(await buildJudgeNode(services)).token}`,
    },
  };
}
