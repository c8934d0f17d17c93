import { expect, test } from 'vitest';
import { moveItem, stepItem, stepSection, type Arrangement, type ItemRef } from './arrangement.ts';

const problem = (id: string): ItemRef => ({ kind: 'problem', id });
const step: ItemRef = { kind: 'material', id: '1' };
const list: Arrangement = [
  { sectionId: null, items: [problem('1')] },
  { sectionId: '10', items: [problem('2'), step] },
  { sectionId: '11', items: [] },
];

/** As text: items of each section by their first letter and id. */
function shown(arrangement: Arrangement | null) {
  return arrangement?.map(({ items }) => items.map(({ kind, id }) => `${kind[0]}${id}`).join(' ')) ?? null;
}

test('an item moves within its section and into another one', () => {
  expect(shown(moveItem(list, step, { sectionId: '10', index: 0 }))).toEqual(['p1', 'm1 p2', '']);
  expect(shown(moveItem(list, problem('1'), { sectionId: '10', index: 1 }))).toEqual(['', 'p2 p1 m1', '']);
});

test('a problem and a step of the same id are different items', () => {
  expect(shown(moveItem(list, problem('1'), { sectionId: '11', index: 0 }))).toEqual(['', 'p2 m1', 'p1']);
});

test('steps up and down cross from section to section', () => {
  expect(shown(stepItem(list, step, -1))).toEqual(['p1', 'm1 p2', '']);
  expect(shown(stepItem(list, step, 1))).toEqual(['p1', 'p2', 'm1']);
  expect(shown(stepItem(list, problem('2'), -1))).toEqual(['p1 p2', 'm1', '']);
  expect(shown(stepItem(list, problem('1'), 1))).toEqual(['', 'p1 p2 m1', '']);
  expect(stepItem(list, problem('1'), -1)).toBeNull();
});

test('a section moves with its items, never before those without a section', () => {
  expect(stepSection(list, '11', -1)?.map(({ sectionId }) => sectionId)).toEqual([null, '11', '10']);
  expect(shown(stepSection(list, '10', 1))).toEqual(['p1', '', 'p2 m1']);
  expect([stepSection(list, '10', -1), stepSection(list, '11', 1)]).toEqual([null, null]);
});
