import type { User } from '@verdict/prisma/generated/client/client.ts';
import { apiTokenFor } from '../../factories/api-token.ts';
import { buildContest } from '../../factories/contest.ts';
import { buildJudgeNode, FakeJudge } from '../../factories/judge.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';
import { buildMarkedContest, contestKinds, type ContestKind, type MarkedContest } from './marked-contest.ts';

/**
 * Who asks. `registered` takes part in each contest, and is an admin of the group that one is of. `other author` is an
 * admin of the site with a contest elsewhere. The last ones ask by tokens that are no sessions.
 */
export const contestAskers = [
  'signed out',
  'user',
  'restricted',
  'registered',
  'author',
  'group root',
  'other author',
  'problem admin',
  'admin',
  'super admin',
  'user by token',
  'super admin by reading token',
  'super admin by token',
  'token without scopes that matter',
  'judge',
] as const;
export type ContestAsker = (typeof contestAskers)[number];

export interface ContestScene {
  readonly server: TestServer;
  readonly contests: Readonly<Record<ContestKind, MarkedContest>>;
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
  await buildContest(services, { authorId: otherAuthor.id, isVisible: false });
  const group = await services.db.group.create({
    data: {
      name: 'The group',
      shortName: 'group',
      brief: '',
      description: '',
      ownerId: groupRoot.id,
      members: {
        create: [
          { userId: groupRoot.id, level: 5 },
          { userId: registered.id, level: 4 },
          { userId: rival.id, level: 3 },
        ],
      },
    },
  });
  await services.db.user.update({ where: { id: rival.id }, data: { school: 'North' } });
  const candidate = await buildProblem(services, { title: 'candidate' });
  let number = 0;
  const another = (kind: ContestKind) => {
    number += 1;
    return buildMarkedContest(server, {
      kind,
      number,
      authorId: author.id,
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
    another,
    tokens: {
      'signed out': null,
      user: await tokenFor(services, user),
      restricted: await tokenFor(services, restricted),
      registered: await tokenFor(services, registered),
      author: await tokenFor(services, author),
      'group root': await tokenFor(services, groupRoot),
      'other author': await tokenFor(services, otherAuthor),
      'problem admin': await tokenFor(services, problemAdmin),
      admin: await tokenFor(services, admin),
      'super admin': await tokenFor(services, root),
      'user by token': await apiTokenFor(services, user, ['READ', 'SUBMIT']),
      'super admin by reading token': await apiTokenFor(services, root, ['READ', 'SUBMIT']),
      'super admin by token': await apiTokenFor(services, root, ['READ', 'SUBMIT', 'ADMIN']),
      'token without scopes that matter': await apiTokenFor(services, root, ['ACCOUNT']),
      judge: `Judge ${(await buildJudgeNode(services)).token}`,
    },
  };
}
