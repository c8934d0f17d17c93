import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { documentLimits, exceededLimit } from '@verdict/server/graphql/document-limits.ts';
import {
  getIntrospectionQuery,
  Kind,
  parse,
  visit,
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

const root = join(import.meta.dirname, '../..');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Every operation of the web client and of the REST layer, with the fragments it spreads. */
async function ownOperations(): Promise<{ readonly name: string; readonly document: DocumentNode }[]> {
  const definitions = [];
  for await (const file of glob(['client/src/**/*.graphql', 'server/rest/*.graphql'], { cwd: root })) {
    definitions.push(...parse(readFileSync(join(root, file), 'utf8')).definitions);
  }
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  return definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return [];
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...spreadIn(operation, fragments)] };
    return [{ name: operation.name?.value ?? '', document }];
  });
}

function spreadIn(
  node: ASTNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (fragment === undefined || found.has(fragment)) return;
      found.add(fragment);
      spreadIn(fragment, fragments, found);
    },
  });
  return found;
}

test('every operation of our own is within the limits', async () => {
  const operations = await ownOperations();
  expect(operations.length).toBeGreaterThan(300);
  expect(operations.flatMap(({ name, document }) => (exceededLimit(document) === null ? [] : [name]))).toEqual([]);
});

test('the introspection of API tools is within the limits', () => {
  expect(
    exceededLimit(parse(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, oneOf: true }))),
  ).toBeNull();
});

/** Fragments that each spread the next one several times. */
function fragmentBomb(levels: number, times: number): string {
  const fragments = Array.from({ length: levels }, (_, level) => {
    const below =
      level + 1 === levels
        ? 'id'
        : Array.from({ length: times }, (_none, index) => `a${index}: problem(id: 1) { ...F${level + 1} }`).join(' ');
    return `fragment F${level} on Query { ${below} }`;
  });
  return `{ ...F0 } ${fragments.join(' ')}`;
}

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

test.each([
  ['aliases', `{ ${many(383, (index) => `a${index}: siteConfig { name }`)} }`],
  ['sameName', `{ ${many(383, () => 'problem(id: 1) { id }')} }`],
  ['rootFields', `{ ${many(documentLimits.rootFields + 1, (index) => `a${index}: siteConfig { name }`)} }`],
  [
    'directives',
    `{ siteConfig { ${many(20, (index) => `a${index}: name @skip(if: false) @include(if: true) @skip(if: false)`)} } }`,
  ],
  ['depth', `${'{ problem(id: 1) '.repeat(30)}{ id }${' }'.repeat(30)}`],
  ['valueDepth', `{ problem(id: ${'['.repeat(40)}${']'.repeat(40)}) { id } }`],
  ['fragments', `{ ...F0 } ${many(60, (index) => `fragment F${index} on Query { siteConfig { name } }`)}`],
  ['spreads', fragmentBomb(12, 4)],
  [
    'fields',
    `{ ${many(19, (index) => `a${index}: siteConfig { ...F }`)} } fragment F on SiteConfig { ${'name '.repeat(29)} }`,
  ],
] as const)('a document above the limit of %s is refused before it is validated', async (limit, query) => {
  expect(exceededLimit(parse(query))).toBe(limit);
  const { status, errors } = await server.graphql(query);
  expect({ status, code: errors?.[0]?.extensions?.['code'], count: errors?.length }).toEqual({
    status: 400,
    code: 'QUERY_TOO_LARGE',
    count: 1,
  });
});

test('validation tells each error of a document within the limits', async () => {
  const { status, errors } = await server.graphql('{ nothing nobody }');
  expect({ status, codes: errors?.map(({ extensions }) => extensions?.['code']) }).toEqual({
    status: 400,
    codes: ['GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_VALIDATION_FAILED'],
  });
});

test('unknown names are not compared with all names of the schema', async () => {
  const { errors } = await server.graphql('query ($name: Strin) { problm(id: 1) { id } }');
  expect(errors?.length).toBeGreaterThan(1);
  expect(errors?.filter(({ message }) => message.includes('Did you mean'))).toEqual([]);
});

test('a query of more characters than any is refused unread', async () => {
  const { errors } = await server.graphql(`{ problem(displayId: "${'x'.repeat(200_000)}") { id } }`);
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('characters'),
    extensions: { code: 'QUERY_TOO_LARGE' },
  });
});
