import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { BoardTools, type BoardFilter } from './board-tools.tsx';
import { loaded } from './ghost-samples.ts';
import { PrintBoardPage } from './print-board-page.tsx';

const { board } = loaded([]);
const plain: BoardFilter = { keyword: '', hasStars: true, includesAfterEnd: false, hasVirtual: false, hasMenu: true };
const words = /Contains submissions after the contest/;

/**
 * Renders before a site that answers boards as they are asked for.
 *
 * @returns whether boards with what came after the end
 * were asked for.
 */
async function open(page: ReactNode, address = '/'): Promise<boolean[]> {
  const asked: boolean[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const includesAfterEnd = variables['includesAfterEnd'] === true;
        asked.push(includesAfterEnd);
        observer.next({
          data: {
            contestBoard: {
              __typename: 'ContestBoardSuccess',
              data: { ...board, includesAfterEnd, version: 0, isUnchanged: false, rows: [] },
            },
          },
        });
        observer.complete();
      }),
  );
  // The page waits for its sentences.
  await act(
    async () =>
      void (await renderPage(
        <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>{page}</ApolloProvider>,
        'en-US',
        address,
      )),
  );
  return asked;
}

test.each([
  [plain, '', false],
  [{ ...plain, hasStars: false }, '?stars=false', false],
  [{ ...plain, includesAfterEnd: true }, '?containsEnd=true', true],
  [{ ...plain, hasStars: false, includesAfterEnd: true }, '?stars=false&containsEnd=true', true],
] as const)(
  'the print view holds what the board does, and says so on the paper: %j',
  async (filter, query, includesAfterEnd) => {
    await open(
      <BoardTools
        facts={{ ...board, viewerIsAdmin: true }}
        filter={filter}
        onFilter={() => undefined}
        isOutside={false}
        canReplay={false}
        onUnsealed={() => undefined}
      />,
    );
    const address = screen.getByRole('link', { name: 'Print view' }).getAttribute('href');
    expect(address).toBe(`/contest/1/rank/print${query}`);
    cleanup();
    const asked = await open(<PrintBoardPage contestId={1} groupId={null} />, address ?? '');
    expect(await screen.findByRole('heading', { name: 'Contest' }, { timeout: 10_000 })).toBeTruthy();
    expect(asked).toEqual([includesAfterEnd]);
    expect(screen.queryByText(words) !== null).toBe(includesAfterEnd);
  },
);
