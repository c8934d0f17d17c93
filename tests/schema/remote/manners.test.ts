import { hdu } from '@verdict/schema/remote/hdu/hdu.ts';
import { talkTo } from '@verdict/schema/remote/http/talk.service.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startRunnerScene, type RunnerScene } from './runner-scene.ts';

let scene: RunnerScene;
beforeEach(async () => {
  scene = await startRunnerScene();
});
afterEach(async () => {
  await scene.services.db.siteSetting.deleteMany({ where: { key: 'contactMail' } });
  await scene.services.db.remoteRobots.deleteMany();
  await scene.stop();
});

test('requests name the site, and whom to write to', async () => {
  const { services, judge } = scene;
  const agent = async () => {
    await (await talkTo(services, hdu)).get('/');
    return judge.requests.at(-1)?.headers['user-agent'];
  };
  expect(await agent()).toBe('Verdict/0.1 (+https://judge.example.org)');
  await services.db.siteSetting.create({ data: { key: 'contactMail', value: 'staff@example.org' } });
  expect(await agent()).toBe('Verdict/0.1 (+https://judge.example.org; staff@example.org)');
});

test('admins see what a judge closes to robots of what the site does there for users', async () => {
  const { services, server } = scene;
  const token = await tokenFor(services, await buildUser(services, { role: 'ROOT' }));
  const query = '{ remoteRobots(judgeKey: "HDU") { closedPaths { operation path } } }';
  const robots = async () => (await server.graphql(query, { token })).data?.['remoteRobots'];
  expect(await robots()).toBeNull();
  const text = 'User-agent: *\nDisallow: /submit.php\nDisallow: /status.php?user=\nDisallow: /viewerror.php\n';
  await services.db.remoteRobots.create({ data: { judgeKey: 'HDU', text, readAt: new Date() } });
  expect(await robots()).toEqual({
    closedPaths: [
      { operation: 'SUBMIT', path: '/submit.php?action=submit' },
      { operation: 'POLL', path: '/viewerror.php?rid=*' },
    ],
  });
});

test('a check of a judge reads its robots.txt', async () => {
  const { services, server, judge } = scene;
  const token = await tokenFor(services, await buildUser(services, { role: 'ROOT' }));
  judge.faults.add('robots-closed');
  await server.graphql('mutation { checkRemoteJudge(key: "HDU") { __typename } }', { token });
  const query = '{ remoteRobots(judgeKey: "HDU") { closedPaths { path } } }';
  // It closes statements alone.
  expect((await server.graphql(query, { token })).data).toEqual({ remoteRobots: { closedPaths: [] } });
});
