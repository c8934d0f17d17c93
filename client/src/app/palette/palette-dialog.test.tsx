import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { typeAhead } from '../../lib/keyboard/palette-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PaletteDialog } from './palette-dialog.tsx';
import type { PaletteEntry } from './palette-entry.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const pages = ['Contests', 'Groups'].map((label) => ({
  id: label,
  kind: 'page' as const,
  label,
  note: '',
  go: `/${label.toLowerCase()}`,
  words: '',
}));
const offers: readonly PaletteEntry[] = pages;

const found = (titles: readonly string[]) => ({
  __typename: 'SearchResults',
  problems: titles.map((title) => ({
    __typename: 'Problem',
    displayId: title,
    title,
    groupId: null,
    bankState: 'NONE',
    sharedFrom: null,
  })),
  contests: [],
  trainings: [],
  users: [],
  groups: [],
  discussions: [],
});

interface Asked {
  readonly text: unknown;
  readonly answer: (titles: readonly string[]) => void;
  readonly fail: () => void;
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** Shows the palette for a server that answers when it is told to. @returns what it was asked so far. */
async function renderPalette(): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push({
          text: variables['text'],
          answer: (titles) => {
            observer.next({ data: { search: found(titles) } });
            observer.complete();
          },
          fail: () => observer.error(new TypeError('no way')),
        });
      }),
  );
  await renderPage(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <PaletteDialog offers={offers} foundOnly={[]} onClose={() => undefined} />
      <Address />
    </ApolloProvider>,
  );
  return asked;
}

const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const address = () => screen.getByText(/^\//).textContent;

test('one question is asked for a text, and what is said of an earlier one is dropped', async () => {
  const asked = await renderPalette();
  await userEvent.type(field(), 'zig');
  await expect.poll(() => asked.map(({ text }) => text)).toEqual(['zig']);
  await userEvent.type(field(), 'zag');
  await expect.poll(() => asked.map(({ text }) => text)).toEqual(['zig', 'zigzag']);
  asked[1]?.answer(['zigzag']);
  await expect.poll(options).toEqual(['zigzagzigzag']);
  asked[0]?.answer(['zig']);
  await userEvent.type(field(), ' ');
  expect(options()).toEqual(['zigzagzigzag']);
});

test('what is known here is found at once; Enter goes to the first, arrows to others', async () => {
  await renderPalette();
  await userEvent.type(field(), '{ArrowDown}{Enter}');
  await expect.poll(address).toBe('/groups');
  await userEvent.type(field(), 'cont{Enter}');
  await expect.poll(address).toBe('/contests');
});

test('Enter before the answer goes to what the answer has first', async () => {
  const asked = await renderPalette();
  await userEvent.type(field(), 'P1{Enter}');
  await expect.poll(() => asked).toHaveLength(1);
  expect(address()).toBe('/');
  asked[0]?.answer(['P1', 'P10']);
  await expect.poll(address).toBe('/problem/P1');
});

test('a failed search says so and can be tried again', async () => {
  const asked = await renderPalette();
  await userEvent.type(field(), 'P1');
  await expect.poll(() => asked).toHaveLength(1);
  asked[0]?.fail();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.answer([]);
  expect(await screen.findByText('Nothing found for “P1”')).toBeDefined();
});

test('letters that were typed before the field was there are in it', async () => {
  for (const letter of 'gro') typeAhead(letter);
  await renderPalette();
  expect(await screen.findByDisplayValue('gro')).toBeTruthy();
});
