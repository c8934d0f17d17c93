import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArchivedPlaceContext } from '../../../components/archive/archived-place.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { useClosed } from './use-closed.ts';

function Closed() {
  return <p>{useClosed() ?? 'open'}</p>;
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
