import { maxArgumentDepth } from '@verdict/schema/core/nul-character.plugin.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildJudgeNode } from '../factories/judge.ts';
import { startTestServer, type GraphqlAnswer, type TestServer } from './test-server.ts';

let server: TestServer;
let judgeToken: string;
beforeAll(async () => {
  server = await startTestServer();
  judgeToken = (await buildJudgeNode(server.services)).token;
});
afterAll(() => server.stop());

const register = 'mutation ($registration: JudgeJson!) { registerJudgeNode(registration: $registration) }';

function nested(levels: number): string {
  return `${'['.repeat(levels)}${']'.repeat(levels)}`;
}

/** Sends variables as text: JSON.stringify itself overflows on a deep value. */
async function send(query: string, variables: string, token?: string): Promise<Pick<GraphqlAnswer, 'errors'>> {
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': 'en-US',
    ...(token === undefined ? {} : { Authorization: token }),
  };
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers,
    body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
  });
  return (await response.json()) as Pick<GraphqlAnswer, 'errors'>;
}

function failures(): number {
  return server.logged.filter(({ level }) => Number(level) >= 50).length;
}

describe('input nested 100,000 levels deep', () => {
  test('is refused as bad input to a judge, and logs no failure', async () => {
    const { errors } = await send(register, `{"registration":${nested(100_000)}}`, judgeToken);
    expect(errors?.[0]).toMatchObject({
      message: 'The input is nested too deeply: send it with fewer levels.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(failures()).toBe(0);
  });

  test('is refused for its scope to strangers, before its shape is looked at', async () => {
    const { errors } = await send(register, `{"registration":${nested(100_000)}}`);
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect(failures()).toBe(0);
  });

  test.each([
    ['a list of numbers', 'query ($value: [Int!]!) { contest(id: $value) { id } }'],
    ['an input object', 'mutation ($value: SubmitSolutionInput!) { submitSolution(input: $value) { __typename } }'],
  ])('is refused where %s is expected', async (_where, query) => {
    const { errors } = await send(query, `{"value":${nested(100_000)}}`);
    expect(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED']).toContain(errors?.[0]?.extensions?.['code']);
    expect(failures()).toBe(0);
  });
});

test('scope comes before shape for every call of judges', async () => {
  const { errors } = await server.graphql('mutation { claimJudgeTask(incarnation: "no incarnation") }');
  expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
});

test('the deepest input that is taken reaches the check of its shape', async () => {
  const { errors } = await send(register, `{"registration":${nested(maxArgumentDepth)}}`, judgeToken);
  expect(errors?.[0]?.message).toContain('does not follow the protocol');
});
