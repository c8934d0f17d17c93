import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { CaseGrid } from './case-grid.tsx';
import { JudgementRecord } from './judgement-record.tsx';

const record = {
  __typename: 'JudgementRecord',
  judgeName: 'local',
  compilerVersion: 'gcc 12.2.0',
  compileCommand: 'gcc -O2 main.c',
  runCommand: './main',
  compileMs: 71,
  isCompileCached: true,
  dataSha256: 'd'.repeat(64),
  checkerSha256: null,
} as const;

test('an admin reads what it was judged with, and that the compile was kept', async () => {
  await renderPage(<JudgementRecord submission={{ __typename: 'Submission', id: 1, failures: [], record }} />);
  expect(screen.getByRole('heading', { name: 'How it was judged' })).toBeTruthy();
  for (const text of ['gcc 12.2.0', 'gcc -O2 main.c', './main', '71 ms (kept from an earlier compile)', 'd'.repeat(64)])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText('Checker')).toBeNull();
  expect(screen.queryByText('Attempts that failed')).toBeNull();
});

test('an admin reads which attempts failed before, where and why', async () => {
  const failure = {
    __typename: 'JudgingAttemptFailure',
    attempt: 2,
    judgeName: 'east',
    cause: 'the disk is full',
    at: new Date().toISOString(),
  } as const;
  await renderPage(
    <JudgementRecord submission={{ __typename: 'Submission', id: 1, failures: [failure], record: null }} />,
    'zh-CN',
  );
  for (const text of ['失败的尝试', '第 2 次', 'east', 'the disk is full']) expect(screen.getByText(text)).toBeTruthy();
});

test('others see nothing of it', async () => {
  const { container } = await renderPage(
    <JudgementRecord submission={{ __typename: 'Submission', id: 1, failures: null, record: null }} />,
  );
  expect(container.textContent).toBe('');
});

test('a case that was run several times tells how far its times lie apart; one run tells nothing', async () => {
  const one = {
    __typename: 'CaseResult',
    position: 1,
    name: '#1',
    isSample: false,
    status: 0,
    timeMs: 950,
    memoryKb: 1_024,
    score: null,
    message: null,
    judgeMessage: null,
  } as const;
  await renderPage(
    <CaseGrid
      cases={[
        { ...one, runsMs: [1_040, 950, 1_000] },
        { ...one, position: 2, runsMs: [] },
        { ...one, position: 3, runsMs: null },
      ]}
    />,
  );
  expect(screen.getAllByText(/runs/).map(({ textContent }) => textContent)).toEqual(['950–1040 ms, 3 runs']);
});
