import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { CaptchaDialog } from './captcha-dialog.tsx';

/** The page around the dialog, which is drawn again at each piece of news. */
function Page() {
  const [news, setNews] = useState(0);
  const [wrongCount, setWrongCount] = useState(0);
  const asked = {
    fault: wrongCount === 0 ? null : 'The captcha is wrong.',
    wrongCount,
    answer: () => setWrongCount(wrongCount + 1),
    giveUp: () => {},
  };
  return (
    <>
      <button type="button" data-testid="news" onClick={() => setNews(news + 1)}>
        {news}
      </button>
      <CaptchaDialog asked={asked} isSending={false} />
    </>
  );
}

test('one wrong answer brings one other picture, and news of the page leaves what is typed', async () => {
  let made = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        made += 1;
        const data = { __typename: 'Captcha', key: `key ${made}`, image: `data:image/png;base64,${made}` };
        observer.next({ data: { createCaptcha: { __typename: 'CreateCaptchaSuccess', data } } });
        observer.complete();
      }),
  );
  await act(() =>
    renderPage(
      <ApolloProvider
        client={new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes: { DomainError: [] } }) })}
      >
        <Suspense>
          <Page />
        </Suspense>
      </ApolloProvider>,
    ),
  );
  const letters = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Captcha' });
  await vi.waitFor(() => expect(made).toBe(1));
  fireEvent.change(letters, { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await vi.waitFor(() => expect([made, letters.value]).toEqual([2, '']));
  fireEvent.change(letters, { target: { value: '3epx' } });
  fireEvent.click(screen.getByTestId('news'));
  expect([screen.getByTestId('news').textContent, made, letters.value]).toEqual(['1', 2, '3epx']);
});
