import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../../server/test-server.ts';
import { zipOf, type TusClient, type ZipContent } from './tus.ts';
import { UploadScene } from './upload-scene.ts';

let scene: UploadScene;
let server: TestServer;
let tus: TusClient;
beforeAll(async () => {
  scene = await UploadScene.start();
  ({ server, tus } = scene);
});
afterAll(() => scene.stop());

/** So many MiB of zeros, never in memory at once. */
function* zeros(count: number): Iterable<Buffer> {
  const chunk = Buffer.alloc(1024 ** 2);
  for (let sent = 0; sent < count; sent += 1) yield chunk;
}

describe('a zip that is refused leaves nothing, and says why:', () => {
  const refused: ReadonlyArray<{
    readonly what: string;
    readonly content: ZipContent;
    readonly words: RegExp;
    readonly more?: Parameters<typeof zipOf>[1];
  }> = [
    {
      what: 'files without their other half are named',
      content: { '1.in': '1', '1.out': '1', '2.in': '2', 'b/3.ans': '3' },
      words: /^These files lack their input or output: 2\.in, b\/3\.ans\.$/u,
    },
    { what: 'no test cases', content: { 'readme.md': 'x' }, words: /no test cases in the zip/u },
    { what: 'no files', content: {}, words: /no files in the zip/u },
    {
      what: 'a link',
      content: { '1.in': '1', '1.out': '1' },
      words: /has the link 2\.in/u,
      more: (zip) => zip.addBuffer(Buffer.from('/etc/passwd'), '2.in', { mode: 0o120777 }),
    },
    {
      what: 'a device',
      content: { '1.in': '1', '1.out': '1' },
      words: /neither a file nor a folder/u,
      more: (zip) => zip.addBuffer(Buffer.from(''), '2.in', { mode: 0o020666 }),
    },
  ];
  test.each(refused)('$what', async ({ content, words, more }) => {
    const value = await scene.readContent(content, more);
    expect(value).toMatchObject({ state: 'FAILED', cases: [], error: expect.stringMatching(words) });
  });

  test('something that is no zip', async () => {
    expect((await scene.readZip(Buffer.from('not a zip at all, but long enough to be looked at'))).value).toMatchObject(
      {
        state: 'FAILED',
        error: 'The file is no zip. See whether it is the one you meant, and pack it as a zip.',
      },
    );
    expect((await scene.readZip(Buffer.from('Rar!\u001A\u0007\u0001\u0000 and so on'))).value).toMatchObject({
      state: 'FAILED',
      error: 'The file is a RAR archive, not a zip. Unpack it and pack its files as a zip.',
    });
    expect((await scene.readZip((await zipOf({ '1.in': '1', '1.out': '1' })).subarray(0, 60))).value).toMatchObject({
      state: 'FAILED',
      error: expect.stringMatching(/^The zip is broken/u),
    });
  });

  test("an empty file is refused before anything is sent, in the reader's words", async () => {
    const response = await tus.open(0);
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'UPLOAD_EMPTY', msg: expect.stringMatching(/empty|空/u) }),
    ]);
  });

  test('names that lead out of it', async () => {
    const bytes = await zipOf({ 'xxxx1.in': '1', 'xxxx1.out': '1' });
    expect(
      (await scene.readZip(Buffer.from(bytes.toString('latin1').replaceAll('xxxx1', '../e1'), 'latin1'))).value,
    ).toMatchObject({ state: 'FAILED', error: expect.stringMatching(/leads out of it/u) });
  });

  test('a file whose bytes were changed', async () => {
    const bytes = await zipOf({ '1.in': 'a'.repeat(1_000), '1.out': '1' });
    bytes.writeUInt8(bytes.readUInt8(40) ^ 0xff, 40);
    expect((await scene.readZip(bytes)).value).toMatchObject({ state: 'FAILED' });
  });

  test('a small zip that would unpack to much more than its size, before any of it is kept', async () => {
    const count = await server.services.db.storedFile.count();
    // 300 MiB of zeros, packed about a thousandfold.
    const bytes = await zipOf({ '1.in': 'honest', '1.out': '1', 'deep/2.out': '2' }, (zip) =>
      zip.addReadStream(Readable.from(zeros(300)), 'deep/2.in', { compress: true }),
    );
    expect(bytes.length).toBeLessThan(400_000);
    expect((await scene.readZip(bytes)).value).toMatchObject({
      state: 'FAILED',
      cases: [],
      error: expect.stringMatching(/^The zip is larger than \d+ MiB when unpacked \(see deep\/2\.in\)/u),
    });
    expect(await server.services.db.storedFile.count()).toBe(count);
  });

  test('a bomb is stopped at the limit of the site', async () => {
    await server.services.db.siteSetting.upsert({
      where: { key: 'uploadMaxMb' },
      create: { key: 'uploadMaxMb', value: 1 },
      update: { value: 1 },
    });
    try {
      expect(await scene.readContent({ '1.in': Buffer.alloc(2 * 1024 ** 2), '1.out': '1' })).toMatchObject({
        state: 'FAILED',
        error: expect.stringMatching(/^The zip is larger than 1 MiB when unpacked \(see 1\.in\)/u),
      });
    } finally {
      await server.services.db.siteSetting.deleteMany({ where: { key: 'uploadMaxMb' } });
    }
  });
});
