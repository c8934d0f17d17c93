import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roadmapLayout, type RoadmapSection } from './roadmap-layout.ts';

const section = (id: string, ...requiredSectionIds: readonly string[]): RoadmapSection => ({ id, requiredSectionIds });

/** Sections that require some of those before them. */
const roadmaps = fc
  .array(fc.array(fc.nat({ max: 11 }), { maxLength: 3 }), { maxLength: 12 })
  .map((required) =>
    required.map((numbers, index) =>
      section(String(index), ...new Set(numbers.filter((number) => number < index).map(String))),
    ),
  );

test('a section is one column after the last one that it requires', () => {
  const { places, columns, rows } = roadmapLayout([section('a'), section('b', 'a'), section('c', 'a', 'b')]);
  expect([...places].filter(([key]) => key.length === 1)).toEqual([
    ['a', { column: 0, row: 0 }],
    ['b', { column: 1, row: expect.any(Number) as number }],
    ['c', { column: 2, row: 0 }],
  ]);
  expect([columns, rows]).toEqual([3, 2]);
});

test('a line over several columns passes a free place in each', () => {
  const { lines, places } = roadmapLayout([section('a'), section('b', 'a'), section('c', 'a', 'b')]);
  const long = lines.find(({ from, to }) => from === 'a' && to === 'c');
  expect(long?.places).toEqual([{ column: 1, row: 1 - (places.get('b')?.row ?? 0) }]);
});

test('sections and lines lead to the right, and no two share a place', () => {
  fc.assert(
    fc.property(roadmaps, (sections) => {
      const { places, lines } = roadmapLayout(sections);
      const taken = [...places.values()].map(({ column, row }) => `${column} ${row}`);
      expect(new Set(taken).size).toBe(taken.length);
      expect(lines).toHaveLength(sections.flatMap(({ requiredSectionIds }) => requiredSectionIds).length);
      for (const { from, to, places: passed } of lines) {
        const all = [places.get(from), ...passed, places.get(to)].map((place) => place?.column ?? Number.NaN);
        expect(all).toEqual(all.map((_, index) => (all[0] ?? 0) + index));
      }
    }),
  );
});

test('a circle ends', () => {
  expect(roadmapLayout([section('a', 'b'), section('b', 'a')]).places.size).toBe(2);
});
