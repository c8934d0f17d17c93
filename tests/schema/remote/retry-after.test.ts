import { Status } from '@verdict/judge/protocol/status.ts';
import { workOnJudge } from '@verdict/schema/remote/submit/work.service.ts';
import { afterEach, expect, test } from 'vitest';
import { startRunnerScene, type RunnerScene } from './runner-scene.ts';
import { hduSubject, pojSubject } from './runner-subjects.ts';

let scene: RunnerScene | null = null;
afterEach(async () => {
  await scene?.stop();
  scene = null;
});

test.each([
  ['HDU, which names it in a header', hduSubject, 'too-many', 3_600_000],
  ['POJ, which names it on its page', pojSubject, 'throttle', 4_321],
] as const)('no result is read before the pause ends that is wanted by %s', async (_name, subject, fault, pauseMs) => {
  const { judge, services, ...site } = (scene = await startRunnerScene(subject));
  await site.addAccount('bot');
  const id = await site.submit();
  await site.workUntil(async () => (await site.jobOf(id)).state === 'RUNNING');
  const { nextAt } = await site.jobOf(id);
  judge.clock.advance(Number(nextAt) - judge.clock.now().getTime());
  judge.faults.add(fault);
  await workOnJudge(services, subject.adapter);
  const refused = judge.requests.at(-1);
  judge.faults.delete(fault);
  const before = judge.requests.length;
  await site.work(2 * 3_600_000);
  expect(Number(judge.requests[before]?.at) - Number(refused?.at)).toBeGreaterThanOrEqual(pauseMs);
  expect(await services.db.submission.findUniqueOrThrow({ where: { id }, select: { status: true } })).toEqual({
    status: Status.ACCEPTED,
  });
});
