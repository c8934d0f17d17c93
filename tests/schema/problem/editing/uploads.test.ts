import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { readTestUpload } from '@verdict/schema/problem/upload/read-test-upload.service.ts';
import { tidyUploads } from '@verdict/schema/problem/upload/upload.service.ts';
import { removeUnusedFiles } from '@verdict/schema/site/files/unused-files.service.ts';
import { createClient } from 'graphql-ws';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { askAs, casesQuery, createMutation, mustCreate, problemInput } from './authoring-scene.ts';
import { TusClient, zipOf } from './tus.ts';
import { readMutation, UploadScene, uploadQuery } from './upload-scene.ts';

let scene: UploadScene;
let server: TestServer;
let keeper: User;
let tus: TusClient;
beforeAll(async () => {
  scene = await UploadScene.start();
  ({ server, keeper, tus } = scene);
});
afterAll(() => scene.stop());

describe('a zip that was sent in parts', () => {
  test('becomes the test data of a problem', async () => {
    const { id, value } = await scene.readZip(
      await zipOf({ '10.in': 'ten', '10.out': '10', '2.in': 'two', '2.ans': '2', 'readme.txt': 'hello' }),
    );
    expect(value).toMatchObject({
      state: 'READ',
      entriesDone: 4,
      entriesTotal: 4,
      error: null,
      warnings: ['These files are no test data and were left out: readme.txt'],
      cases: [{ name: '2', inputName: '2.in', outputName: '2.ans', inputBytes: 3, outputBytes: 1 }, { name: '10' }],
    });
    expect(existsSync(server.services.uploads.pathOf(id))).toBe(false);
    const form = await mustCreate(server, keeper, {
      type: 'OI',
      tests: { uploadId: id, manualCases: null, cases: [{ name: '10', score: 70 }], groups: [] },
    });
    expect(form).toMatchObject({ isManualCases: false, manualCases: [], testCaseCount: 2, totalScore: 100 });
    const { value: cases } = await askAs(server, keeper, casesQuery, { id: form.id });
    expect(cases).toMatchObject({
      items: [
        { name: '2', score: 30 },
        { name: '10', score: 70 },
      ],
    });
    const [stored] = await server.services.db.testCase.findMany({
      where: { testSet: { currentOf: { id: form.id } } },
      orderBy: { position: 'asc' },
    });
    expect(await text(server.services.files.read(stored?.inputSha256 ?? ''))).toBe('two');
    expect((await askAs(server, keeper, uploadQuery, { uploadId: id })).value).toBeNull();
  });

  test('is told about while it is read', async () => {
    const id = await tus.upload(await zipOf({ '1.in': '1', '1.out': '1' }));
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { Authorization: await tokenFor(server.services, keeper) },
    });
    const states = client.iterate<{ testUploadChanged: { state: string } }>({
      query: 'subscription Watch($uploadId: String!) { testUploadChanged(uploadId: $uploadId) { state } }',
      variables: { uploadId: id },
    });
    expect((await states.next()).value).toMatchObject({ data: { testUploadChanged: { state: 'RECEIVED' } } });
    await askAs(server, keeper, readMutation, { uploadId: id });
    const row = await server.services.db.upload.findUniqueOrThrow({ where: { key: id } });
    await readTestUpload(server.services, row.id);
    const seen: string[] = [];
    for await (const { data } of states) seen.push(data?.testUploadChanged.state ?? '');
    expect(seen.at(-1)).toBe('READ');
    await client.dispose();
  });

  test('proposes groups by its folders, and knows the layout of Kattis packages', async () => {
    expect(
      await scene.readContent({
        'a/sub1/1.in': '1',
        'a/sub1/1.out': '1',
        'a/sub1/2.in': '1',
        'a/sub1/2.out': '1',
        'a/sub2/1.in': '1',
        'a/sub2/1.out': '1',
      }),
    ).toMatchObject({
      cases: [{ name: 'sub1/1', groupNumber: 1 }, { groupNumber: 1 }, { name: 'sub2/1', groupNumber: 2 }],
    });
    expect(
      await scene.readContent({
        'x/problem.yaml': '',
        'x/data/sample/1.in': '1',
        'x/data/sample/1.ans': '1',
        'x/data/secret/1.in': '2',
        'x/data/secret/1.ans': '2',
      }),
    ).toMatchObject({
      cases: [
        { name: 'sample/1', isSample: true },
        { name: 'secret/1', isSample: false },
      ],
    });
  });

  test('with names in GBK is read, and told to be guessed', async () => {
    const bytes = await zipOf({ 'xxxx.in': '1', 'xxxx.out': '1' });
    const named = Buffer.from(
      bytes.toString('latin1').replaceAll('xxxx', iconv.encode('数据', 'gbk').toString('latin1')),
      'latin1',
    );
    // The packer says that its names are UTF-8; one of Windows does not.
    for (const [signature, at] of [
      [0x04034b50, 6],
      [0x02014b50, 8],
    ] as const) {
      for (let offset = 0; offset + 4 <= named.length; offset += 1)
        if (named.readUInt32LE(offset) === signature)
          named.writeUInt16LE(named.readUInt16LE(offset + at) & ~0x800, offset + at);
    }
    expect((await scene.readZip(named)).value).toMatchObject({
      state: 'READ',
      warnings: ['The zip does not say how its names are encoded; they were read as GBK.'],
      cases: [{ name: '数据', inputName: '数据.in' }],
    });
  });
});

describe('an upload', () => {
  test('goes on where it was cut off', async () => {
    const bytes = Buffer.from('0123456789');
    const location = (await tus.open(bytes.length)).headers.get('location') ?? '';
    await tus.patch(location, 0, bytes.subarray(0, 4));
    expect((await tus.head(location)).headers.get('upload-offset')).toBe('4');
    expect((await tus.patch(location, 0, bytes)).status).toBe(409);
    expect((await tus.patch(location, 4, bytes.subarray(4))).status).toBe(204);
    expect(await server.services.db.upload.findUnique({ where: { key: location } })).toMatchObject({
      state: 'RECEIVED',
      purpose: 'TESTDATA',
      fileName: 'tests.zip',
      userId: keeper.id,
    });
  });

  test('that is not all there cannot be read', async () => {
    const id = (await tus.open(10)).headers.get('location') ?? '';
    expect((await askAs(server, keeper, readMutation, { uploadId: id })).code).toBe('UPLOAD_NOT_COMPLETE');
    expect(
      (
        await askAs(server, keeper, createMutation, {
          input: problemInput({ tests: { uploadId: id, manualCases: null, cases: [], groups: [] } }),
        })
      ).fields?.map(({ path }) => path),
    ).toEqual(['tests.uploadId']);
  });

  test('is its sender’s alone', async () => {
    const id = await tus.upload(await zipOf({ '1.in': '1', '1.out': '1' }));
    const other = await buildUser(server.services, { role: 'ROOT' });
    const theirs = new TusClient(server.url, await tokenFor(server.services, other));
    const signedOut = new TusClient(server.url, null);
    expect([
      (await theirs.head(id)).status,
      (await theirs.patch(id, 0, Buffer.from('x'))).status,
      (await theirs.remove(id)).status,
    ]).toEqual([404, 404, 404]);
    expect([(await signedOut.head(id)).status, (await signedOut.open(10)).status]).toEqual([401, 401]);
    expect((await askAs(server, other, uploadQuery, { uploadId: id })).value).toBeNull();
    expect((await askAs(server, other, readMutation, { uploadId: id })).code).toBe('UPLOAD_NOT_FOUND');
  });

  test('is sent by nobody who is signed out, and that is what they are told', async () => {
    const signedOut = new TusClient(server.url, null);
    const said = async (language: string) => {
      const response = await signedOut.open(10, { language });
      return [response.status, await response.json()];
    };
    expect(await said('en-US')).toEqual([
      401,
      expect.objectContaining({ code: 'UNAUTHENTICATED', msg: 'Please login first' }),
    ]);
    expect(await said('zh-CN')).toEqual([401, expect.objectContaining({ msg: '请先登录' })]);
  });

  test('is for admins and authors', async () => {
    const [author, stranger] = [await buildUser(server.services), await buildUser(server.services)];
    await buildProblem(server.services, { authorId: author.id });
    const status = async (user: User) =>
      (await new TusClient(server.url, await tokenFor(server.services, user)).open(10)).status;
    expect([await status(author), await status(stranger)]).toEqual([201, 403]);
  });

  test('above the site’s limit, without a length, of an odd purpose, or one too many is refused in words', async () => {
    const admin = new TusClient(
      server.url,
      await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' })),
    );
    const large = await admin.open(3 * 1024 ** 3);
    expect([large.status, await large.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'UPLOAD_TOO_LARGE', msg: expect.stringContaining('2048 MiB') }),
    ]);
    expect([(await admin.open(null)).status, (await admin.open(10, { purpose: 'fun' })).status]).toEqual([400, 400]);
    for (let count = 0; count < 20; count += 1) expect((await admin.open(10)).status).toBe(201);
    expect(await (await admin.open(10)).json()).toMatchObject({ code: 'TOO_MANY_UPLOADS' });
  });

  test('with a NUL character in its name is refused as bad input', async () => {
    const admin = new TusClient(
      server.url,
      await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' })),
    );
    const refused = await admin.open(10, { fileName: 'a\0.zip' });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'BAD_USER_INPUT', msg: expect.stringContaining('NUL character') }),
    ]);
  });

  test('nobody came back for goes after a day, with its bytes', async () => {
    const id = await tus.upload(Buffer.from('0123456789'));
    await tidyUploads(server.services, new Date());
    expect(existsSync(server.services.uploads.pathOf(id))).toBe(true);
    await tidyUploads(server.services, new Date(Date.now() + 2 * 86_400_000));
    expect([
      existsSync(server.services.uploads.pathOf(id)),
      await server.services.db.upload.count({ where: { key: id } }),
    ]).toEqual([false, 0]);
  });

  test('that was read and is removed unused leaves nothing after the nightly cleanup', async () => {
    const content = `only of this upload: ${Math.random()}`;
    const { id } = await scene.readZip(await zipOf({ '1.in': content, '1.out': '1' }));
    const { inputSha256 } = await server.services.db.uploadedCase.findFirstOrThrow({
      where: { upload: { key: id } },
      select: { inputSha256: true },
    });
    expect((await tus.remove(id)).status).toBe(204);
    await removeUnusedFiles(server.services, new Date(Date.now() + 2 * 86_400_000));
    expect([
      await server.services.db.storedFile.count({ where: { sha256: inputSha256 } }),
      await server.services.files.has(inputSha256),
    ]).toEqual([0, false]);
  });

  test('whose reading stops in the midst leaves nothing after the nightly tidying either', async () => {
    const content = `read before the fault: ${Math.random()}`;
    const bytes = await zipOf({ '1.in': content, '1.out': '1', '2.in': 'a'.repeat(1_000), '2.out': '2' });
    // The bytes of 2.in, whose name stands before them.
    const at = bytes.indexOf('2.in') + 10;
    bytes.writeUInt8((bytes[at] ?? 0) ^ 0xff, at);
    expect((await scene.readZip(bytes)).value).toMatchObject({ state: 'FAILED' });
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(await server.services.files.has(sha256)).toBe(true);
    await removeUnusedFiles(server.services, new Date(Date.now() + 2 * 86_400_000));
    expect(await server.services.files.has(sha256)).toBe(false);
  });

  test('can be removed by its sender', async () => {
    const id = await tus.upload(Buffer.from('0123456789'));
    expect((await tus.remove(id)).status).toBe(204);
    expect([
      (await tus.head(id)).status,
      existsSync(server.services.uploads.pathOf(id)),
      existsSync(`${server.services.uploads.pathOf(id)}.json`),
    ]).toEqual([404, false, false]);
  });
});
