import type { DomainNames } from './names.ts';

/** The test of a new domain: who may read and write what, and what bad input does. */
export function domainTest({ camel, pascal, plural, upper, words }: DomainNames): string {
  return `import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs, everyRole } from '../../core/settings/site-operations.ts';

let server: TestServer;
let admin: User;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildUser(server.services, { role: 'ADMIN' });
});
afterAll(() => server.stop());
beforeEach(() => server.services.db.${camel}.deleteMany());

const failure = '__typename ... on DomainError { code } ... on InvalidInput { fields { path } }';
const admins = ['PROBLEM_ADMIN', 'ADMIN', 'ROOT'];

interface Creation {
  readonly isVisible?: boolean;
  /** Null: signed out. */
  readonly user?: User | null;
}

async function create(name: string, { isVisible = true, user = admin }: Creation = {}) {
  const text = \`mutation ($input: ${pascal}Input!) {
    create${pascal}(input: $input) { \${failure} ... on Create${pascal}Success { data { id } } }
  }\`;
  return askAs(server, user, text, { input: { name, isVisible } });
}

async function update(id: number, name: string) {
  const text = \`mutation ($id: Int!, $input: ${pascal}Input!) {
    update${pascal}(id: $id, input: $input) { \${failure} ... on Update${pascal}Success { data { id name } } }
  }\`;
  return (await askAs(server, admin, text, { id, input: { name, isVisible: true } })).data;
}

function remove(id: number, user: User | null = admin) {
  return askAs(server, user, \`mutation { delete${pascal}(id: \${id}) { __typename } }\`);
}

async function idOf(name: string): Promise<number> {
  const { id } = await server.services.db.${camel}.findUniqueOrThrow({ where: { name } });
  return id;
}

test('only admins write', async () => {
  for (const [role, user] of await everyRole(server)) {
    const created = await create(\`By \${role}\`, { user });
    const removed = await remove(0, user);
    if (admins.includes(role)) {
      expect(created.data, role).toMatchObject({ create${pascal}: { data: { id: expect.any(Number) } } });
      expect(removed.data, role).toMatchObject({ delete${pascal}: { __typename: '${pascal}NotFound' } });
    } else {
      const code = role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      for (const { errors } of [created, removed]) expect(errors?.[0], role).toMatchObject({ extensions: { code } });
    }
  }
});

test('only admins find a hidden ${words}, by list and by id', async () => {
  await create('Shown');
  await create('Hidden', { isVisible: false });
  const id = await idOf('Hidden');
  for (const [role, user] of await everyRole(server)) {
    const query = \`{ ${plural} { total items { name } } ${camel}(id: \${id}) { name } }\`;
    const { data } = await askAs(server, user, query);
    expect(data, role).toEqual(
      admins.includes(role)
        ? { ${plural}: { total: 2, items: [{ name: 'Hidden' }, { name: 'Shown' }] }, ${camel}: { name: 'Hidden' } }
        : { ${plural}: { total: 1, items: [{ name: 'Shown' }] }, ${camel}: null },
    );
  }
});

test('a ${words} is renamed and deleted', async () => {
  await create('Old');
  const id = await idOf('Old');
  expect(await update(id, ' New ')).toMatchObject({ update${pascal}: { data: { id, name: 'New' } } });
  await remove(id);
  expect(await update(id, 'Newer')).toMatchObject({ update${pascal}: { code: '${upper}_NOT_FOUND' } });
});

test('a name that is taken or empty is refused, and nothing is written', async () => {
  await create('Taken');
  await create('Other');
  expect((await create('Taken')).data).toMatchObject({ create${pascal}: { __typename: '${pascal}NameTaken' } });
  expect(await update(await idOf('Other'), 'Taken')).toMatchObject({
    update${pascal}: { __typename: '${pascal}NameTaken' },
  });
  expect((await create(' ')).data).toMatchObject({ create${pascal}: { fields: [{ path: 'name' }] } });
  expect(await server.services.db.${camel}.count()).toBe(2);
});
`;
}
