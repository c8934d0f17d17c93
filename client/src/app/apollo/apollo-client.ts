import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, type FieldMergeFunction, type Reference, type StoreObject } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { SetContextLink } from '@apollo/client/link/context';
import { OperationTypeNode } from 'graphql';
import { localeStore } from '../../lib/preferences/locale-store.ts';
import { endLostSession } from '../../lib/session/end-session.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { possibleTypes } from '../possible-types.generated.ts';
import { sessionFetch } from './session-fetch.ts';
import { createSocketLink } from './socket-link.ts';

/** Makes the GraphQL client of the page: queries and mutations by HTTP, subscriptions by a socket opened when needed. */
export function createApolloClient(): ApolloClient {
  const headers = new SetContextLink(({ headers: previous }) => {
    const token = tokenStore.get();
    return { headers: { ...previous, 'Accept-Language': localeStore.get(), ...(token === null ? {} : { Authorization: token }) } };
  });
  const http = headers.concat(new HttpLink({ uri: '/graphql', fetch: sessionFetch }));
  const transport = ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, createSocketLink(), http);
  return new ApolloClient({
    link: ApolloLink.from([createLostSessionLink(), transport]),
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
    devtools: { enabled: false },
  });
}

/** Notices that the server asks to sign in. */
function createLostSessionLink(): ApolloLink {
  return new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    if (error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) endLostSession();
  });
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // There is one of each.
      Viewer: { keyFields: [] },
      SiteConfig: { keyFields: [] },
      CheckIn: { keyFields: [] },
      // They have no identity of their own: each belongs to the object around it.
      ProblemStatement: { keyFields: false },
      ProblemLanguage: { keyFields: false },
      UserStatistics: { merge: true },
      ProblemStatistics: { merge: true },
      Submission: { fields: { cases: { merge: mergeByPosition }, groups: { merge: mergeByPosition } } },
      SubmissionProgress: { keyFields: ['submissionId'] },
    },
  });
}

/** A progress message names few fields of each case: they join what the page knows of that case already. */
const mergeByPosition: FieldMergeFunction<readonly (StoreObject | Reference)[] | null> = (existing, incoming, { mergeObjects, readField }) => {
  if (!incoming || !existing) return incoming;
  const known = new Map(existing.map((item) => [readField('position', item), item]));
  return incoming.map((item) => {
    const before = known.get(readField('position', item));
    return before ? mergeObjects(before, item) : item;
  });
};
