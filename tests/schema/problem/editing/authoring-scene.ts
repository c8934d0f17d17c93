import type { User } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { buildLiveNode } from '../../../factories/judge.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

/** Starts a server with a judge, a super admin, a problem admin and a plain admin. */
export async function startAuthoring() {
  const server = await startTestServer();
  const { services } = server;
  await buildLiveNode(services);
  return {
    server,
    root: await buildUser(services, { role: 'ROOT' }),
    keeper: await buildUser(services, { role: 'PROBLEM_ADMIN' }),
    admin: await buildUser(services, { role: 'ADMIN' }),
  };
}

/** A problem as its form sends it: ACM, two typed cases. */
export function problemInput(wishes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    displayId: `N${Math.random().toString(36).slice(2, 10)}`,
    type: 'ACM',
    visibility: 'PUBLIC',
    difficulty: 'EASY',
    timeLimitMs: 1_000,
    memoryLimitMb: 256,
    stackLimitMb: 128,
    outputLimitMb: null,
    source: 'A book',
    isCodeShared: true,
    isRemoveEndBlank: true,
    isCaseResultPublished: true,
    ioReadFileName: null,
    ioWriteFileName: null,
    judgeMode: 'DEFAULT',
    judgeCaseMode: 'DEFAULT',
    checker: null,
    languageKeys: ['c', 'cpp'],
    languageFactors: [{ languageKey: 'cpp', timeFactor: 1.5, memoryFactor: null }],
    statements: [statement()],
    samples: [{ input: '1 2', output: '3', interaction: null, explanation: 'one and two' }],
    tags: ['math'],
    userExtraFiles: [],
    judgeExtraFiles: [],
    codeTemplates: [
      { languageKey: 'cpp', prepend: '#include <iostream>', template: '// yours', append: '', isEnabled: true },
    ],
    tests: typedTests([
      { input: '1 2', output: '3' },
      { input: '2 2', output: '4' },
    ]),
    ...wishes,
  };
}

export function statement(wishes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    language: 'en',
    title: 'Sum',
    description: 'Add two numbers.',
    input: 'Two numbers.',
    output: 'Their sum.',
    hint: '',
    ...wishes,
  };
}

/** Cases that were typed, with what is said of them. */
export function typedTests(
  manualCases: readonly { readonly input: string; readonly output: string }[],
  settings: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return { uploadId: null, manualCases, cases: [], groups: [], ...settings };
}

const formFields = /* GraphQL */ `
  id version displayId title type visibility difficulty timeLimitMs memoryLimitMb stackLimitMb outputLimitMb source
  isCodeShared isRemoveEndBlank isCaseResultPublished ioReadFileName ioWriteFileName judgeMode judgeCaseMode
  checker { languageKey convention code } languageKeys languageFactors { languageKey timeFactor memoryFactor }
  statements { language title description input output hint } samples { input output interaction explanation } tags
  userExtraFiles { name content } judgeExtraFiles { name content }
  codeTemplates { languageKey prepend template append isEnabled } testCaseCount testDataVersion isManualCases
  manualCases { name input output score groupNumber } groups { number requires } totalScore viewerCanSave
  viewerCanDelete viewerCanPublish modifierName
`;
const failureFields = `... on DomainError { code message } ... on InvalidInput { fields { path message } }`;

export const createMutation = `mutation Create($groupId: Int, $input: ProblemInput!) {
  createProblem(groupId: $groupId, input: $input) {
    __typename ... on CreateProblemSuccess { data { ${formFields} } } ${failureFields}
  }
}`;
export const updateMutation = /* GraphQL */ `
  mutation Update($id: Int!, $version: Int!, $input: ProblemInput!) {
    updateProblem(id: $id, version: $version, input: $input) {
      __typename ... on UpdateProblemSuccess { data { ${formFields} } } ${failureFields}
      ... on ProblemChanged { modifierName changedAt currentVersion }
    }
  }
`;
export const formQuery = `query Form($id: Int!) { problemForm(id: $id) { ${formFields} } }`;
export const casesQuery = `query Cases($id: Int!) {
  problemCases(id: $id) { total items { id position name inputBytes outputBytes score groupNumber inputUrl } }
}`;

const formSchema = z.looseObject({ id: z.int(), version: z.int(), testDataVersion: z.string(), displayId: z.string() });
export type Form = z.infer<typeof formSchema>;
const answerSchema = z.looseObject({
  __typename: z.string().optional(),
  code: z.string().optional(),
  data: z.unknown().optional(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** Runs an operation of one field as a user; null: signed out. */
export async function askAs(server: TestServer, user: User | null, query: string, variables: Record<string, unknown>) {
  const answer = await server.graphql(query, {
    variables,
    ...(user === null ? {} : { token: await tokenFor(server.services, user) }),
  });
  const [value] = Object.values(answer.data ?? {});
  const errorCode = answer.errors?.[0]?.extensions?.['code'];
  return { ...answerSchema.catch({}).parse(value), value, errorCode, error: answer.errors?.[0]?.message };
}

/** Makes a problem. @throws when it is refused. */
export async function mustCreate(
  server: TestServer,
  user: User,
  wishes: Readonly<Record<string, unknown>> = {},
): Promise<Form> {
  const answer = await askAs(server, user, createMutation, { input: problemInput(wishes) });
  if (answer.data === undefined) throw new Error(JSON.stringify(answer));
  return formSchema.parse(answer.data);
}

/** Saves a problem. @throws when it is refused. */
export async function mustUpdate(
  server: TestServer,
  user: User,
  form: Pick<Form, 'id' | 'version'>,
  input: Record<string, unknown>,
): Promise<Form> {
  const answer = await askAs(server, user, updateMutation, { id: form.id, version: form.version, input });
  if (answer.data === undefined) throw new Error(JSON.stringify(answer));
  return formSchema.parse(answer.data);
}
