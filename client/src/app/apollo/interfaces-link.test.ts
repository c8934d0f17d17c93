import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { possibleTypes } from '../possible-types.generated.ts';
import { createInterfacesLink, keptInterfaces } from './interfaces-link.ts';

test('every interface but that of failures is known from the start', () => {
  const { DomainError: failures, ...others } = possibleTypes;
  expect(failures?.length).toBeGreaterThan(100);
  expect(keptInterfaces).toEqual(others);
});

test('a failure that the first operation of a page meets is matched by its interface', async () => {
  const cache = new InMemoryCache();
  const answers = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { signIn: { __typename: 'WrongCredentials', message: 'Wrong.' } } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link: createInterfacesLink(cache).concat(answers), cache });
  const { data } = await client.query({
    query: gql`
      query {
        signIn {
          __typename
          ... on DomainError {
            message
          }
        }
      }
    `,
  });
  expect(data).toEqual({ signIn: { __typename: 'WrongCredentials', message: 'Wrong.' } });
});
