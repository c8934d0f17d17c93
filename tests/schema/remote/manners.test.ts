import { hdu } from '@verdict/schema/remote/hdu/hdu.ts';
import { talkTo } from '@verdict/schema/remote/http/talk.service.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startRunnerScene, type RunnerScene } from './runner-scene.ts';

let scene: RunnerScene;
beforeEach(async () => {
  scene = await startRunnerScene();
});
afterEach(async () => {
  await scene.services.db.siteSetting.deleteMany({ where: { key: 'contactMail' } });
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
