/** A section as the roadmap needs it. */
export interface RoadmapSection {
  readonly id: string;
  readonly requiredSectionIds: readonly string[];
}

/** A place in the grid of the roadmap, both from 0. */
export interface RoadmapPlace {
  readonly column: number;
  readonly row: number;
}

/** A line from a required section to the one that requires it, with the free places that it passes. */
export interface RoadmapLine {
  readonly from: string;
  readonly to: string;
  readonly places: readonly RoadmapPlace[];
}

export interface RoadmapLayout {
  readonly places: ReadonlyMap<string, RoadmapPlace>;
  readonly lines: readonly RoadmapLine[];
  readonly columns: number;
  readonly rows: number;
}

/** Something that takes a place: a section, or a line that passes a column. */
interface Cell {
  readonly key: string;
  /** Keys of cells of the column before. */
  readonly before: readonly string[];
}

/**
 * Places sections in columns by the longest chain of requirements before them. Lines over several columns keep a free
 * place in each, so that they cross no section.
 */
export function roadmapLayout(sections: readonly RoadmapSection[]): RoadmapLayout {
  const columnOf = longestPaths(sections);
  const columns = Math.max(0, ...columnOf.values()) + 1;
  const required = ({ id, requiredSectionIds }: RoadmapSection) =>
    requiredSectionIds.filter((from) => (columnOf.get(from) ?? Infinity) < (columnOf.get(id) ?? 0));
  const cells = Array.from({ length: columns }, (): Cell[] => []);
  for (const section of sections) {
    const column = columnOf.get(section.id) ?? 0;
    const before = required(section).map((from) => {
      const first = (columnOf.get(from) ?? 0) + 1;
      for (let passed = first; passed < column; passed += 1)
        cells[passed]?.push({
          key: passKey(from, section.id, passed),
          before: [passed === first ? from : passKey(from, section.id, passed - 1)],
        });
      return first === column ? from : passKey(from, section.id, column - 1);
    });
    cells[column]?.push({ key: section.id, before });
  }
  const places = placesOf(cells);
  const lines = sections.flatMap((section) =>
    required(section).map((from) => {
      const to = section.id;
      const passed = Array.from({ length: columns }, (_, column) => places.get(passKey(from, to, column)));
      return { from, to, places: passed.filter((place) => place !== undefined) };
    }),
  );
  return { places, lines, columns, rows: Math.max(0, ...cells.map(({ length }) => length)) };
}

/** Length of the longest chain of requirements before each section. A circle, which the server refuses, counts as 0. */
function longestPaths(sections: readonly RoadmapSection[]): ReadonlyMap<string, number> {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const lengths = new Map<string, number>();
  const visit = (id: string): number => {
    const found = lengths.get(id);
    if (found !== undefined) return found;
    lengths.set(id, 0);
    const before = (byId.get(id)?.requiredSectionIds ?? []).filter((from) => byId.has(from));
    const length = Math.max(-1, ...before.map(visit)) + 1;
    lengths.set(id, length);
    return length;
  };
  for (const { id } of sections) visit(id);
  return lengths;
}

/** Orders each column by the mean row of what is before its cells; cells without any keep the order of the list. */
function placesOf(cells: readonly (readonly Cell[])[]): ReadonlyMap<string, RoadmapPlace> {
  const places = new Map<string, RoadmapPlace>();
  for (const [column, inColumn] of cells.entries()) {
    const weighed = inColumn.map((cell, index) => {
      const rows = cell.before.map((key) => places.get(key)?.row ?? index);
      return {
        key: cell.key,
        weight: rows.length === 0 ? index : rows.reduce((sum, row) => sum + row, 0) / rows.length,
      };
    });
    for (const [row, { key }] of weighed.toSorted((one, other) => one.weight - other.weight).entries())
      places.set(key, { column, row });
  }
  return places;
}

function passKey(from: string, to: string, column: number): string {
  return `${from}>${to}@${column}`;
}
