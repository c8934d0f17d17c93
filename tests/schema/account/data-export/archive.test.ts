import { createHash } from 'node:crypto';
import { Status } from '@verdict/judge/protocol/status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildContestTry } from '../../../factories/contestant.ts';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer } from '../../../server/test-server.ts';
import { entriesIn, ExportScene } from './export-scene.ts';

let scene: ExportScene;
beforeAll(async () => {
  scene = new ExportScene(await startTestServer());
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;

test('the archive has the data of the account with its code, and nothing of others', async () => {
  const { services } = scene.server;
  const [user, other] = [await buildUser(services), await buildUser(services)];
  await db().user.update({ where: { id: user.id }, data: { realName: 'Ann Lee' } });
  const problem = await buildProblem(services, { authorId: other.id });
  const place = { problemId: problem.id, status: Status.ACCEPTED };
  const own = await buildSubmission(services, { ...place, userId: user.id, code: 'int own;', address: '192.0.2.1' });
  await buildSubmission(services, { ...place, userId: other.id, code: 'int theirs;' });
  const group = await buildGroup(services, user);
  const category = await db().discussionCategory.create({ data: { name: 'Archives' } });
  const post = { categoryId: category.id, title: 'Title', description: '', createdAt: new Date() };
  await db().discussion.create({ data: { ...post, authorId: user.id, content: 'What I wrote.' } });
  await db().discussion.create({ data: { ...post, authorId: user.id, content: 'Gone.', deletedAt: new Date() } });
  await db().discussion.create({ data: { ...post, authorId: other.id, content: 'What they wrote.' } });

  const files = await scene.export(user);
  expect(entriesIn(files, 'profile.json')).toMatchObject([{ username: user.username, realName: 'Ann Lee' }]);
  expect(entriesIn(files, 'submissions.json')).toMatchObject([
    { id: own.id, problem: { displayId: problem.displayId }, status: 'AC', address: '192.0.2.1', contest: null },
  ]);
  expect(files.get(`submissions/${own.id}.cpp`)).toBe('int own;');
  expect(entriesIn(files, 'groups.json')).toMatchObject([{ name: group.name, isOwner: true, level: 5 }]);
  expect(entriesIn(files, 'discussions.json')).toMatchObject([{ content: 'What I wrote.' }]);
  expect(entriesIn(files, 'sessions.json')).toMatchObject([{ address: '127.0.0.1' }]);
  const all = [...files.values()].join('\n');
  expect(all).not.toContain('theirs');
  expect(all).not.toContain('What they wrote.');
  expect(all).not.toContain(user.passwordHash);
  for (const name of files.keys()) if (name.endsWith('.json')) expect(files.get('README.txt')).toContain(`\n${name}\n`);
});

test('results that a frozen OI contest does not tell are not in the archive', async () => {
  const { services } = scene.server;
  const [author, user] = [await buildUser(services), await buildUser(services)];
  const problem = await buildProblem(services, { type: 'OI', visibility: 'CONTEST', totalScore: 100 });
  const contest = await buildContest(services, {
    authorId: author.id,
    type: 'OI',
    sealsAt: new Date(Date.now() - 30 * 60_000),
    problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'First' } },
  });
  const { id: contestProblemId } = await db().contestProblem.findFirstOrThrow({ where: { contestId: contest.id } });
  const tried = { contest, userId: user.id, contestProblemId };
  const before = await buildContestTry(services, { ...tried, second: 60, status: Status.WRONG_ANSWER });
  const frozen = await buildContestTry(services, { ...tried, second: 3_000 });
  await db().submission.update({ where: { id: frozen.id }, data: { score: 100 } });

  const files = await scene.export(user);
  const submissions = entriesIn(files, 'submissions.json');
  expect(submissions).toMatchObject([
    { id: before.id, status: 'WA', problem: { displayId: 'A', title: 'First' }, contest: { id: contest.id } },
    { id: frozen.id, status: 'SNR' },
  ]);
  expect(submissions[1]).not.toHaveProperty('score');
  expect(entriesIn(files, 'contests.json')).toMatchObject([
    { contest: { id: contest.id }, problems: [{ displayId: 'A', status: 'SNR', score: null }], rating: null },
  ]);
  expect(files.get('submissions.json')).not.toContain(problem.title);
});

test('an archive names answer files that the storage has lost, and has all the others', async () => {
  const { services } = scene.server;
  const user = await buildUser(services);
  const problem = await buildProblem(services);
  const { id } = await buildSubmission(services, { userId: user.id, problemId: problem.id });
  const kept = await services.files.put(Buffer.from('42\n'));
  const lost = { sha256: createHash('sha256').update('never stored').digest('hex'), sizeBytes: 12 };
  await db().storedFile.createMany({
    data: [kept, lost].map((file) => ({ ...file, contentType: 'application/octet-stream' })),
  });
  await db().submissionFile.createMany({
    data: [
      { submissionId: id, name: '1.out', sha256: lost.sha256 },
      { submissionId: id, name: '2.out', sha256: kept.sha256 },
    ],
  });

  const files = await scene.export(user);
  expect(files.get(`submissions/${id}/2.out`)).toBe('42\n');
  expect(files.has(`submissions/${id}/1.out`)).toBe(false);
  expect(entriesIn(files, 'submissions.json')).toMatchObject([{ id }]);
  expect(files.get('README.txt')).toContain(`\n  submissions/${id}/1.out\n`);
});
