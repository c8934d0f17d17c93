import type { Role, TrainingSharing } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { apiTokenFor } from '../../factories/api-token.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildTraining, buildTrainingCategory } from '../../factories/training.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';
import { askersAt } from './turn.ts';

/**
 * Who asks. Learners registered for each training; the group removed the removed learner since. Author and learners are
 * members of the group. The last ones ask by tokens that are no sessions.
 */
export const trainingAskers = [
  'signed out',
  'user',
  'muted user',
  'learner',
  'blocked learner',
  'removed learner',
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
  'super admin by reading token',
  'super admin by token',
  'token without scopes that matter',
] as const;
export type TrainingAsker = (typeof trainingAskers)[number];

export const trainingKinds = [
  'public',
  'private',
  'hidden',
  'of a group',
  'private of a group',
  'hidden of a group',
  'personal',
  'personal by link',
  'public personal',
  'hidden personal',
] as const;
export type TrainingKind = (typeof trainingKinds)[number];

/** Those who differ from an ordinary account in a group only. */
const groupAskers: readonly TrainingAsker[] = [
  'applicant',
  'member',
  'group admin',
  'group root',
  'group owner',
  'owner of another group',
  'removed author',
];
const groupKinds: readonly TrainingKind[] = ['of a group', 'private of a group', 'hidden of a group'];
const siteKinds = trainingKinds.filter((kind) => !groupKinds.includes(kind));

export function askersOf(kind: TrainingKind, row: string): readonly TrainingAsker[] {
  return askersAt({ askers: trainingAskers, groupAskers, sitePlaces: siteKinds, groupPlaces: groupKinds }, kind, row);
}

/** A training whose every text holds a mark that stands nowhere else. */
export interface MarkedTraining {
  readonly id: number;
  readonly groupId: number | null;
  readonly kind: 'TRAINING' | 'PERSONAL';
  readonly isVisible: boolean;
  /** In a list that all of its place read. */
  readonly isListed: boolean;
  readonly title: string;
  readonly password: string;
  /** Of the link of a personal list; opens nothing of trainings. */
  readonly shareKey: string;
  /** Its own. */
  readonly category: { readonly id: number; readonly name: string };
  /** In it. */
  readonly problem: { readonly id: number; readonly displayId: string };
  /** A section of it, with a material. */
  readonly section: { readonly id: number; readonly title: string };
  readonly material: { readonly id: number; readonly title: string };
  /** Of its place, and not in it. */
  readonly candidate: { readonly id: number; readonly displayId: string };
}

export interface TrainingScene {
  readonly server: TestServer;
  readonly trainings: Readonly<Record<TrainingKind, MarkedTraining>>;
  /** A training of the group whose author was removed from it. */
  readonly ofRemovedAuthor: MarkedTraining;
  /** Another training of the kind, for what can be done to one but once. */
  readonly another: (kind: TrainingKind) => Promise<MarkedTraining>;
  /** Listed in each rank. */
  readonly ranked: { readonly username: string; readonly realName: string };
  readonly tokens: Readonly<Record<TrainingAsker, string | null>>;
}

const listColumns: Partial<Record<TrainingKind, { readonly sharing: TrainingSharing }>> = {
  personal: { sharing: 'OWNER' },
  'personal by link': { sharing: 'LINK' },
  'public personal': { sharing: 'PUBLIC' },
  'hidden personal': { sharing: 'PUBLIC' },
};

/** A site with a training of each kind and somebody of each kind. */
export async function buildTrainingScene(): Promise<TrainingScene> {
  const server = await startTestServer();
  const { services } = server;
  const make = (role: Role = 'USER') => buildUser(services, { role });
  const [user, learner, blocked, removedLearner, applicant, member] = await Promise.all([
    make(),
    make(),
    make(),
    make(),
    make(),
    make(),
  ]);
  const [groupAdmin, groupRoot, groupOwner, otherOwner, author, removedAuthor] = await Promise.all([
    make(),
    make(),
    make(),
    make(),
    make(),
    make(),
  ]);
  const [problemAdmin, admin, root, ranked] = await Promise.all([
    make('PROBLEM_ADMIN'),
    make('ADMIN'),
    make('ROOT'),
    make(),
  ]);
  const realName = 'realnamemark';
  await services.db.user.update({ where: { id: ranked.id }, data: { realName } });
  await buildGroup(services, otherOwner);
  const group = await buildGroup(services, groupOwner, {
    levels: [
      [learner, level.member],
      [blocked, level.member],
      [ranked, level.member],
      [applicant, level.applicant],
      [member, level.member],
      [author, level.member],
      [groupAdmin, level.admin],
      [groupRoot, level.root],
    ],
  });
  const origin = await buildTraining(services, { authorId: groupOwner.id, title: 'Origin' });
  const build = async (kind: TrainingKind, authorId = author.id): Promise<MarkedTraining> => {
    const groupId = kind.endsWith('of a group') ? group.id : null;
    const [problem, candidate, category] = await Promise.all([
      buildProblem(services, { groupId, hasTests: false }),
      buildProblem(services, { groupId, hasTests: false }),
      buildTrainingCategory(services, groupId),
    ]);
    const password = `password of ${problem.displayId}`;
    const shareKey = `key of ${problem.displayId}`;
    const list = listColumns[kind];
    const training = await buildTraining(services, {
      authorId,
      groupId,
      title: `title of ${problem.displayId}`,
      isVisible: !kind.startsWith('hidden'),
      ...(kind.startsWith('private') ? { access: 'PRIVATE', password } : {}),
      ...(list === undefined
        ? { categoryId: category.id }
        : { ...list, kind: 'PERSONAL', shareKey, originId: origin.id, originSeenAt: new Date() }),
      problems: [problem],
      members: [learner, blocked, removedLearner, ranked],
    });
    await services.db.trainingMember.updateMany({
      where: { trainingId: training.id, userId: blocked.id },
      data: { isBlocked: true },
    });
    await services.db.trainingMember.updateMany({
      where: { trainingId: training.id, userId: ranked.id },
      data: { isListed: true },
    });
    const { id, title, isVisible, sharing } = training;
    const section = await services.db.trainingSection.create({
      data: { trainingId: id, title: `section of ${problem.displayId}` },
    });
    const material = await services.db.trainingMaterial.create({
      data: {
        trainingId: id,
        sectionId: section.id,
        kind: 'LINK',
        title: `material of ${problem.displayId}`,
        url: 'https://example.org/',
      },
    });
    const isListed = isVisible && (list === undefined || sharing === 'PUBLIC');
    return {
      id,
      groupId,
      kind: training.kind,
      isVisible,
      isListed,
      title,
      password,
      shareKey,
      category,
      problem,
      section,
      material,
      candidate,
    };
  };
  const trainings = {} as Record<TrainingKind, MarkedTraining>;
  for (const kind of trainingKinds) trainings[kind] = await build(kind);
  const session = (who: Parameters<typeof tokenFor>[1]) => tokenFor(services, who);
  return {
    server,
    trainings,
    ofRemovedAuthor: await build('of a group', removedAuthor.id),
    another: build,
    ranked: { username: ranked.username, realName },
    tokens: {
      'signed out': null,
      user: await session(user),
      'muted user': await session(await make('MUTED')),
      learner: await session(learner),
      'blocked learner': await session(blocked),
      'removed learner': await session(removedLearner),
      applicant: await session(applicant),
      member: await session(member),
      'group admin': await session(groupAdmin),
      'group root': await session(groupRoot),
      'group owner': await session(groupOwner),
      'owner of another group': await session(otherOwner),
      author: await session(author),
      'removed author': await session(removedAuthor),
      'problem admin': await session(problemAdmin),
      admin: await session(admin),
      'super admin': await session(root),
      'super admin by reading token': await apiTokenFor(services, root, ['READ', 'SUBMIT']),
      'super admin by token': await apiTokenFor(services, root, ['READ', 'SUBMIT', 'ADMIN']),
      'token without scopes that matter': await apiTokenFor(services, root, ['ACCOUNT']),
    },
  };
}
