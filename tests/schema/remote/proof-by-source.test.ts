import { marked } from '@verdict/schema/remote/submit/marker.ts';
import { afterEach, expect, test } from 'vitest';
import { program, startRunnerScene, type RunnerScene } from './runner-scene.ts';
import { pojSubject, runnerSubjects, type RunnerSubject } from './runner-subjects.ts';

/* Several runs that the list of the judge does not tell apart. One without sources: runner.test.ts. */

const minuteMs = 60_000;
/** With ends of lines that pages change: its marker stays. */
const code = program.replaceAll('\n', '\r\n');
let scene: RunnerScene | null = null;
afterEach(async () => {
  await scene?.stop();
  scene = null;
});

/** Sends a program whose answer is lost, next to further runs of as many bytes. */
async function sendAmong(subject: RunnerSubject, sourcesFor: (jobId: number) => readonly string[]) {
  const { judge, ...site } = (scene = await startRunnerScene(subject));
  await site.addAccount('bot');
  judge.faults.add('reset-submit');
  judge.faults.add('late-row');
  const id = await site.submit({ code });
  await site.workUntil(async () => judge.runs.length > 0);
  const [ours] = judge.runs;
  if (ours === undefined) throw new Error('there is no run');
  const { username, ref, languageId } = ours;
  const sources = sourcesFor((await site.jobOf(id)).id);
  for (const source of sources) judge.addRun({ username, ref, languageId, source });
  const before = judge.requests.length;
  await site.work(5 * minuteMs);
  return { job: await site.jobOf(id), runId: ours.id, requests: judge.requests.slice(before) };
}

const others = (jobId: number) => [1, 2, 3, 4].map((more) => marked(code, jobId + more));
const subjects = runnerSubjects.filter(({ adapter }) => adapter.runs?.source !== undefined);

test.each(subjects.map((subject) => [subject.adapter.info.name, subject] as const))(
  'are told apart by their programs at %s, by one request after another',
  async (_name, subject) => {
    const { job, runId, requests } = await sendAmong(subject, others);
    expect(job).toMatchObject({ state: 'DONE', runId });
    const gaps = requests.slice(1).map(({ at }, index) => at.getTime() - Number(requests[index]?.at));
    expect(gaps.filter((gap) => gap < subject.adapter.info.pace.pollMs)).toEqual([]);
  },
);

test.each([
  ['two have the same program', (jobId: number) => [marked(code, jobId)]],
  ['there are more than five', (jobId: number) => [...others(jobId), marked(code, jobId + 5)]],
])('wait for an admin where %s', async (_name, sourcesFor) => {
  const { job } = await sendAmong(pojSubject, sourcesFor);
  expect(job).toMatchObject({ state: 'HELD', runId: null, reason: 'several-runs' });
});
