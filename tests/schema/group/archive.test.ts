import type { Group, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildTraining } from '../../factories/training.ts';
import { TusClient } from '../problem/editing/tus.ts';
import { TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
let owner: User;
let member: User;
let applicant: User;
let stranger: User;
let invited: User;
let group: Group;
let trainingId: number;
let contestId: number;
let discussionId: number;
let classId: number;
let sectionId: number;
let problem: Awaited<ReturnType<TrainingScene['problem']>>;

beforeAll(async () => {
  scene = await TrainingScene.start();
  const { services } = scene.server;
  [owner, member, applicant, stranger, invited] = (await scene.users(5)) as [User, User, User, User, User];
  for (const key of ['discussionSolvedNeeded', 'commentSolvedNeeded'])
    await services.db.siteSetting.create({ data: { key, value: 0 } });
  group = await buildGroup(services, owner, {
    levels: [
      [member, 3],
      [applicant, 1],
    ],
  });
  const own = { authorId: owner.id, groupId: group.id };
  problem = await scene.problem({ ...own, hasTests: true });
  trainingId = (await buildTraining(services, own)).id;
  contestId = (await buildContest(services, own)).id;
  discussionId = (await buildDiscussion(services, own)).id;
  const named = { groupId: group.id, name: 'Morning', nameKey: 'morning' };
  classId = (await services.db.groupClass.create({ data: named })).id;
  const person = { groupId: group.id, number: '1', numberKey: '1', name: 'Ann', invitedId: invited.id };
  await services.db.rosterEntry.create({ data: person });
  sectionId = (await services.db.trainingSection.create({ data: { trainingId, title: 'First' } })).id;
});
afterAll(() => scene.server.stop());

const setArchived = (isArchived: boolean, as = owner) =>
  scene.outcome(as, isArchived ? 'archiveGroup' : 'unarchiveGroup', { groupId: group.id });

const readOnly = 'This group is archived and can only be read.';

/** The sentence of a refused mutation, which is data. */
async function messageOf(as: User, query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  const { data } = await scene.server.graphql(query, {
    variables,
    token: await scene.token(as),
    headers: { 'Accept-Language': 'en-US' },
  });
  return (Object.values(data ?? {})[0] as { readonly message?: string } | undefined)?.message;
}

function saying(as: User, field: string, input: object): Promise<unknown> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ... on DomainError { message } } }`;
  return messageOf(as, query, { input });
}

/** Who does what; each is possible while the group is open. */
const acts: readonly (readonly [field: string, as: () => User, input: () => object])[] = [
  ['updateGroup', () => owner, () => ({ id: group.id, brief: 'Another sentence' })],
  ['changeGroupMemberLevel', () => owner, () => ({ groupId: group.id, userId: applicant.id, level: 'MEMBER' })],
  ['createGroupClass', () => owner, () => ({ groupId: group.id, name: 'Evening' })],
  ['updateGroupClass', () => owner, () => ({ id: classId, name: 'Early' })],
  ['assignGroupClass', () => owner, () => ({ classId, userIds: [member.id], isIn: true })],
  ['createGroupInvite', () => owner, () => ({ groupId: group.id, level: 'MEMBER' })],
  [
    'createGroupAnnouncement',
    () => owner,
    () => ({ groupId: group.id, title: 'News', content: 'text', isVisible: true }),
  ],
  ['changeTrainingVisibility', () => owner, () => ({ id: trainingId, isVisible: true })],
  ['addTrainingProblem', () => owner, () => ({ trainingId, problemId: String(problem.id) })],
  ['updateTrainingSection', () => owner, () => ({ id: sectionId, title: 'Second', version: 1 })],
  ['addComment', () => member, () => ({ on: { discussionId }, content: 'Thanks' })],
  ['likeDiscussion', () => member, () => ({ id: discussionId, isLiked: true })],
  ['moderateText', () => owner, () => ({ on: { discussionId }, acts: ['KEEP'] })],
  ['registerForTraining', () => member, () => ({ trainingId })],
  ['applyToGroup', () => stranger, () => ({ groupId: group.id })],
  ['answerRosterInvitation', () => invited, () => ({ groupId: group.id, isAccepted: true })],
];

describe('an archived group', () => {
  test.each(acts)('takes no %s until it is opened again', async (field, as, input) => {
    const success = `${field.charAt(0).toUpperCase()}${field.slice(1)}Success`;
    expect(await setArchived(true)).toBe('ArchiveGroupSuccess');
    expect(await saying(as(), field, input())).toBe(readOnly);
    expect(await setArchived(false)).toBe('UnarchiveGroupSuccess');
    expect(await scene.outcome(as(), field, input())).toBe(success);
  });

  test('takes no submissions and no participants', async () => {
    const { db } = scene.server.services;
    await setArchived(true);
    const submission = { problemDisplayId: problem.displayId, languageKey: 'cpp', code: 'int main() {}' };
    const closed = await saying(member, 'submitSolution', submission);
    const register = `mutation { registerForContest(contestId: ${contestId}) {
      __typename ... on DomainError { message }
    } }`;
    const refused = await messageOf(member, register);
    await setArchived(false);
    expect([closed, refused]).toEqual([readOnly, readOnly]);
    expect(await db.submission.count({ where: { groupId: group.id } })).toBe(0);
    expect(await scene.ask(member, register)).toEqual({
      registerForContest: { __typename: 'RegisterForContestSuccess' },
    });
  });

  test('takes no likes of comments and no sharing of submissions, which are named by ids of their own', async () => {
    const { services } = scene.server;
    const comment = await services.db.comment.create({
      data: {
        thread: { connectOrCreate: { where: { discussionId }, create: { discussionId } } },
        author: { connect: { id: owner.id } },
        content: 'Read this',
        createdAt: new Date(),
      },
    });
    const submission = await buildSubmission(services, { userId: member.id, problemId: problem.id, groupId: group.id });
    const like = `mutation { likeComment(id: ${comment.id}, isLiked: true) { ... on DomainError { message } } }`;
    const share = `mutation {
      shareSubmission(id: ${submission.id}, isShared: false) { ... on DomainError { message } }
    }`;
    await setArchived(true);
    const refused = [await messageOf(member, like), await messageOf(owner, share)];
    const [outsider] = (await scene.users(1)) as [User];
    const outside = [await messageOf(outsider, like), await messageOf(outsider, share)];
    await setArchived(false);
    expect(refused).toEqual([readOnly, readOnly]);
    expect(outside).not.toContain(readOnly);
    expect([await messageOf(member, like), await messageOf(owner, share)]).toEqual([undefined, undefined]);
  });

  test('is not there for outsiders, nor is what its members may not see', async () => {
    const { services } = scene.server;
    const [keeper, reader] = (await scene.users(2)) as [User, User];
    const archived = await buildGroup(services, keeper, { archivedAt: new Date(), levels: [[reader, 3]] });
    const own = { authorId: keeper.id, groupId: archived.id };
    const [shown, hidden] = [await scene.problem(own), await scene.problem({ ...own, visibility: 'PRIVATE' })];
    const submit = (as: User, problemDisplayId: string) =>
      scene.outcome(as, 'submitSolution', { problemDisplayId, languageKey: 'cpp', code: 'int main() {}' });
    expect(await saying(reader, 'updateGroup', { id: archived.id, brief: 'Another one' })).toBe(readOnly);
    expect(await submit(stranger, shown.displayId)).toBe('ProblemNotFound');
    expect(await submit(reader, hidden.displayId)).toBe('ProblemNotFound');
    expect(await scene.outcome(stranger, 'updateGroup', { id: archived.id, brief: 'Another one' })).toBe(
      'GroupNotFound',
    );
  });

  test('takes no uploads of test data and of files for texts', async () => {
    const { url } = scene.server;
    const token = await scene.token(owner);
    const statuses = async () => {
      const { status } = await new TusClient(url, token).open(10);
      const body = new FormData();
      body.set('file', new Blob(['notes']), 'notes.txt');
      const address = `${url}/api/file/upload-md-file?gid=${group.id}`;
      const answer = await fetch(address, { method: 'POST', headers: { Authorization: token }, body });
      return [status, ((await answer.json()) as { status: number }).status];
    };
    await setArchived(true);
    expect(await statuses()).toEqual([403, 403]);
    await setArchived(false);
    expect(await statuses()).toEqual([201, 200]);
  });

  test('tells each member once that it is archived, and that it is open again', async () => {
    const { db } = scene.server.services;
    const [keeper, one, other, waiting] = (await scene.users(4)) as [User, User, User, User];
    const own = await buildGroup(scene.server.services, keeper, {
      levels: [
        [one, 3],
        [other, 4],
        [waiting, 1],
      ],
    });
    const news = async (of: User) => {
      const where = { recipientId: of.id, fact: { path: ['groupId'], equals: own.id } };
      const messages = await db.message.findMany({ where, orderBy: { id: 'asc' } });
      return messages.map(({ fact }) => (fact as { news: unknown }).news);
    };
    await Promise.all([1, 2].map(() => scene.outcome(keeper, 'archiveGroup', { groupId: own.id })));
    await scene.outcome(keeper, 'unarchiveGroup', { groupId: own.id });
    const all = ['ARCHIVED', 'UNARCHIVED'];
    expect(await Promise.all([one, other, waiting, keeper].map(news))).toEqual([all, all, [], []]);
  });

  test('is handed over and disbanded by its owner, hidden or not', async () => {
    for (const isVisible of [true, false]) {
      const own = await buildGroup(scene.server.services, owner, {
        archivedAt: new Date(),
        isVisible,
        levels: [[member, 3]],
      });
      const ref = { groupId: own.id };
      expect(await scene.outcome(owner, 'offerGroup', { ...ref, userId: member.id })).toBe('OfferGroupSuccess');
      expect(await scene.outcome(member, 'answerGroupOffer', { ...ref, isAccepted: true })).toBe(
        'AnswerGroupOfferSuccess',
      );
      expect(await scene.outcome(member, 'disbandGroup', ref)).toBe('DisbandGroupSuccess');
    }
  });

  test('is read by its members as before, says that it is archived, and leaves the lists but for one', async () => {
    await setArchived(true);
    const read = async (as: User) =>
      scene.ask(
        as,
        `query ($id: ID!, $discussion: ID!, $training: ID!) {
          group(id: $id) { archivedAt viewerCanEnter viewerCanEdit viewerCanArchive }
          discussion(id: $discussion) { content }
          training(id: $training) { title }
          viewer { groups { total } }
          groups(filter: { kind: ARCHIVED }) { items { id } }
        }`,
        { id: group.id, discussion: discussionId, training: trainingId },
      );
    const standing = (canArchive: boolean) => ({
      group: {
        archivedAt: expect.any(String) as string,
        viewerCanEnter: true,
        viewerCanEdit: false,
        viewerCanArchive: canArchive,
      },
      discussion: { content: expect.any(String) as string },
      training: { title: expect.any(String) as string },
      viewer: { groups: { total: 0 } },
      groups: { items: [{ id: String(group.id) }] },
    });
    expect(await read(member)).toEqual(standing(false));
    expect(await read(owner)).toEqual(standing(true));
    expect(await setArchived(false, member)).toBe('GroupActForbidden');
    await setArchived(false);
  });
});
