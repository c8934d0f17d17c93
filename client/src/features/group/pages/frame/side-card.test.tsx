import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { GroupContext } from './group-context.ts';
import { rowingClub } from './group-fixture.ts';
import type { GroupFrame_GroupFragment } from './group-frame.generated.ts';
import { SideCard } from './side-card.tsx';

afterEach(cleanup);

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const outsider: Partial<GroupFrame_GroupFragment> = { viewerIsOwner: false, viewerLevel: 'NONE' };

function show(over: Partial<GroupFrame_GroupFragment>) {
  return renderPage(
    <ApolloProvider client={client}>
      <GroupContext value={{ ...rowingClub, ...over }}>
        <SideCard />
      </GroupContext>
    </ApolloProvider>,
  );
}

test('super admins are led to the management of a group that they are no member of, and may still join', async () => {
  await show(outsider);
  expect(screen.getByRole('link', { name: 'Manage the group' }).getAttribute('href')).toBe('/group/7/setting');
  expect(screen.getByRole('button', { name: 'Join' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'View as member' })).toBeNull();
});

test('others are offered to join alone', async () => {
  await show({
    ...outsider,
    viewerCanEnter: false,
    viewerCanAdmit: false,
    viewerCanEdit: false,
    viewerCanDisband: false,
    viewerCanArchive: false,
  });
  expect(screen.getByRole('button', { name: 'Join' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Manage the group' })).toBeNull();
});
