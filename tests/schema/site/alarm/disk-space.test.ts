import type { DiskState } from '@verdict/schema/core/context.ts';
import { mutationsOnFullDisk } from '@verdict/schema/core/disk-space.plugin.ts';
import { schema } from '@verdict/schema/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { submitMutation } from '../../judging/submission/submission-operations.ts';

let server: TestServer;
let token: string;
let username: string;
beforeAll(async () => {
  server = await startTestServer();
  const user = await buildUser(server.services);
  ({ username } = user);
  token = await tokenFor(server.services, user);
});
afterAll(() => server.stop());

function setDisk(isNearlyFull: boolean): void {
  const state: DiskState = { freeBytes: 5 * 1024 ** 2, usedShare: 0.99, isNearlyFull };
  Object.assign(server.services, { disk: { state } });
}

async function submit(language: 'en-US' | 'zh-CN') {
  const variables = { input: { problemDisplayId: 'none', languageKey: 'cpp', code: 'int main() {}' } };
  const headers = { 'Accept-Language': language };
  const { data, errors } = await server.graphql(submitMutation, { variables, token, headers });
  const error = errors?.[0];
  return { data: data?.['submitSolution'] ?? null, code: error?.extensions?.['code'], message: error?.message };
}

test('on a nearly full disk changes are refused in both languages, queries and sign-in go on', async () => {
  setDisk(true);
  const message = expect.stringContaining('nearly full');
  expect(await submit('en-US')).toEqual({ data: null, code: 'DISK_NEARLY_FULL', message });
  expect((await submit('zh-CN')).message).toContain('磁盘空间即将用尽');
  expect((await server.graphql('{ problems { total } }')).data).toEqual({ problems: { total: 0 } });
  const { data } = await server.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
    variables: { input: { username, password: testPassword } },
  });
  expect(data).toEqual({ signIn: { __typename: 'SignInSuccess' } });
  setDisk(false);
  expect(await submit('en-US')).toMatchObject({ data: { code: 'PROBLEM_NOT_FOUND' } });
});

test('the mutations that work on a full disk exist', () => {
  const known = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(known).toEqual(expect.arrayContaining([...mutationsOnFullDisk]));
});
