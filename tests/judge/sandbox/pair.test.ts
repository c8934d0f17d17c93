import { readFile } from 'node:fs/promises';
import type { RunRequest } from '@verdict/judge/sandbox/sandbox.types.ts';
import { readTranscript } from '@verdict/judge/sandbox/transcript.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boxLimits, OpenBox } from './open-box.ts';

const slow = 60_000;

let box: OpenBox;

beforeAll(async () => {
  box = await OpenBox.open();
}, slow);
afterAll(() => box.close());

/** Answers each number with the next one, `rounds` times, and speaks first if told to. */
const pingPong = `#include <stdio.h>
#include <stdlib.h>
int main(int count, char **values) {
  int rounds = atoi(values[1]), number = 0;
  if (values[2][0] == '1') { printf("%d\\n", number); fflush(stdout); }
  for (int i = 0; i < rounds && scanf("%d", &number) == 1; i++) { printf("%d\\n", number + 1); fflush(stdout); }
  return number == 0;
}`;

async function program(source: string): Promise<(args?: readonly string[]) => RunRequest> {
  const path = await box.compile(source);
  return (args = []) =>
    box.request('/box/program', {
      args,
      limits: { wallMs: 20_000 },
      mounts: [{ source: path, target: '/box/program' }],
    });
}

test('two programs talk for a thousand rounds', { timeout: slow }, async () => {
  const side = await program(pingPong);
  const { first, second } = await box.sandbox.runPair(side(['1000', '1']), side(['1001', '0']));
  expect(first.end).toEqual({ kind: 'exited', code: 0 });
  expect(second.end.kind).toMatch(/exited|signalled/);
  expect(first.wallMs).toBeLessThan(10_000);
});

/** What each said, as "0 text" and "1 text". */
async function said(path: string): Promise<string[]> {
  return readTranscript(await readFile(path)).utterances.map(({ box, bytes }) => `${box === 'first' ? 0 : 1} ${bytes}`);
}

describe('with a transcript', () => {
  test('what they said is noted in the order of the conversation, the last words too', async () => {
    const path = box.freshPath('transcript');
    const { first, second } = await box.sandbox.runPair(
      box.side('echo one; read x; echo got $x; exit 3'),
      box.side('read x; echo two; read y; exit 4'),
      { kind: 'file', path },
    );
    expect([first.end, second.end]).toEqual([
      { kind: 'exited', code: 3 },
      { kind: 'exited', code: 4 },
    ]);
    expect(await said(path)).toEqual(['0 one\n', '1 two\n', '0 got two\n']);
  });

  test('a thousand rounds go through as without one', { timeout: slow }, async () => {
    const side = await program(pingPong);
    const path = box.freshPath('transcript');
    const { first } = await box.sandbox.runPair(side(['1000', '1']), side(['1001', '0']), { kind: 'file', path });
    expect(first.end).toEqual({ kind: 'exited', code: 0 });
    expect((await said(path)).slice(0, 4)).toEqual(['0 0\n', '1 1\n', '0 2\n', '1 3\n']);
  });

  test('more than a pipe holds in both directions at once does not lock them', async () => {
    const path = box.freshPath('transcript');
    const both = box.side('head -c 3000000 /dev/zero & exec > /dev/null; cat; wait');
    const { first, second } = await box.sandbox.runPair(both, both, { kind: 'file', path });
    expect([first.end.kind, second.end.kind]).toEqual(['exited', 'exited']);
  });

  test('a flood is noted up to a bound, and told to be cut', async () => {
    const path = box.freshPath('transcript');
    const { second } = await box.sandbox.runPair(
      box.side('head -c 3000000 /dev/zero'),
      box.side('test $(wc -c) = 3000000'),
      { kind: 'file', path },
    );
    expect(second.end).toEqual({ kind: 'exited', code: 0 });
    const { utterances, isCut } = readTranscript(await readFile(path));
    expect([utterances.map(({ bytes }) => bytes.length), isCut]).toEqual([[80 * 1024], true]);
  });

  test('a side that closes its input is heard to have closed it', async () => {
    const path = box.freshPath('transcript');
    const { second, endedFirst } = await box.sandbox.runPair(
      box.side('exec <&-; sleep 0.3'),
      box.side('while echo x; do :; done 2> /dev/null; exit 4'),
      { kind: 'file', path },
    );
    expect([second.end.kind, endedFirst]).toEqual(['signalled', 'second']);
  });
});

test("each side's standard error is its own", async () => {
  const [one, two] = [box.freshPath('stderr'), box.freshPath('stderr')];
  await box.sandbox.runPair(
    { ...box.side('echo one >&2; echo hello'), stderr: { kind: 'file', path: one } },
    { ...box.side('read x; echo two $x >&2'), stderr: { kind: 'file', path: two } },
  );
  expect([await readFile(one, 'utf8'), await readFile(two, 'utf8')]).toEqual(['one\n', 'two hello\n']);
});

test('a side that hangs meets its own wall limit, and the other hears the end', async () => {
  const { first, second, endedFirst } = await box.sandbox.runPair(
    box.side('sleep 60', { wallMs: 300 }),
    box.side('cat > /dev/null; exit 5'),
  );
  expect(first.end).toEqual({ kind: 'wall-limit' });
  expect(second.end).toEqual({ kind: 'exited', code: 5 });
  expect(endedFirst).toBe('first');
});

test('two sides that wait for each other both meet the wall limit', async () => {
  const { first, second } = await box.sandbox.runPair(
    box.side('read x', { wallMs: 300 }),
    box.side('read x', { wallMs: 400 }),
  );
  expect(first.end).toEqual({ kind: 'wall-limit' });
  // The first one's death ends the wait of the second.
  expect(second.end).toEqual({ kind: 'exited', code: 1 });
});

test('a side that closes its output and goes on is heard to have closed it', async () => {
  const { first, second, endedFirst } = await box.sandbox.runPair(
    box.side('exec >&-; sleep 0.3'),
    box.side('cat > /dev/null; exit 4'),
  );
  expect(first.end).toEqual({ kind: 'exited', code: 0 });
  expect(second.end).toEqual({ kind: 'exited', code: 4 });
  expect(endedFirst).toBe('second');
});

test("one side's limits do not touch the other", { timeout: slow }, async () => {
  const eater = await program(
    '#include <stdlib.h>\n#include <string.h>\n' +
      'int main(void) { char *p = malloc(200 << 20); memset(p, 1, 200 << 20); ' +
      '__asm__ volatile("" :: "r"(p) : "memory"); }',
  );
  const { first, second } = await box.sandbox.runPair(eater(), box.side('cat > /dev/null; exit 6'));
  expect(first.end).toEqual({ kind: 'memory-limit' });
  expect(second.end).toEqual({ kind: 'exited', code: 6 });
});

test('a side that could not start takes the other with it, and the slot goes on', async () => {
  await expect(box.sandbox.runPair(box.side('sleep 60'), box.request('/box/nothing', {}))).rejects.toThrow(
    '/box/nothing',
  );
  expect((await box.shell('echo well')).stdout).toBe('well\n');
});

test('the sides do not see each other', async () => {
  const stderr = box.freshPath('stderr');
  await box.sandbox.runPair(box.side('echo loot > /tmp/loot; sleep 0.3'), {
    ...box.side('sleep 0.1; ls /tmp >&2; ls /proc | grep -c "^[0-9]" >&2; kill -9 -1 2>/dev/null'),
    stderr: { kind: 'file', path: stderr },
  });
  expect(await readFile(stderr, 'utf8')).toMatch(/^[1-4]\n$/);
});

test.each([false, true])(
  'whose end came first is told right, even when the other dies of it at once on the same processor (transcript: %s)',
  { timeout: slow },
  async (isNoted) => {
    const pinned = await OpenBox.open({ cpu: 0 });
    try {
      const path = await pinned.compile(
        '#include <stdio.h>\nint main(void) { for (;;) { puts("x"); fflush(stdout); } }',
      );
      const writer = pinned.request('/box/program', {
        mounts: [{ source: path, target: '/box/program' }],
        limits: boxLimits,
      });
      for (let round = 0; round < 30; round += 1) {
        const { first, second, endedFirst } = await pinned.sandbox.runPair(
          pinned.side('read x; exit 43'),
          writer,
          isNoted ? { kind: 'file', path: pinned.freshPath('transcript') } : undefined,
        );
        expect([first.end, second.end, endedFirst]).toEqual([
          { kind: 'exited', code: 43 },
          { kind: 'signalled', signal: 'SIGPIPE' },
          'first',
        ]);
      }
    } finally {
      await pinned.close();
    }
  },
);
