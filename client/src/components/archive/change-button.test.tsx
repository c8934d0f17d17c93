import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ArchivedPlaceContext } from './archived-place.ts';
import { ChangeButton } from './change-button.tsx';

test('nothing is saved in an archived group', async () => {
  await renderPage(
    <>
      <ChangeButton>Save here</ChangeButton>
      <ArchivedPlaceContext value>
        <ChangeButton disabled={false}>Save there</ChangeButton>
      </ArchivedPlaceContext>
    </>,
  );
  const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect([isDisabled('Save here'), isDisabled('Save there')]).toEqual([false, true]);
});
