import { expect, test } from 'vitest';
import type { ClarificationRow_ClarificationFragment } from './clarifications.generated.ts';
import { withWriting } from './with-writing.ts';

function question(id: number, answer: string | null = null): ClarificationRow_ClarificationFragment {
  return {
    __typename: 'Clarification',
    id,
    problemDisplayId: null,
    problemTitle: null,
    question: `Question ${id}`,
    askedAt: '2026-11-22T01:00:00.000Z',
    askerName: 'asker',
    isMine: false,
    isPublic: false,
    status: answer === null ? 'OPEN' : 'ANSWERED',
    answer,
    answeredAt: answer === null ? null : '2026-11-22T01:10:00.000Z',
    answererName: answer === null ? null : 'colleague',
  };
}

test('a page is as it came while nothing else is being answered', () => {
  const items = [question(3), question(2)];
  expect(withWriting(items, { writing: [], newest: items })).toBe(items);
  expect(withWriting(items, { writing: [question(2)], newest: items })).toBe(items);
});

test('a question that newer ones have pushed off the page stays in its place while it is being answered', () => {
  expect(
    withWriting([question(9), question(4)], { writing: [question(6), question(1)], newest: [] }).map(({ id }) => id),
  ).toEqual([9, 6, 4, 1]);
});

test('a question that a colleague has answered stays with that answer', () => {
  expect(withWriting([question(9)], { writing: [question(6)], newest: [question(9), question(6, 'Yes.')] })).toEqual([
    question(9),
    question(6, 'Yes.'),
  ]);
});
