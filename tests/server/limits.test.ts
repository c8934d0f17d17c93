import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Pages inside pages, each of this size. */
function pages(levels: number, size: number): string {
  let rows = 'id';
  for (let level = 1; level < levels; level += 1) rows = `id children(page: { size: ${size} }) { items { ${rows} } }`;
  return `{ testNodes(page: { size: ${size} }) { items { ${rows} } } }`;
}

test('three levels of a hundred rows are refused before anything is loaded', async () => {
  const { data, errors } = await server.graphql(pages(3, 100));
  expect(data).toBeNull();
  expect(errors?.[0]?.extensions).toEqual({ code: 'QUERY_TOO_LARGE' });
});

test('the size counts when it comes as a variable too', async () => {
  const query = `query Q($p: PageInput) {
    testNodes(page: $p) {
      items { children(page: $p) { items { children(page: $p) { items { id } } } } }
    }
  }`;
  const large = await server.graphql(query, { variables: { p: { size: 100 } } });
  expect(large.errors?.[0]?.extensions).toEqual({ code: 'QUERY_TOO_LARGE' });
  const small = await server.graphql(query, { variables: { p: { size: 10 } } });
  expect(small.errors).toBeUndefined();
});

test('one level of a hundred rows is an everyday query', async () => {
  expect((await server.graphql(pages(1, 100))).errors).toBeUndefined();
});

test('a query of many aliases counts each of them', async () => {
  const aliases = Array.from(
    { length: 60 },
    (_, index) => `a${index}: testNodes(page: { size: 100 }) { items { id children { items { id } } } }`,
  );
  const { errors } = await server.graphql(`{ ${aliases.join(' ')} }`);
  expect(errors?.[0]?.extensions).toEqual({ code: 'QUERY_TOO_LARGE' });
});

test('a deep query is refused whatever its size', async () => {
  const { errors } = await server.graphql(pages(8, 1));
  expect(errors?.[0]?.extensions).toEqual({ code: 'QUERY_TOO_LARGE' });
});

test.each([0, 121, -1])('a page of %d rows is refused', async (size) => {
  const { errors } = await server.graphql(`{ testNodes(page: { size: ${size} }) { total } }`);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'page.size' }] });
});

test('an endless query is refused by its length', async () => {
  const { errors, status } = await server.graphql(`{ ${'siteConfig { name } '.repeat(2_000)} }`);
  expect(status).toBe(400);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'GRAPHQL_PARSE_FAILED' });
});
