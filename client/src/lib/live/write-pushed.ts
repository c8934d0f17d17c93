import { ApolloLink, type ApolloClient, type OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { map } from 'rxjs';

/** What was pushed last in place of a query's answer, and the how manieth push it was. */
const newest = new Map<string, { readonly data: object; readonly turn: number }>();
let turns = 0;

const keyOf = (name: string | undefined, variables: object) => name + JSON.stringify(variables);

/** Gives what was pushed meanwhile in place of an answer that was asked for before: on the way of every query. */
export const pushedLink = new ApolloLink((operation, forward) => {
  const askedAt = turns;
  return forward(operation).pipe(
    map((answer) => {
      const pushed = newest.get(keyOf(operation.operationName, operation.variables));
      return pushed !== undefined && pushed.turn > askedAt && !answer.errors?.length ? { data: pushed.data } : answer;
    }),
  );
});

/**
 * Puts what was pushed where the answer of a query is; an answer of it that is still under way is older, and does not
 * take its place.
 */
export function writePushed<Data extends object, Variables extends OperationVariables>(
  client: ApolloClient,
  {
    query,
    variables,
    data,
  }: { readonly query: TypedDocumentNode<Data, Variables>; readonly variables: Variables; readonly data: Data },
): void {
  client.writeQuery<Data, Variables>({ query, variables, data });
  const [operation] = query.definitions;
  newest.set(keyOf(operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined, variables), {
    data,
    turn: ++turns,
  });
}
