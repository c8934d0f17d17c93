import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { plugin } from './hooks-plugin.ts';

const schema = buildSchema('type Query { now: String! }');

async function emit(source: string): Promise<string> {
  const result = await plugin(schema, [{ location: 'page.graphql', document: parse(source) }], {});
  return typeof result === 'string' ? result : [...(result.prepend ?? []), result.content].join('\n');
}

test('a query becomes a hook and a lazy hook', async () => {
  const code = await emit('query ProblemList { now }');
  expect(code).toContain("import { useLazyQuery, useQuery } from '@apollo/client/react';");
  expect(code).toContain(
    'export function useProblemListQuery(options?: useQuery.Options<ProblemListQuery, ProblemListQueryVariables>)',
  );
  expect(code).toContain(
    'return useQuery<ProblemListQuery, ProblemListQueryVariables>(ProblemListDocument, options ?? {});',
  );
  expect(code).toContain('export function useLazyProblemListQuery(');
});

test('a query with a required variable asks for its options', async () => {
  const code = await emit('query Problem($id: Int!) { now }');
  expect(code).toContain(
    'export function useProblemQuery(options: useQuery.Options<ProblemQuery, ProblemQueryVariables>)',
  );
});

test('a required variable with a default leaves the options optional', async () => {
  expect(await emit('query Problems($size: Int! = 30) { now }')).toContain('useProblemsQuery(options?:');
});

test('mutations and subscriptions become hooks of their own', async () => {
  const code = await emit('mutation signOut { now } subscription Progress($id: Int!) { now }');
  expect(code).toContain(
    'export function useSignOutMutation(options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>)',
  );
  expect(code).toContain('export function useProgressSubscription(options: useSubscription.Options<');
  expect(code).not.toContain('useQuery');
});

test('a file with fragments alone gets no imports', async () => {
  expect(await emit('fragment Clock_query on Query { now }')).toBe('');
});

test('an operation without a name is an error that names the file', async () => {
  await expect(emit('{ now }')).rejects.toThrow('page.graphql');
});
