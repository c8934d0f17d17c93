import { expect, test } from 'vitest';
import { languageObjects } from './language-object.ts';
import type { LoggedSubmission } from './submission-data.service.ts';

const known = [{ key: 'cpp', name: 'C++' }];
const look = { contest: { sealsAt: null }, depth: 'INSIDE', isSealed: true, viewerTeamId: 7 } as const;
const submission = (languageKey: string, wishes: Partial<LoggedSubmission> = {}): LoggedSubmission => ({
  id: 1,
  teamId: 1,
  problemId: 1,
  languageKey,
  submittedAt: new Date(),
  isUnderSeal: false,
  verdict: null,
  ...wishes,
});
const idsOf = (...args: Parameters<typeof languageObjects>) => languageObjects(...args).map(({ id }) => id);

test('languages of submissions that no judge reported are listed where the submission’s language is visible', () => {
  const submissions = [
    submission('pascal'),
    submission('ada', { isUnderSeal: true }),
    submission('forth', { isUnderSeal: true, teamId: 7 }),
  ];
  expect(idsOf(known, look, submissions)).toEqual(['cpp', 'pascal', 'forth']);
  expect(idsOf(known, { ...look, isSealed: false }, submissions)).toEqual(['cpp', 'pascal', 'ada', 'forth']);
  expect(idsOf(known, { ...look, depth: 'BOARD' }, submissions)).toEqual(['cpp']);
});

test('where there is a seal, something stands for what is not told', () => {
  expect(idsOf(known, { ...look, contest: { sealsAt: new Date() } }, [])).toEqual(['cpp', 'sealed']);
});

test('of a program in a known language nothing else is looked at', () => {
  const read = new Set<PropertyKey>();
  const submissions = Array.from(
    { length: 3 },
    () =>
      new Proxy(submission('cpp'), {
        get: (target, name) => {
          read.add(name);
          return Reflect.get(target, name);
        },
      }),
  );
  languageObjects(known, look, submissions);
  expect([...read]).toEqual(['languageKey']);
});
