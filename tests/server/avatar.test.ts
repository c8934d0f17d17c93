import { crc32, deflateSync } from 'node:zlib';
import { sessionCookie } from '@verdict/server/session-cookie.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiTokenFor } from '../factories/api-token.ts';
import { buildUser, tokenFor } from '../factories/user.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const answerSchema = z.object({
  status: z.int(),
  msg: z.string(),
  data: z.looseObject({ avatar: z.string().nullable(), roleList: z.array(z.string()) }).nullable(),
});

async function upload(
  bytes: Uint8Array,
  { Authorization, Cookie }: { readonly Authorization?: string; readonly Cookie?: string },
  { field = 'image', name = 'me.png' } = {},
) {
  const form = new FormData();
  form.set(field, new Blob([Uint8Array.from(bytes)]), name);
  const response = await fetch(`${server.url}/api/file/upload-avatar`, {
    method: 'POST',
    body: form,
    headers: {
      'Accept-Language': 'en-US',
      ...(Authorization === undefined ? {} : { Authorization }),
      ...(Cookie === undefined ? {} : { Cookie, 'Sec-Fetch-Site': 'same-origin' }),
    },
  });
  return { httpStatus: response.status, ...answerSchema.parse(await response.json()) };
}

async function signedIn() {
  const user = await buildUser(server.services);
  return {
    user,
    Authorization: await tokenFor(server.services, user),
    row: () => server.services.db.user.findUniqueOrThrow({ where: { id: user.id } }),
  };
}

/** A picture of one colour. */
function picture(
  format: 'png' | 'jpeg' | 'gif' | 'webp',
  { width = 40, height = 30, color = '#c03030' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();
}

/** A bitmap of 24 bits a pixel, red above blue. */
function bitmap(width: number, height: number): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + stride * height);
  bytes.write('BM', 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  // Rows go from the bottom up, pixels are blue, green, red.
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) bytes.writeUInt8(255, 54 + y * stride + x * 3 + (y < height / 2 ? 0 : 2));
  return bytes;
}

async function pixels(url: string) {
  const response = await fetch(`${server.url}${url}`);
  return { response, image: sharp(Buffer.from(await response.arrayBuffer())) };
}

describe('an avatar', () => {
  test.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'may be a %s, and is served to everybody as a small square WebP',
    async (format) => {
      const { Authorization, row } = await signedIn();
      const answer = await upload(await picture(format), { Authorization }, { name: 'named-wrongly.txt' });
      expect(answer).toMatchObject({ httpStatus: 200, status: 200, data: { roleList: ['default_user'] } });
      const url = answer.data?.avatar ?? '';
      expect(url).toMatch(/^\/api\/public\/img\/[0-9a-f]{64}\.webp$/);
      expect((await row()).avatarUrl).toBe(url);
      const { response, image } = await pixels(url);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await image.metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    },
  );

  test('may be a bmp, the right way up and in its colours', async () => {
    const { Authorization } = await signedIn();
    const { image } = await pixels((await upload(bitmap(30, 30), { Authorization })).data?.avatar ?? '');
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const at = (y: number) => [
      ...data.subarray((y * info.width + 128) * info.channels, (y * info.width + 128) * info.channels + 3),
    ];
    const [top, bottom] = [at(20), at(235)];
    expect([(top[0] ?? 0) > 200, (top[2] ?? 255) < 60, (bottom[0] ?? 255) < 60, (bottom[2] ?? 0) > 200]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('keeps nothing of where and with what it was taken, and stands as it was held', async () => {
    const { Authorization } = await signedIn();
    const taken = await sharp(await picture('jpeg', { width: 60, height: 20 }))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'somebody', Make: 'a camera' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { image } = await pixels((await upload(taken, { Authorization })).data?.avatar ?? '');
    const { exif, orientation, xmp } = await image.metadata();
    expect([exif, orientation, xmp]).toEqual([undefined, undefined, undefined]);
  });

  test('is taken from the page of old clients, which send the cookie alone', async () => {
    const { Authorization } = await signedIn();
    expect(await upload(await picture('png'), { Cookie: `${sessionCookie}=${Authorization}` })).toMatchObject({
      status: 200,
    });
  });

  test('replaces the one before, which is served no more once nobody else has it', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const shared = await picture('png', { color: '#123456' });
    await upload(shared, one);
    await upload(shared, other);
    const { avatarSha256 } = await one.row();
    expect((await other.row()).avatarSha256).toBe(avatarSha256);
    const shown = async () => (await fetch(`${server.url}/api/public/img/${avatarSha256}.webp`)).status;
    await upload(await picture('png', { color: '#654321' }), one);
    expect(await shown()).toBe(200);
    const { data } = await server.graphql('mutation { removeAvatar { avatarUrl } }', { token: other.Authorization });
    expect(data).toEqual({ removeAvatar: { avatarUrl: null } });
    expect(await shown()).toBe(404);
  });

  test('of several who take and leave the same picture at once, none is left without it', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, signedIn));
    const shared = await picture('png', { color: '#0a0b0c' });
    await Promise.all(people.map((person) => upload(shared, person)));
    await Promise.all(
      people.map((person, index) =>
        index % 2
          ? upload(shared, person)
          : server.graphql('mutation { removeAvatar { id } }', { token: person.Authorization }),
      ),
    );
    for (const [index, person] of people.entries()) {
      const { avatarUrl } = await person.row();
      expect(avatarUrl === null).toBe(index % 2 === 0);
      if (avatarUrl !== null) expect((await fetch(`${server.url}${avatarUrl}`)).status).toBe(200);
    }
  });
});

describe('is refused, and nothing is changed,', () => {
  test.each([
    ['what is no picture', Buffer.from('GIF, they say'), 'cannot be read'],
    [
      'a picture that breaks off',
      async () => (await picture('png', { width: 400, height: 400 })).subarray(0, 60),
      'cannot be read',
    ],
    [
      'a script in an image',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      'cannot be read',
    ],
    [
      'a kind that is not taken',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      'cannot be read',
    ],
    ['more than 2 MB', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2_097_152)]), '2 MB'],
    ['a few bytes that unfold to billions of pixels', () => bomb(60_000, 60_000), 'cannot be read'],
    ['a bitmap that says it is huge', () => hugeBitmap(), 'cannot be read'],
    ['nothing', Buffer.alloc(0), '"image"'],
  ])('%s', async (_what, given, words) => {
    const { Authorization, row } = await signedIn();
    const bytes = typeof given === 'function' ? await given() : given;
    expect(await upload(bytes, { Authorization })).toMatchObject({
      httpStatus: 200,
      status: 400,
      data: null,
      msg: expect.stringContaining(words),
    });
    expect((await row()).avatarUrl).toBeNull();
  });

  test('a file in another field', async () => {
    const { Authorization } = await signedIn();
    expect(await upload(await picture('png'), { Authorization }, { field: 'file' })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('"image"'),
    });
  });

  test('no multipart at all; and no other call takes one', async () => {
    const { Authorization } = await signedIn();
    const json = await fetch(`${server.url}/api/file/upload-avatar`, {
      method: 'POST',
      body: '{}',
      headers: { Authorization, 'Content-Type': 'application/json' },
    });
    expect(await json.json()).toMatchObject({ status: 400 });
    const form = new FormData();
    form.set('image', new Blob(['x']), 'x');
    expect((await fetch(`${server.url}/api/login`, { method: 'POST', body: form })).status).toBe(415);
  });

  test('who is signed out, and a token without the scope', async () => {
    expect(await upload(await picture('png'), {})).toMatchObject({ httpStatus: 401, status: 401 });
    const user = await buildUser(server.services);
    expect(
      await upload(await picture('png'), {
        Authorization: await apiTokenFor(server.services, user, ['READ', 'SUBMIT']),
      }),
    ).toMatchObject({ httpStatus: 403, msg: expect.stringContaining('"account"') });
    expect(
      await upload(await picture('png'), {
        Authorization: await apiTokenFor(server.services, user, ['READ', 'ACCOUNT']),
      }),
    ).toMatchObject({ status: 200 });
  });

  test('more uploads than anybody needs', async () => {
    const { Authorization } = await signedIn();
    const small = await picture('png');
    const answers: number[] = [];
    for (let index = 0; index < 21; index += 1) answers.push((await upload(small, { Authorization })).status);
    expect(answers.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(answers[20]).toBe(403);
  });
});

/** A PNG of one colour: its rows are all the same, and compress to almost nothing. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * 100));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function hugeBitmap(): Buffer {
  const bytes = bitmap(10, 10);
  bytes.writeInt32LE(2_000_000, 18);
  bytes.writeInt32LE(-2_000_000, 22);
  return bytes;
}
