import { restCalls } from '@verdict/server/rest/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const schemaOf = z.record(z.string(), z.unknown());
/** An object with the fields that are needed, or an array. */
const bodySchema = z.union([
  z.object({ required: z.array(z.string()) }),
  z.object({ type: z.literal('array'), items: schemaOf }),
]);
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), required: z.boolean(), schema: schemaOf })).default([]),
  requestBody: z
    .object({
      content: z.object({ 'application/json': z.object({ schema: bodySchema }) }),
    })
    .optional(),
  responses: z.object({
    200: z.object({
      content: z.object({
        'application/json': z.object({ schema: z.object({ properties: z.object({ data: schemaOf }) }) }),
      }),
    }),
  }),
});
const document = z.object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), operation)) });

async function describedApi() {
  return document.parse(await (await fetch(`${server.url}/api/docs/openapi.json`)).json());
}

test('the description names every REST call of the server, each once', async () => {
  const { paths } = await describedApi();
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(named.toSorted()).toEqual(restCalls.map(({ method, path }) => `${method} ${path}`).toSorted());
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
});

test('it says what a call needs, what may be left out, and what it answers', async () => {
  const { paths } = await describedApi();
  const bodyOf = (path: string, method: string) =>
    paths[path]?.[method]?.requestBody?.content['application/json'].schema;
  expect(bodyOf('/api/submit-problem-judge', 'post')).toMatchObject({ required: ['pid', 'language', 'code'] });
  expect(bodyOf('/api/admin/discussion', 'delete')).toMatchObject({ type: 'array', items: { type: 'integer' } });
  const list = paths['/api/get-problem-list']?.['get'];
  expect(list?.parameters.filter(({ required }) => required)).toEqual([]);
  expect(list?.parameters.find(({ name }) => name === 'limit')?.schema).toMatchObject({
    type: 'integer',
    minimum: 1,
    maximum: 120,
  });
  expect(list?.responses[200].content['application/json'].schema.properties.data).toMatchObject({
    properties: { records: { type: ['array', 'null'] }, total: { type: ['integer', 'null'] } },
  });
});

test('the page that shows it comes from the server alone', async () => {
  const page = await fetch(`${server.url}/api/docs`);
  expect([page.status, page.url]).toEqual([200, `${server.url}/api/docs/`]);
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !address.startsWith('data:'));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    expect(file).toMatch(/^\//);
    expect((await fetch(server.url + file)).status).toBe(200);
  }
});
