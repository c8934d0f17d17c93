/*
 * How this works: the glob is read into steps, and each step turns the set of positions a match may have reached into
 * the next one. The cost is bounded by length of glob x length of path; a regular expression would try all combinations
 * of many stars.
 */

/** A character, `*`, or the alternatives of `{a,b}`. */
type Step = string | { readonly alternatives: Step[][] };

/** Braces nested deeper are plain characters. */
const maxDepth = 20;

/**
 * Whether a glob of the format ("Glob patterns") matches a path or one of the folders it is in. `*` stands for anything
 * within a name, `{a,b}` for one of its parts; nothing else is special.
 */
export function matchesGlob(glob: string, path: string): boolean {
  const ends = reached(stepsOf(glob.replace(/\/$/u, '')), path, new Set([0]));
  return [...ends].some((end) => end === path.length || path[end] === '/');
}

function stepsOf(glob: string): Step[] {
  const top: Step[] = [];
  const open: { alternatives: Step[][] }[] = [];
  const current = (): Step[] => open.at(-1)?.alternatives.at(-1) ?? top;
  for (const char of glob.split('')) {
    const group = open.at(-1);
    if (char === '{' && open.length < maxDepth) {
      const opened = { alternatives: [[]] };
      current().push(opened);
      open.push(opened);
    } else if (char === '}' && group !== undefined) {
      open.pop();
    } else if (char === ',' && group !== undefined) {
      group.alternatives.push([]);
    } else {
      current().push(char);
    }
  }
  return top;
}

function reached(steps: readonly Step[], path: string, from: ReadonlySet<number>): ReadonlySet<number> {
  let positions = from;
  for (const step of steps) {
    if (positions.size === 0) return positions;
    positions = after(step, path, positions);
  }
  return positions;
}

function after(step: Step, path: string, positions: ReadonlySet<number>): ReadonlySet<number> {
  if (typeof step !== 'string')
    return new Set(step.alternatives.flatMap((steps) => [...reached(steps, path, positions)]));
  if (step !== '*') return new Set([...positions].filter((at) => path[at] === step).map((at) => at + 1));
  const ends = new Set<number>();
  for (const start of positions) {
    for (let at = start; at <= path.length && !ends.has(at); at += 1) {
      ends.add(at);
      if (path[at] === '/') break;
    }
  }
  return ends;
}
