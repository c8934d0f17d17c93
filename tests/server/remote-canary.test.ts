import { once } from 'node:events';
import { createServer } from 'node:http';
import { Status } from '@verdict/judge/protocol/status.ts';
import { hdu } from '@verdict/schema/remote/hdu/hdu.ts';
import { canaryTrials } from '@verdict/schema/remote/health/canary.ts';
import { remoteCommand } from '@verdict/server/cli/remote.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { talkTo } from '../schema/remote/subject.ts';
import { startHduStandIn } from '../stand-ins/hdu/hdu-stand-in.ts';
import type { JudgeStandIn } from '../stand-ins/judge-stand-in.ts';

let judge: JudgeStandIn;
beforeEach(async () => {
  judge = await startHduStandIn(new Map());
});
afterEach(() => judge.stop());

const runAt = async (origin: string) => {
  const lines: string[] = [];
  const short = { connectMs: 2_000, headersMs: 300, bodyMs: 300, totalMs: 3_000 };
  const code = await remoteCommand(['canary', 'HDU'], { HDU: origin }, (line) => lines.push(line), short);
  return { code, lines };
};
const run = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await remoteCommand(args, { HDU: judge.origin }, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
};

test('a judge that answers as expected passes', async () => {
  const { code, said } = await run('canary', 'hdu');
  expect([code, said]).toEqual([0, expect.stringMatching(/results: read\nAll is as expected\.$/u)]);
});

test('a page that changed, or a challenge, fails with what is wrong', async () => {
  judge.faults.add('html-changed');
  expect(await run('canary', 'HDU')).toMatchObject({ code: 1, said: expect.stringContaining('layout:') });
  judge.faults.add('cloudflare');
  expect(await run('canary', 'HDU')).toMatchObject({ code: 1, said: expect.stringContaining('challenge:') });
});

test.each([
  ['of a run is compared', 'Accepted', 'AC'],
  ['that has changed is found', 'Wrong Answer', 'WA'],
  ['that is missing is found', 'Queuing', 'none'],
])('a known verdict %s', async (_name, text, shown) => {
  judge.setScript({ steps: [{ afterMs: 0, text }] });
  const { id: runId } = judge.addRun({ username: 'bot', ref: '1000', languageId: '0', source: 'int main() {}' });
  const canary = { ...hdu.info.canary, run: { runId, username: 'bot', status: Status.ACCEPTED } };
  const trials = canaryTrials({ ...hdu, info: { ...hdu.info, canary } });
  const facts = await trials.at(-1)?.read(talkTo({ adapter: hdu }, judge));
  expect(facts?.map(({ found, expected }) => [found['en-US'], expected['en-US']])).toEqual([[shown, 'AC']]);
});

test('an unknown judge is answered by the known ones', async () => {
  const { code, said } = await run('canary', 'XYZ');
  expect([code, said]).toEqual([2, expect.stringMatching(/no judge "XYZ"[^]*HDU {2}HDU Online Judge, https?:/u)]);
});

test('another Verdict without an address asks for it', async () => {
  const { code, said } = await run('canary', 'VERDICT');
  expect([code, said]).toEqual([2, expect.stringContaining('REMOTE_ORIGINS={"VERDICT"')]);
});

describe('without a network each check says so in one line', () => {
  const answer = (said: string) => [
    1,
    [expect.stringContaining(said), expect.stringContaining(said), 'The judge could not be reached.'],
  ];

  test('a refused connection', async () => {
    await judge.stop();
    const { code, lines } = await runAt(judge.origin);
    judge = await startHduStandIn(new Map());
    expect([code, lines]).toEqual(answer('refused the connection'));
  });

  test('a judge that does not answer', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, lines } = await runAt(`http://127.0.0.1:${port}`);
    silent.closeAllConnections();
    silent.close();
    expect([code, lines]).toEqual(answer('did not answer in time'));
  });
});
