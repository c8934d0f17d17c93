import { expect, test } from 'vitest';
import type { Text } from '../../../lib/intl/use-text.ts';
import { subtaskNames } from './subtask-names.ts';

const t: Text = ({ id }, values) => [id, ...Object.values(values ?? {})].join(' | ');
const group = (total: number, ...samples: readonly boolean[]) => ({
  total,
  cases: samples.map((isSample) => ({ isSample })),
});

test('subtasks are numbered, and samples without points are none', () => {
  expect(subtaskNames(t, [group(0, true, true), group(30, true), group(70, true, false)])).toEqual([
    'submission.samples',
    'submission.subtask | 1 | 30',
    'submission.subtask | 2 | 70',
  ]);
});
