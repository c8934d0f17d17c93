import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Status } from '@verdict/judge/protocol/status.ts';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { CaseList } from './case-list.tsx';
import type { CaseCard_CaseFragment } from './submission-page.generated.ts';

const caseOf = (position: number, status: number = Status.ACCEPTED): CaseCard_CaseFragment => ({
  __typename: 'CaseResult',
  position,
  name: `#${position}`,
  isSample: false,
  status,
  timeMs: position,
  memoryKb: 2048,
  score: null,
  message: null,
  judgeMessage: null,
  runsMs: null,
});

test('cases that were not run are one line', async () => {
  const cases = [caseOf(1, Status.WRONG_ANSWER), caseOf(2, Status.CANCELLED), caseOf(3, Status.CANCELLED)];
  await renderPage(<CaseList cases={cases} isCompact={false} />);
  expect(screen.getByText('2 cases not run')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('arrows walk the cells of many cases, and the focused one shows its card', async () => {
  const cases = Array.from({ length: 20 }, (_, index) => caseOf(index + 1, index === 4 ? Status.WRONG_ANSWER : 0));
  await renderPage(<CaseList cases={cases} isCompact />);
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Case 5: Wrong Answer, 5 ms, 2.0 MB');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Case 6: Accepted, 6 ms, 2.0 MB');
  expect(screen.getByRole('listitem').textContent).toContain('Case 6');
});
