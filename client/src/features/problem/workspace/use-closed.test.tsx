import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArchivedPlaceContext } from '../../../components/archive/archived-place.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { useClosed, type ClosableProblem } from './use-closed.ts';

function Closed({ remoteJudge = null }: Partial<ClosableProblem>) {
  return <p>{useClosed({ remoteJudge }) ?? 'open'}</p>;
}

test('nothing is submitted where the group is archived, and it says why', async () => {
  await renderPage(
    <>
      <Closed />
      <ArchivedPlaceContext value>
        <Closed />
      </ArchivedPlaceContext>
    </>,
  );
  expect(screen.getByText('open')).toBeTruthy();
  expect(screen.getByText(/^This group is archived/)).toBeTruthy();
});

test('nothing is submitted to a remote judge that is switched off, and it says why', async () => {
  await renderPage(
    <>
      <Closed remoteJudge={{ name: 'HDU', state: 'DOWN' }} />
      <Closed remoteJudge={{ name: 'POJ', state: 'OFF' }} />
    </>,
  );
  expect(screen.getByText('open')).toBeTruthy();
  expect(screen.getByText(/^POJ is switched off by the admins/)).toBeTruthy();
});
