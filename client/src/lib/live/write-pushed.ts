import { ApolloLink, type ApolloClient, type OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { concatMap, type Observable, of } from 'rxjs';

/** What was pushed last in place of a query's answer, and the how manieth push it was. */
const newest = new Map<string, { readonly data: object; readonly turn: number }>();
let turns = 0;

const keyOf = (name: string | undefined, variables: object) => name + JSON.stringify(variables);

/** By the names of queries: the turn at which their answers of before were told to be old. */
const outdated = new Map<string, number>();
/** An answer may be asked for anew so often, while news keep coming. */
const maxRepeats = 3;

/**
 * On the way of every query. What was pushed meanwhile is given in place of an answer that was asked for before. Where
 * only that something changed was told, an answer from before is asked for anew: Apollo makes one request of two for
 * the same, so who asks because of the news may else be given it.
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

/** Answers of these queries that are still under way are old: something has changed meanwhile. */
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
