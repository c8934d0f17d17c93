import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { emptyProblem } from '../form/values.ts';
import { useCompileChecker } from './use-compile-checker.ts';

const compileIn = (state: string) => ({
  __typename: 'CheckerCompile',
  id: 'c0ffee',
  state,
  message: null,
  compilerVersion: null,
});

/** A client with the policies of the page's, and a server that gives these answers one after the other. */
function clientOf(answers: readonly Record<string, unknown>[]) {
  const left = [...answers];
  const server = vi.fn(() => of({ data: left.shift() ?? null }));
  const client = new ApolloClient({
    link: new ApolloLink(server),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  return { client, server };
}

const values = emptyProblem('en');
const change = vi.fn();

function Compile() {
  const { run, isCompiling } = useCompileChecker({ values, problemId: null, change });
  return <button onClick={() => void run()}>{isCompiling ? 'compiling' : 'compile'}</button>;
}

test('a compile that takes longer than the server waits is asked for again until it has ended', async () => {
  const { client, server } = clientOf([
    { compileChecker: { __typename: 'CompileCheckerSuccess', data: compileIn('PENDING') } },
    { checkerCompile: compileIn('PENDING') },
    { checkerCompile: compileIn('PENDING') },
    { checkerCompile: compileIn('OK') },
  ]);
  await renderPage(
    <ApolloProvider client={client}>
      <Compile />
    </ApolloProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(server).toHaveBeenCalledTimes(4);
  await screen.findByRole('button', { name: 'compile' });
});
