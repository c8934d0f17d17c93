import { Status } from '@verdict/judge/protocol/status.ts';
import { expect, test } from 'vitest';
import { chosenPrograms, type ComparableSubmission } from './chosen-programs.ts';

const submission = (id: number, wishes: Partial<ComparableSubmission> = {}): ComparableSubmission => ({
  id,
  participantId: 1,
  languageKey: 'cpp',
  status: Status.WRONG_ANSWER,
  score: null,
  ...wishes,
});
const ids = (submissions: readonly ComparableSubmission[]) => chosenPrograms(submissions).map(({ id }) => id);

test('of each participant and family the last accepted program is compared', () => {
  expect(
    ids([
      submission(1, { status: Status.ACCEPTED }),
      submission(2, { status: Status.ACCEPTED, languageKey: 'c' }),
      submission(3),
      submission(4, { languageKey: 'python3' }),
      submission(5, { participantId: 2 }),
    ]),
  ).toEqual([2, 4, 5]);
});

test('where none is accepted, the last of those with the most points', () => {
  expect(
    ids([
      submission(1, { score: 40 }),
      submission(2, { score: 70 }),
      submission(3, { score: 70 }),
      submission(4, { score: 10 }),
    ]),
  ).toEqual([3]);
  expect(ids([submission(1), submission(2)])).toEqual([2]);
});

test('what does not compile or has no verdict is not compared', () => {
  expect(
    ids([
      submission(1, { status: Status.COMPILE_ERROR }),
      submission(2, { status: Status.PENDING }),
      submission(3, { status: Status.CANCELLED }),
    ]),
  ).toEqual([]);
});
