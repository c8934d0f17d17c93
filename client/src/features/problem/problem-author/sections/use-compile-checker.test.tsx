import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createApolloClient } from '../../../../app/apollo/apollo-client.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { emptyProblem } from '../form/values.ts';
import { useCompileChecker } from './use-compile-checker.ts';

afterEach(() => void vi.unstubAllGlobals());

const compileIn = (state: string) => ({
  __typename: 'CheckerCompile',
  id: 'c0ffee',
  state,
  message: null,
  compilerVersion: null,
});

/** Answers of the server, one after the other. */
function answerWith(answers: readonly object[]) {
  const left = [...answers];
  const fetch = vi.fn(() => Promise.resolve(Response.json({ data: left.shift() })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const values = emptyProblem('en');
const change = vi.fn();

function Compile() {
  const { run, isCompiling } = useCompileChecker({ values, problemId: null, change });
  return <button onClick={() => void run()}>{isCompiling ? 'compiling' : 'compile'}</button>;
}

test('a compile that takes longer than the server waits is asked for again until it has ended', async () => {
  const fetch = answerWith([
    { compileChecker: { __typename: 'CompileCheckerSuccess', data: compileIn('PENDING') } },
    { checkerCompile: compileIn('PENDING') },
    { checkerCompile: compileIn('PENDING') },
    { checkerCompile: compileIn('OK') },
  ]);
  await renderPage(
    <ApolloProvider client={createApolloClient()}>
      <Compile />
    </ApolloProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(fetch).toHaveBeenCalledTimes(4);
  await screen.findByRole('button', { name: 'compile' });
});
