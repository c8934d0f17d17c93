import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiTokenFor } from '../../../factories/api-token.ts';
import { buildUser, testPassword } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import * as operations from './factor-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('API tokens cannot use passkeys, second factors or identity providers', async () => {
  const token = await apiTokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }), [
    'READ',
    'SUBMIT',
    'ACCOUNT',
    'ADMIN',
  ]);
  const asked: readonly (readonly [string, Record<string, unknown>?])[] = [
    [operations.secondFactorQuery],
    [operations.passkeysQuery],
    [operations.linkedIdentitiesQuery],
    [operations.startTotpMutation, { currentPassword: testPassword }],
    [operations.confirmTotpMutation, { code: '000000' }],
    [operations.turnOffTotpMutation, { input: { currentPassword: testPassword, code: '000000' } }],
    [operations.renewRecoveryCodesMutation, { input: { currentPassword: testPassword, code: '000000' } }],
    [operations.startPasskeyMutation, { currentPassword: testPassword }],
    [operations.addPasskeyMutation, { input: { name: 'x', response: '{}' } }],
    [operations.renamePasskeyMutation, { id: 1, name: 'x' }],
    [operations.removePasskeyMutation, { id: 1 }],
    [operations.linkIdentityMutation, { input: { ticket: 'x', binding: 'x', currentPassword: testPassword } }],
    [operations.unlinkIdentityMutation, { id: 1 }],
    [operations.startPasskeySignInMutation],
    [operations.signInWithPasskeyMutation, { response: '{}' }],
    [operations.signInWithSecondFactorMutation, { input: { ticket: 'x', code: '000000' } }],
    [operations.signInWithProviderMutation, { input: { ticket: 'x', binding: 'x' } }],
  ];
  for (const [query, variables = {}] of asked) {
    const { errors } = await server.graphql(query, { token, variables });
    expect(errors?.[0]?.extensions, query).toMatchObject({ code: 'TOKEN_SCOPE_MISSING' });
  }
});
