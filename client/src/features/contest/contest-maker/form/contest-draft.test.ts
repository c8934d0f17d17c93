import { expect, test } from 'vitest';
import { carriedOver, draftOf, isAsSaved, withDraft } from './contest-draft.ts';
import { emptyContest, newAward, type ContestValues } from './values.ts';

const gold = { name: 'Gold', background: '#e6bf25', color: '#3b2f00', size: '10' };
const typed: ContestValues = {
  ...emptyContest,
  title: 'Cup',
  isSealed: true,
  starUsernames: ['guest'],
  awardKind: 'NUMBER',
  awards: [newAward(gold)],
};

test('what was typed comes back, in rows with keys of their own', () => {
  const back = withDraft(emptyContest, draftOf(typed, emptyContest));
  expect(back).toMatchObject({
    title: 'Cup',
    isSealed: true,
    starUsernames: ['guest'],
    awardKind: 'NUMBER',
    awards: [gold],
  });
  expect(back?.awards[0]?.key).toEqual(expect.any(Number));
  expect(back?.awards[0]?.key).not.toBe(typed.awards[0]?.key);
});

test('a draft holds only what differs from what is saved, and never the password', () => {
  expect(Object.keys(draftOf({ ...emptyContest, title: 'Cup', password: 'secret' }, emptyContest))).toEqual(['title']);
  expect(draftOf({ ...typed, awards: [newAward(gold)] }, typed)).toEqual({});
});

test('a form is as saved until something of it differs, the password too', () => {
  expect(isAsSaved({ ...typed, awards: [newAward(gold)] }, typed)).toBe(true);
  expect(isAsSaved({ ...typed, password: 'secret' }, typed)).toBe(false);
});

test('fields nobody typed into follow what was saved since', () => {
  const draft = draftOf({ ...typed, title: 'Cup 2' }, typed);
  expect(withDraft({ ...typed, description: 'New rules' }, draft)).toMatchObject({
    title: 'Cup 2',
    description: 'New rules',
  });
});

test('nothing comes back of a draft that was saved meanwhile, or that cannot be read', () => {
  expect(withDraft(typed, draftOf(typed, emptyContest))).toBeNull();
  expect(withDraft(emptyContest, {})).toBeNull();
  expect(withDraft(emptyContest, { title: '{', awards: '"none"', isSealed: '1' })).toBeNull();
});

test('a newer state takes what was typed over the older one, the password too, and keeps all else', () => {
  const newer: ContestValues = {
    ...typed,
    endsAt: '2030-05-01T16:00',
    title: 'Their cup',
    awards: [newAward({ ...gold, size: '5' })],
  };
  const mine: ContestValues = { ...typed, title: 'My cup', password: 'secret', awards: [newAward(gold)] };
  expect(carriedOver(mine, typed, newer)).toEqual({ ...newer, title: 'My cup', password: 'secret' });
});
