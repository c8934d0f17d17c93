import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { GroupContext } from '../frame/group-context.ts';
import { rowingClub as group } from '../frame/group-fixture.ts';
import { EndOfOwnership } from './end-of-ownership.tsx';

afterEach(cleanup);

const member = (name: string) => ({
  __typename: 'GroupMember',
  level: 'MEMBER',
  rights: [],
  isOwner: name === 'owner',
  createdAt: group.createdAt,
  updatedAt: group.createdAt,
  invite: null,
  roster: null,
  classes: [],
  user: { __typename: 'User', id: name, username: name, nickname: null, avatarUrl: null },
});
const answers: Readonly<Record<string, object>> = {
  GroupMembers: {
    groupMembers: { __typename: 'GroupMemberPage', total: 3, items: ['owner', 'ann', 'bob'].map(member) },
  },
  OfferGroup: { offerGroup: { __typename: 'OfferGroupSuccess', group } },
};

test('the owner offers the group to another member of a list', async () => {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'OfferGroup') sent.push(variables['input']);
    return new Observable((observer) => {
      observer.next({ data: answers[operationName ?? ''] ?? {} });
      observer.complete();
    });
  });
  await renderPage(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <GroupContext value={group}>
        <EndOfOwnership />
      </GroupContext>
    </ApolloProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Offer the group' }));
  const dialog = within(await screen.findByRole('dialog'));
  const choices = await dialog.findAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ labels }) => labels?.[0]?.textContent.trim())).toEqual(['ann', 'bob']);
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Offer the group' });
  expect(send.disabled).toBe(true);
  fireEvent.click(dialog.getByRole('radio', { name: 'bob' }));
  fireEvent.click(send);
  await vi.waitFor(() => expect(sent).toEqual([{ groupId: '7', userId: 'bob' }]));
});
