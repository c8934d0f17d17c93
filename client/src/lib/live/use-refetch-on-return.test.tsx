import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRefetchOnReturn } from './use-refetch-on-return.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const names = ['Ticks'];
const query = gql`
  query Ticks {
    ticks
  }
`;

function Ticks() {
  useRefetchOnReturn(names);
  const { data } = useQuery<{ readonly ticks: number }>(query);
  return <p>{data?.ticks}</p>;
}

test('a tab that is shown again asks for what it shows, one that is hidden does not', async () => {
  let ticks = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        ticks += 1;
        observer.next({ data: { ticks } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Ticks />
    </ApolloProvider>,
  );
  await screen.findByText('1');
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('2');
  expect(ticks).toBe(2);
});
