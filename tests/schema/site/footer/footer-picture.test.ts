import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { ask } from '../../problem/checker/checker-operations.ts';

let server: TestServer;
let root: User;
beforeAll(async () => {
  server = await startTestServer();
  root = await buildUser(server.services, { role: 'ROOT' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.db.footerPicture.deleteMany();
  server.services.cache.drop('settings');
});

const setMutation = /* GraphQL */ `
  mutation ($input: FooterPictureInput!) {
    setFooterPicture(input: $input) {
      __typename
      ... on SetFooterPictureSuccess {
        data {
          position
          url
          alt
        }
      }
      ... on DomainError {
        code
      }
      ... on InvalidInput {
        fields {
          path
        }
      }
    }
  }
`;
const removeMutation = `mutation ($position: Int!) {
  removeFooterPicture(position: $position) {
    __typename
    ... on RemoveFooterPictureSuccess { data }
    ... on DomainError { code }
  }
}`;
const drawing = (size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><script>alert(1)</script></svg>`,
  ).toString('base64');
const set = (input: Record<string, unknown>) => ask(server, root, setMutation, { input });
const shown = async () =>
  (await server.graphql('{ siteConfig { footerPictures { position url alt } } }')).data?.['siteConfig'];

test('a super admin sets two footer pictures; visitors see them in order, without active content', async () => {
  expect(await shown()).toEqual({ footerPictures: [] });
  const right = await set({ position: 2, alt: 'WeChat', content: drawing(40) });
  const left = await set({ position: 1, alt: ' QQ group ', content: drawing(50) });
  expect(await shown()).toEqual({ footerPictures: [left.data, right.data] });
  expect(left.data).toMatchObject({ position: 1, alt: 'QQ group' });
  const picture = await fetch(`${server.url}${String(left.data?.['url'])}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(Buffer.from(await picture.arrayBuffer()).includes('alert')).toBe(false);
});

test('a picture is replaced, told of in other words, and taken away, and its address with it', async () => {
  const first = await set({ position: 1, alt: 'old', content: drawing(40) });
  const second = await set({ position: 1, alt: 'new', content: drawing(60) });
  expect(second.data?.['url']).not.toBe(first.data?.['url']);
  expect(await set({ position: 1, alt: 'newer' })).toMatchObject({ data: { url: second.data?.['url'], alt: 'newer' } });
  expect((await fetch(`${server.url}${String(first.data?.['url'])}`)).status).toBe(404);
  expect(await ask(server, root, removeMutation, { position: 1 })).toMatchObject({ data: 1 });
  expect(await shown()).toEqual({ footerPictures: [] });
  expect((await fetch(`${server.url}${String(second.data?.['url'])}`)).status).toBe(404);
  expect(await ask(server, root, removeMutation, { position: 1 })).toMatchObject({ code: 'FOOTER_PICTURE_NOT_FOUND' });
});

test.each([
  ['what is no picture', { content: Buffer.from('<p>hello').toString('base64') }, { code: 'FOOTER_PICTURE_INVALID' }],
  ['what is too large', { content: Buffer.alloc(1_048_577).toString('base64') }, { code: 'FOOTER_PICTURE_INVALID' }],
  ['a third place', { position: 3, content: drawing(40) }, { fields: [{ path: 'position' }] }],
  [
    'a picture without a word for those who do not see it',
    { alt: ' ', content: drawing(40) },
    { fields: [{ path: 'alt' }] },
  ],
  ['other words for a picture there is not', { position: 2 }, { code: 'FOOTER_PICTURE_NOT_FOUND' }],
])('%s is refused and stored nowhere', async (_what, input, answer) => {
  expect(await set({ position: 1, alt: 'a', ...input })).toMatchObject(answer);
  expect(await server.services.db.footerPicture.count()).toBe(0);
});
