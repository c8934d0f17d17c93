import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { statusLooks } from '../lib/status/status.ts';
import { renderPage } from '../testing/render-page.tsx';
import { VerdictBadge } from './verdict-badge.tsx';

test('a verdict is a shape and a text', async () => {
  const { container } = await renderPage(<VerdictBadge status={-1} />);
  expect(screen.getByText('Wrong Answer')).toBeTruthy();
  expect(container.querySelector('svg[aria-hidden="true"] path')).not.toBeNull();
});

test('the short form names the verdict in full for screen readers', async () => {
  await renderPage(<VerdictBadge status={0} text="short" />);
  expect(screen.getByText('AC').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Accepted')).toBeTruthy();
});

test('it speaks the language of the page', async () => {
  await renderPage(<VerdictBadge status={1} />, 'zh-CN');
  expect(screen.getByText('\u65f6\u95f4\u8d85\u9650')).toBeTruthy();
});

test('a status we do not know shows as an unknown result', async () => {
  await renderPage(<VerdictBadge status={77} />);
  expect(screen.getByText('Submitted, result unknown')).toBeTruthy();
});

test('no two final verdicts look alike in shape and colour', () => {
  const looks = statusLooks
    .filter(({ isRunning, code }) => !isRunning && code > -10 && code < 10)
    .map(({ shape, tone }) => `${shape} ${tone}`);
  expect(new Set(looks).size).toBe(looks.length);
});
