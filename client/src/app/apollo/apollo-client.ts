import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  type FieldMergeFunction,
  type Reference,
  type StoreObject,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { reportFailure } from '../../lib/failure/failure-store.ts';
import { isForbidden, isNotFound, isPassing, isSiteClosed, isUnauthenticated } from '../../lib/failure/failure.ts';
import { pushedLink } from '../../lib/live/write-pushed.ts';
import { localeStore } from '../../lib/preferences/locale-store.ts';
import { endLostSession } from '../../lib/session/end-session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { ViewerDocument } from '../../lib/session/viewer.generated.ts';
import { createInterfacesLink, keptInterfaces } from './interfaces-link.ts';
import { createSharedRequestLink } from './shared-request-link.ts';
import { createSocketLink } from './socket-link.ts';

/**
 * Makes the GraphQL client of the page: queries and mutations by HTTP, subscriptions by a socket opened when needed.
 */
export function createApolloClient(): ApolloClient {
  const headers = new SetContextLink(({ headers: previous }) => {
    const token = tokenStore.get();
    return {
      headers: {
        ...previous,
        'Accept-Language': localeStore.get(),
        ...(token === null ? {} : { Authorization: token }),
      },
    };
  });
  const http = headers.concat(new BaseHttpLink({ uri: '/graphql', fetch: sessionFetch }));
  const refreshRoles = () =>
    void client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createSocketLink(refreshRoles),
    http,
  );
  const cache = createCache();
  const client: ApolloClient = new ApolloClient({
    link: ApolloLink.from([
      createSharedRequestLink(),
      createFailureLink(refreshRoles),
      createInterfacesLink(cache),
      pushedLink,
      transport,
    ]),
    cache,
    queryDeduplication: false,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
    devtools: { enabled: false },
  });
  return client;
}

/**
 * Where every failure of a request passes: a lost session ends, lost roles are asked anew, of all else the reader is
 * told.
 */
function createFailureLink(refreshRoles: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    // What goes on in the background by itself is tried again by itself: after a sign-out nobody asked for the dialog.
    const isQuiet = operation.getContext()['isQuiet'] === true;
    if (isUnauthenticated(error)) return isQuiet ? undefined : endLostSession(tokenOf(operation));
    if (isForbidden(error)) refreshRoles();
    // What was submitted waits, and the page says so.
    if (operation.getContext()['isKept'] === true && isPassing(error)) return;
    // The page says so in the place of what is missing.
    if (isQuiet || isSiteClosed(error) || (operation.operationType === OperationTypeNode.QUERY && isNotFound(error)))
      return;
    if (operation.operationType !== OperationTypeNode.SUBSCRIPTION)
      reportFailure(error, operation.operationType === OperationTypeNode.MUTATION);
  });
}

/** The token that an operation was sent with; the socket has that of the page. */
function tokenOf(operation: ApolloLink.Operation): string | null {
  if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return tokenStore.get();
  const headers = operation.getContext()['headers'] as Readonly<Record<string, string | undefined>> | undefined;
  return headers?.['Authorization'] ?? null;
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: keptInterfaces,
    typePolicies: {
      // There is one of each.
      Viewer: { keyFields: [] },
      SiteConfig: { keyFields: [] },
      CheckIn: { keyFields: [] },
      // Languages of remote judges have no row, and all the id 0.
      Language: { keyFields: ['key'] },
      // They have no identity of their own: each belongs to the object around it.
      ProblemStatement: { keyFields: false },
      ProblemLanguage: { keyFields: false },
      UserStatistics: { merge: true },
      ProblemStatistics: { merge: true },
      Submission: { fields: { cases: { merge: mergeByPosition }, groups: { merge: mergeByPosition } } },
      SubmissionProgress: { keyFields: ['submissionId'] },
      RemoteJudgeStatus: { keyFields: ['key'] },
      ManagedRemoteJudge: { keyFields: ['key'] },
    },
  });
}

/** A progress message names few fields of each case: they join what the page knows of that case already. */
const mergeByPosition: FieldMergeFunction<readonly (StoreObject | Reference)[] | null> = (
  existing,
  incoming,
  { mergeObjects, readField },
) => {
  if (!incoming || !existing) return incoming;
  const known = new Map(existing.map((item) => [readField('position', item), item]));
  return incoming.map((item) => {
    const before = known.get(readField('position', item));
    return before ? mergeObjects(before, item) : item;
  });
};
