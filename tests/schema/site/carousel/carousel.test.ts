import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs } from '../../core/settings/site-operations.ts';

let server: TestServer;
let root: User;
beforeAll(async () => {
  server = await startTestServer();
  root = await buildUser(server.services, { role: 'ROOT' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.db.carouselImage.deleteMany();
  server.services.cache.drop('carousel');
});

const answer = z.object({
  status: z.int(),
  msg: z.string(),
  data: z.object({ id: z.int(), url: z.string() }).nullable(),
});
const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><script>alert(1)</script></svg>`;

/** Uploads as old clients do: by the cookie alone. */
async function upload(content: string | Uint8Array<ArrayBuffer>, user: User | null = root) {
  const body = new FormData();
  body.set('file', new Blob([content]), 'slide.svg');
  const headers =
    user === null
      ? {}
      : { Cookie: `verdict_session=${await tokenFor(server.services, user)}`, 'Sec-Fetch-Site': 'same-origin' };
  const response = await fetch(`${server.url}/api/file/upload-carouse-img`, { method: 'POST', headers, body });
  return { httpStatus: response.status, ...answer.parse(await response.json()) };
}

const shown = async () => (await server.graphql('{ carousel { id alt link } }')).data?.['carousel'];

test('an uploaded drawing is shown to all as a picture in which nothing runs', async () => {
  const { httpStatus, status, data } = await upload(drawing(40));
  expect([httpStatus, status]).toEqual([200, 200]);
  expect(await shown()).toEqual([{ id: data?.id, alt: '', link: null }]);
  const picture = await fetch(`${server.url}${data?.url}`);
  expect([picture.status, picture.headers.get('content-type'), picture.headers.get('x-content-type-options')]).toEqual([
    200,
    'image/webp',
    'nosniff',
  ]);
  expect(Buffer.from(await picture.arrayBuffer()).includes('alert')).toBe(false);
});

test('what is no picture, or too large, is refused in words and stored nowhere', async () => {
  for (const content of ['<p>hello', new Uint8Array(8 * 1_048_576 + 1)])
    expect(await upload(content)).toMatchObject({ httpStatus: 200, status: 400, data: null });
  expect(await server.services.db.carouselImage.count()).toBe(0);
});

test('only super admins upload', async () => {
  const admin = await buildUser(server.services, { role: 'ADMIN' });
  expect([(await upload(drawing(30), null)).httpStatus, (await upload(drawing(30), admin)).httpStatus]).toEqual([
    401, 403,
  ]);
  expect(await server.services.db.carouselImage.count()).toBe(0);
});

test('pictures are put in order, told of, and taken away', async () => {
  const ids = [];
  for (const width of [41, 42, 43]) ids.push((await upload(drawing(width))).data?.id ?? 0);
  const [first, second, third] = ids;
  await askAs(server, root, 'mutation ($ids: [Int!]!) { orderCarousel(ids: $ids) { __typename } }', { ids: [third] });
  await askAs(
    server,
    root,
    `mutation ($id: Int!) {
      updateCarouselImage(id: $id, input: { alt: "Autumn cup", link: "/contest" }) { __typename }
    }`,
    { id: first },
  );
  await askAs(server, root, 'mutation ($id: Int!) { removeCarouselImage(id: $id) { __typename } }', { id: second });
  expect(await shown()).toEqual([
    { id: third, alt: '', link: null },
    { id: first, alt: 'Autumn cup', link: '/contest' },
  ]);
  const { data } = await askAs(
    server,
    root,
    `mutation ($id: Int!) {
      updateCarouselImage(id: $id, input: { alt: "", link: "javascript:alert(1)" }) {
        ... on InvalidInput { fields { path } }
      }
    }`,
    { id: first },
  );
  expect(data).toEqual({ updateCarouselImage: { fields: [{ path: 'link' }] } });
});

test('the twenty-first picture is refused', async () => {
  const { data } = await upload(drawing(50));
  const { sha256 } = await server.services.db.carouselImage.findUniqueOrThrow({ where: { id: data?.id ?? 0 } });
  await server.services.db.carouselImage.createMany({
    data: Array.from({ length: 19 }, (_, index) => ({ sha256, position: index + 2 })),
  });
  expect(await upload(drawing(51))).toMatchObject({ status: 400, msg: expect.stringContaining('20') });
});
