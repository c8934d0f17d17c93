import { ApolloLink, type Observable } from '@apollo/client';
import { canonicalStringify, print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { finalize, shareReplay, tap } from 'rxjs';

/**
 * Equal queries that run at the same time share one request. None joins a request from before the end of a mutation, as
 * Apollo's own deduplication would: the answer may be of before the mutation, and the page would go on showing it.
 */
export function createSharedRequestLink(): ApolloLink {
  let running = new Map<string, Observable<ApolloLink.Result>>();
  const leave = () => {
    running = new Map();
  };
  return new ApolloLink((operation, forward) => {
    const { operationType, query, variables } = operation;
    if (operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
    if (operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(tap({ next: leave, error: leave }));
    const requests = running;
    const key = print(query) + canonicalStringify(variables);
    const request =
      requests.get(key) ??
      forward(operation).pipe(
        finalize(() => requests.delete(key)),
        shareReplay({ bufferSize: 1, refCount: true }),
      );
    requests.set(key, request);
    return request;
  });
}
