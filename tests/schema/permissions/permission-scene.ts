import type { User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { apiTokenFor } from '../../factories/api-token.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildJudgeNode, FakeJudge } from '../../factories/judge.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';
import { buildMarked, type MarkedProblem, type Placement } from './marked-problem.ts';
import { askersAt } from './turn.ts';

/**
 * Who asks. `former` has submitted to each problem while it could be seen; the group refused them since. The author is
 * a member of the group. The last ones ask by tokens that are no sessions.
 */
export const askers = [
  'signed out',
  'user',
  'restricted',
  'former',
  'applicant',
  'member',
  'group admin',
  'group root',
  'group owner',
  'owner of another group',
  'author',
  'removed author',
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
export type Asker = (typeof askers)[number];

/** Those who differ from an ordinary account in a group only. */
const groupAskers: readonly Asker[] = [
  'applicant',
  'member',
  'group admin',
  'group root',
  'group owner',
  'owner of another group',
  'removed author',
  'group root by reading token',
];

/** Problems of the site, by who may see them. */
export const sitePlaces = ['public', 'private', 'contest'] as const;
/** Problems of a group. The author of the second rare one has left the group. */
export const groupPlaces = ['group'] as const;
export const rarePlaces = ['private of group', 'of a removed author', 'applied for the bank', 'in the bank'] as const;
export const places = [...sitePlaces, ...groupPlaces, ...rarePlaces] as const;
export type Place = (typeof places)[number];

export function askersOf(place: Place, row: string): readonly Asker[] {
  return askersAt<Asker, Place>({ askers, groupAskers, sitePlaces, groupPlaces }, place, row);
}

export interface PermissionScene {
  readonly server: TestServer;
  readonly judge: FakeJudge;
  readonly problems: Readonly<Record<Place, MarkedProblem>>;
  /** Another problem of the kind, for what can be done to one but once; to be removed. */
  readonly another: (place: Place) => Promise<MarkedProblem>;
  /** Username of who solved all of them. */
  readonly solver: string;
  /** The group that problems belong to. */
  readonly groupId: number;
  /** What is sent as Authorization; null: nothing. */
  readonly tokens: Readonly<Record<Asker, string | null>>;
}

/** A site with a problem of each kind and somebody of each kind. */
export async function buildPermissionScene(): Promise<PermissionScene> {
  const server = await startTestServer();
  const { services } = server;
  const judge = await FakeJudge.start(server);
  // Whoever asks by a token submits so often that a captcha would be asked for.
  await services.db.siteSetting.create({ data: { key: 'captchaAfterSubmissions', value: 0 } });
  const make = (role: User['role'] = 'USER') => buildUser(services, { role });
  const [user, restricted, former, applicant, member, author, problemAdmin, admin, root, stranger] = await Promise.all([
    make(),
    make('NO_SUBMIT_MUTED'),
    make(),
    make(),
    make(),
    make(),
    make('PROBLEM_ADMIN'),
    make('ADMIN'),
    make('ROOT'),
    make(),
  ]);
  const [groupAdmin, groupRoot, groupOwner, otherOwner, removedAuthor] = await Promise.all([
    make(),
    make(),
    make(),
    make(),
    make(),
  ]);
  await buildGroup(services, otherOwner);
  const group = await buildGroup(services, groupOwner, {
    levels: [
      [applicant, level.applicant],
      [former, level.refused],
      [member, level.member],
      [author, level.member],
      [groupAdmin, level.admin],
      [groupRoot, level.root],
    ],
  });
  const ofGroup = { groupId: group.id, bankState: 'NONE', authorId: author.id } as const;
  const ofSite = { ...ofGroup, groupId: null } as const;
  const kinds = {
    public: { ...ofSite, visibility: 'PUBLIC' },
    private: { ...ofSite, visibility: 'PRIVATE' },
    contest: { ...ofSite, visibility: 'CONTEST' },
    group: { ...ofGroup, visibility: 'PUBLIC' },
    'private of group': { ...ofGroup, visibility: 'PRIVATE' },
    'of a removed author': { ...ofGroup, visibility: 'PRIVATE', authorId: removedAuthor.id },
    'applied for the bank': { ...ofGroup, visibility: 'PRIVATE', bankState: 'APPLIED' },
    'in the bank': { ...ofGroup, visibility: 'PUBLIC', bankState: 'ACCEPTED' },
  } as const satisfies Record<Place, Placement>;
  let number = -1;
  const build = (place: Place) => {
    number += 1;
    return buildMarked(server, {
      number,
      ...kinds[place],
      formerId: former.id,
      strangerId: stranger.id,
    });
  };
  const problems = {} as Record<Place, MarkedProblem>;
  for (const place of places) problems[place] = await build(place);
  return {
    server,
    judge,
    problems,
    another: build,
    solver: stranger.username,
    groupId: group.id,
    tokens: {
      'signed out': null,
      user: await tokenFor(services, user),
      restricted: await tokenFor(services, restricted),
      former: await tokenFor(services, former),
      applicant: await tokenFor(services, applicant),
      member: await tokenFor(services, member),
      'group admin': await tokenFor(services, groupAdmin),
      'group root': await tokenFor(services, groupRoot),
      'group owner': await tokenFor(services, groupOwner),
      'owner of another group': await tokenFor(services, otherOwner),
      author: await tokenFor(services, author),
      'removed author': await tokenFor(services, removedAuthor),
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
