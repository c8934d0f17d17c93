import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenStore } from '../../../../lib/session/token-store.ts';
import { ViewerDocument } from '../../../../lib/session/viewer.generated.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { ContestContext } from './contest-context.ts';
import type { ContestFrame_ContestFragment } from './contest-frame.generated.ts';
import { SettingsLink } from './settings-link.tsx';

beforeEach(() => tokenStore.set('a token'));
afterEach(() => {
  cleanup();
  tokenStore.set(null);
});

test('who keeps the contest and may manage the site is led to its form', async () => {
  await show({ viewerIsAdmin: true, isAdmin: true });
  expect(screen.getByRole('link', { name: 'Contest settings' }).getAttribute('href')).toBe('/admin/contest/7/edit');
});

test('who keeps a contest of a group is led to its form in the group', async () => {
  await show({ viewerIsAdmin: true, isAdmin: false, groupId: 3 });
  const link = screen.getByRole('link', { name: 'Contest settings' });
  expect(link.getAttribute('href')).toBe('/group/3/contest-admin/7/edit');
});

test('site admins in contests of others, and authors who do not manage the site, see no settings link', async () => {
  await show({ viewerIsAdmin: false, isAdmin: true });
  await show({ viewerIsAdmin: true, isAdmin: false });
  expect(screen.queryByRole('link')).toBeNull();
});

interface Looker {
  readonly viewerIsAdmin: boolean;
  readonly isAdmin: boolean;
  readonly groupId?: number;
}

async function show({ viewerIsAdmin, isAdmin, groupId }: Looker) {
  const client = new ApolloClient({ link: new ApolloLink(() => new Observable(() => {})), cache: new InMemoryCache() });
  client.writeQuery({
    query: ViewerDocument,
    data: {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        role: isAdmin ? 'ADMIN' : 'USER',
        canSubmit: true,
        isAdmin,
        isSuperAdmin: false,
        siteActs: [],
        user: null,
      },
    },
  });
  // Of the contest no more is looked at here.
  const contest = { id: 7, viewerIsAdmin, groupId: groupId ?? null } as ContestFrame_ContestFragment;
  await renderPage(
    <ApolloProvider client={client}>
      <ContestContext value={{ contest, status: 'RUNNING', virtual: null, askAgain: () => {} }}>
        <SettingsLink />
      </ContestContext>
    </ApolloProvider>,
  );
}
