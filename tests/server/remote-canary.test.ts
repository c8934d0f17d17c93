import { remoteCommand } from '@verdict/server/cli/remote.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startHduStandIn } from '../stand-ins/hdu/hdu-stand-in.ts';
import type { JudgeStandIn } from '../stand-ins/judge-stand-in.ts';

let judge: JudgeStandIn;
beforeEach(async () => {
  judge = await startHduStandIn(new Map());
});
afterEach(() => judge.stop());

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

test('another judge is answered by the usage', async () => {
  expect(await run('canary', 'XYZ')).toMatchObject({ code: 2, said: expect.stringContaining('Judges: HDU') });
});
