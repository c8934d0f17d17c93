import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasCircle, planProgress, urgencyOf, type PlanItem, type PlanSection } from './plan-state.ts';

const section = (id: number, wishes: Partial<PlanSection> = {}): PlanSection => ({
  id,
  needed: null,
  requiredIds: [],
  isOpened: false,
  ...wishes,
});
const item = (sectionId: number | null, isDone: boolean, isOptional = false): PlanItem => ({
  sectionId,
  isDone,
  isOptional,
});

describe('a section', () => {
  test('is done when all but its optional items are', () => {
    const items = [item(1, true), item(1, false, true), item(2, true, true), item(2, false)];
    const progress = planProgress([section(1), section(2)], items);
    expect(progress.get(1)).toEqual({ itemCount: 2, neededCount: 1, doneCount: 1, state: 'DONE' });
    expect(progress.get(2)).toEqual({ itemCount: 2, neededCount: 1, doneCount: 0, state: 'OPEN' });
  });

  test('with "k of n" is done with any k of its items, optional ones too', () => {
    const items = [item(1, true, true), item(1, true), item(1, false), item(1, false)];
    expect(planProgress([section(1, { needed: 2 })], items).get(1)).toMatchObject({ doneCount: 2, state: 'DONE' });
    expect(planProgress([section(1, { needed: 3 })], items).get(1)).toMatchObject({ doneCount: 2, state: 'OPEN' });
  });

  test('asks for no more items than it has', () => {
    expect(planProgress([section(1, { needed: 5 })], [item(1, true)]).get(1)).toMatchObject({
      neededCount: 1,
      state: 'DONE',
    });
  });

  test('waits for those it requires, unless the reader opened it', () => {
    const items = [item(1, false), item(2, false), item(3, false)];
    const requires = { requiredIds: [1] };
    const progress = planProgress(
      [section(1), section(2, requires), section(3, { ...requires, isOpened: true })],
      items,
    );
    expect([1, 2, 3].map((id) => progress.get(id)?.state)).toEqual(['OPEN', 'WAITING', 'OPEN']);
  });

  test('is never blocked by one that is empty or gone', () => {
    const progress = planProgress([section(1), section(2, { requiredIds: [1, 99] })], [item(2, false)]);
    expect(progress.get(2)?.state).toBe('OPEN');
  });

  test('is never complete while it needs no item', () => {
    const progress = planProgress([section(1), section(2), section(3, { needed: 2 })], [item(2, true, true)]);
    expect([1, 2, 3].map((id) => progress.get(id)?.state)).toEqual(['OPEN', 'OPEN', 'OPEN']);
  });
});

test('problems that are open and needed are suggested first, those of done sections last', () => {
  const items = [item(1, true), item(2, false), item(3, false)];
  const progress = planProgress([section(1), section(2), section(3, { requiredIds: [2] })], items);
  const urgency = (sectionId: number | null, isOptional = false) => urgencyOf({ sectionId, isOptional }, progress);
  expect([urgency(null), urgency(2), urgency(3), urgency(2, true), urgency(3, true), urgency(1)]).toEqual([
    0, 0, 1, 2, 2, 3,
  ]);
});

test('progress is what a count from scratch gives', () => {
  const anySection = fc.record({
    needed: fc.option(fc.integer({ min: 1, max: 4 })),
    requiredIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
    isOpened: fc.boolean(),
  });
  const anyItem = fc.record({
    sectionId: fc.option(fc.integer({ min: 1, max: 4 })),
    isDone: fc.boolean(),
    isOptional: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anySection, { maxLength: 4 }), fc.array(anyItem, { maxLength: 12 }), (facts, items) => {
      const sections = facts.map((one, index) => ({ ...one, id: index + 1 }));
      const itemsOf = (id: number) => items.filter((other) => other.sectionId === id);
      const lacksNothing = (id: number): boolean => {
        const one = sections.find((other) => other.id === id);
        if (one === undefined) return true;
        const inside = itemsOf(id);
        if (one.needed === null) return inside.every((other) => other.isDone || other.isOptional);
        return inside.filter((other) => other.isDone).length >= one.needed || inside.every((other) => other.isDone);
      };
      const progress = planProgress(sections, items);
      for (const { id, needed, requiredIds, isOpened } of sections) {
        const isDone = lacksNothing(id) && itemsOf(id).some(({ isOptional }) => needed !== null || !isOptional);
        const opens = isOpened || requiredIds.every(lacksNothing);
        expect(progress.get(id)?.state).toBe(isDone ? 'DONE' : opens ? 'OPEN' : 'WAITING');
      }
    }),
  );
});

test.each([
  [false, []],
  [
    false,
    [
      [1, []],
      [2, [1]],
      [3, [1, 2]],
    ],
  ],
  [false, [[1, [99]]]],
  [true, [[1, [1]]]],
  [
    true,
    [
      [1, [3]],
      [2, [1]],
      [3, [2]],
      [4, []],
    ],
  ],
] as [boolean, [number, number[]][]][])('a circle of requirements is found: %j in %j', (expected, requirements) => {
  expect(hasCircle(new Map(requirements))).toBe(expected);
});
