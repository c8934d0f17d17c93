import type { Group, User } from '@verdict/prisma/generated/client/client.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildGroup } from '../../factories/group.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/*
 * Browsers send the parts of a form in the order it was filled in, so a field comes before the file or behind it.
 */

let server: TestServer;
let picture: Blob;
let owner: User;
let group: Group;
beforeAll(async () => {
  server = await startTestServer();
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c03030' } })
    .png()
    .toBuffer();
  picture = new Blob([Uint8Array.from(png)]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await buildUser(server.services);
  group = await buildGroup(server.services, owner);
});

const answerSchema = z.object({ status: z.int(), data: z.looseObject({}).nullable(), msg: z.string() });
type Part = readonly [name: string, value: string | Blob];

async function upload(name: string, parts: readonly Part[]) {
  const body = new FormData();
  for (const [field, value] of parts) body.append(field, value);
  const headers = { 'Accept-Language': 'en-US', Authorization: await tokenFor(server.services, owner) };
  const response = await fetch(`${server.url}/api/file/${name}`, { method: 'POST', body, headers });
  return answerSchema.parse(await response.json());
}

const gid = (): Part => ['gid', String(group.id)];
const orders: ReadonlyArray<readonly [string, (file: Part) => readonly Part[]]> = [
  ['before', (file) => [gid(), file]],
  ['behind', (file) => [file, gid()]],
];

describe.each(orders)('a group that is named %s the file', (_order, partsOf) => {
  test('gets its avatar', async () => {
    const { status, data } = await upload('upload-group-avatar', partsOf(['image', picture]));
    expect(status).toBe(200);
    const { avatarUrl } = await server.services.db.group.findUniqueOrThrow({ where: { id: group.id } });
    expect(avatarUrl).toMatch(/^\/api\/public\/img\//u);
    expect(data).toMatchObject({ id: group.id, avatar: avatarUrl });
  });

  test.each(['image', 'file'] as const)('is the place of the %s of an editor', async (field) => {
    const name = field === 'image' ? 'upload-md-img' : 'upload-md-file';
    expect(await upload(name, partsOf([field, picture]))).toMatchObject({ status: 200 });
    const files = await server.services.db.editorFile.findMany({ where: { userId: owner.id } });
    expect(files.map(({ groupId }) => groupId)).toEqual([group.id]);
  });

  test('keeps strangers out', async () => {
    // The root of another group, as who may upload nowhere is refused before the group is known.
    owner = await buildUser(server.services);
    await buildGroup(server.services, owner);
    expect(await upload('upload-group-avatar', partsOf(['image', picture]))).toMatchObject({ status: 404 });
    expect(await upload('upload-md-img', partsOf(['image', picture]))).toMatchObject({ status: 403 });
    expect(await upload('upload-md-file', partsOf(['file', picture]))).toMatchObject({ status: 403 });
    expect(await server.services.db.editorFile.count({ where: { userId: owner.id } })).toBe(0);
  });

  test('is told that its picture is too large', async () => {
    const { status, msg } = await upload(
      'upload-group-avatar',
      partsOf(['image', new Blob([Buffer.alloc(3_000_000)])]),
    );
    expect(status).toBe(400);
    expect(msg).toMatch(/2 MB/u);
  });
});
