import { screen } from '@testing-library/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { JudgeProgress } from './judge-progress.tsx';

test.each([
  ['en-US', 90, 'In the queue, 3 before you · about 90 sec to wait'],
  ['zh-CN', 240, '排队中，前面还有 3 个 · 预计等待约 4分钟'],
] as const)('who waits sees the place and how long it will take, in %s', async (locale, expectedWaitSeconds, words) => {
  await renderPage(
    <JudgeProgress
      status={Status.PENDING}
      queuePosition={3}
      expectedWaitSeconds={expectedWaitSeconds}
      casesDone={0}
      casesTotal={0}
    />,
    locale,
  );
  expect(screen.getByText(words)).toBeDefined();
});

test.each([
  ['en-US', 'Waiting for a judge, none is available now · In the queue, 3 before you'],
  ['zh-CN', '等待评测机，目前没有可用的评测机 · 排队中，前面还有 3 个'],
] as const)('without a judge it says so, in %s', async (locale, words) => {
  await renderPage(
    <JudgeProgress status={Status.PENDING} queuePosition={3} expectedWaitSeconds={null} casesDone={0} casesTotal={0} />,
    locale,
  );
  expect(screen.getByText(words)).toBeDefined();
});

test('without a judge the first in the queue is not said to be next', async () => {
  await renderPage(
    <JudgeProgress status={Status.PENDING} queuePosition={0} expectedWaitSeconds={null} casesDone={0} casesTotal={0} />,
  );
  expect(screen.getByText('Waiting for a judge, none is available now')).toBeDefined();
});

test('no time is named when it is zero', async () => {
  await renderPage(
    <JudgeProgress status={Status.PENDING} queuePosition={0} expectedWaitSeconds={0} casesDone={0} casesTotal={0} />,
  );
  expect(screen.getByText('In the queue, next')).toBeDefined();
});
