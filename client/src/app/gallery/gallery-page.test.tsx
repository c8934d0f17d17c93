import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { GalleryPage } from './gallery-page.tsx';

/** Components without a look of their own. */
const unseen = ['page-body.tsx', 'page-title.tsx', 'verdict-stamp.tsx'];

test('every component directly in components/ is in the gallery', () => {
  const sources = globSync('*-samples.tsx', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  const components = globSync('*.tsx', { cwd: join(import.meta.dirname, '../../components') })
    .map((file) => basename(file))
    .filter((file) => !file.endsWith('.test.tsx') && !unseen.includes(file));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => !sources.some((source) => source.includes(`/components/${file}'`)))).toEqual([]);
});

test('the gallery shows all of its sections', async () => {
  const client = new ApolloClient({ link: new ApolloLink(() => new Observable(() => {})), cache: new InMemoryCache() });
  // Sentences of parts are loaded first.
  await act(() =>
    renderPage(
      <ApolloProvider client={client}>
        <GalleryPage />
      </ApolloProvider>,
    ),
  );
  expect(await screen.findByRole('region', { name: 'Tables' })).toBeTruthy();
  // What samples show that are not of a component directly in components/.
  for (const text of [/binary search/, /Line 2 differs/, /shortest path/])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});
