import { ApolloLink, type ApolloClient, type OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { concatMap, type Observable, of } from 'rxjs';

/** What was pushed last in place of a query's answer, and the how manieth push it was. */
const newest = new Map<string, { readonly data: object; readonly turn: number }>();
let turns = 0;

const keyOf = (name: string | undefined, variables: object) => name + JSON.stringify(variables);

/** By the name of a query: the turn from which its earlier answers are out of date. */
const outdated = new Map<string, number>();
/** A request is repeated at most this often, while further changes come in. */
const maxRepeats = 3;

/**
 * Every query passes here. Data that was pushed after the request takes the place of its answer. After a message that
 * says only that something changed, a request that was already running is repeated: Apollo merges equal requests, so a
 * refetch because of the message could get its old answer.
 */
export const pushedLink = new ApolloLink((operation, forward) => askFresh(operation, forward, maxRepeats));

function askFresh(
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
  repeats: number,
): Observable<ApolloLink.Result> {
  const askedAt = turns;
  const { operationName, variables } = operation;
  return forward(operation).pipe(
    concatMap((answer) => {
      if (answer.errors?.length) return of(answer);
      const pushed = newest.get(keyOf(operationName, variables));
      if (pushed !== undefined && pushed.turn > askedAt) return of({ data: pushed.data });
      const isOld = (outdated.get(operationName ?? '') ?? 0) > askedAt;
      return isOld && repeats > 0 ? askFresh(operation, forward, repeats - 1) : of(answer);
    }),
  );
}

/** Something changed: requests for these queries that are running now are repeated. */
export function outdate(names: readonly string[]): void {
  turns += 1;
  for (const name of names) outdated.set(name, turns);
}

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
