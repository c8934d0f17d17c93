import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { reserveBytes } from '@verdict/schema/core/ports/upload-store.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildUser, tokenFor } from '../factories/user.ts';
import { TusClient } from '../schema/problem/editing/tus.ts';
import { postHead, RawConnection } from './raw-connection.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const mebibyte = 1024 ** 2;
let server: TestServer;
let keeper: User;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ transport: { bodyPatienceMs: 1_000 } });
  keeper = await buildUser(server.services, { role: 'PROBLEM_ADMIN' });
  token = await tokenFor(server.services, keeper);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.stop());

/** A disk with so much room beside the reserve. */
function leaveFree(bytes: number): void {
  vi.spyOn(server.services.uploads, 'freeBytes').mockResolvedValue(reserveBytes + bytes);
}

function* multipart(fileBytes: number): Iterable<Buffer> {
  yield Buffer.from('--part\r\nContent-Disposition: form-data; name="file"; filename="tests.zip"\r\n\r\n');
  for (let sent = 0; sent < fileBytes; sent += mebibyte) yield Buffer.alloc(mebibyte);
  yield Buffer.from('\r\n--part--\r\n');
}

test('a chunked upload ends when the disk has no room for what came so far', async () => {
  leaveFree(20 * mebibyte);
  const response = await fetch(`${server.url}/api/file/upload-testcase-zip`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=part', Authorization: token, 'Accept-Language': 'en-US' },
    body: Readable.toWeb(Readable.from(multipart(40 * mebibyte))),
    duplex: 'half',
  });
  expect(z.object({ msg: z.string() }).parse(await response.json()).msg).toMatch(/disk is too full/);
  expect(await server.services.db.upload.count({ where: { userId: keeper.id } })).toBe(0);
  expect(await readdir(server.services.uploads.folder)).toEqual([]);
});

test('a part of a resumable upload is refused when the disk filled up since the upload began', async () => {
  const tus = new TusClient(server.url, token);
  const opened = await tus.open(24 * mebibyte);
  const id = opened.headers.get('location')?.split('/').at(-1) ?? '';
  leaveFree(20 * mebibyte);
  const refused = await tus.patch(id, 0, Buffer.alloc(24 * mebibyte));
  expect(refused.status).toBe(507);
  expect(await refused.text()).toMatch(/disk is too full/);
});

test('an upload whose client stops sending is no failure of the server', async () => {
  const head = 'Content-Type: multipart/form-data; boundary=part';
  const stopped = new RawConnection(server.url).send(
    `POST /api/file/upload-testcase-zip HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${token}\r\n` +
      `${head}\r\nContent-Length: 9999\r\n\r\n`,
  );
  for (const part of multipart(0)) stopped.send(part.toString().replace('--part--', ''));
  const opened = await new TusClient(server.url, token).open(9_999);
  const path = `/api/uploads/${opened.headers.get('location')?.split('/').at(-1) ?? ''}`;
  const headers = [`Authorization: ${token}`, 'Tus-Resumable: 1.0.0', 'Upload-Offset: 0'];
  const patch = postHead(9_999, { path, headers })
    .replace('POST', 'PATCH')
    .replace('application/json', 'application/offset+octet-stream');
  const stoppedPatch = new RawConnection(server.url).send(`${patch}some bytes`);
  await Promise.all([stopped.closed, stoppedPatch.closed]);
  expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
