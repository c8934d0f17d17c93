import { dirname } from 'node:path';

/** The rooms of the house: top-level folders with code. */
export type Room = 'prisma' | 'schema' | 'server' | 'judge' | 'client' | 'tests';

/** What each room may import besides itself, as path prefixes. */
const allowed: Readonly<Record<Room, readonly string[]>> = {
  prisma: [],
  schema: ['prisma/', 'judge/protocol/'],
  // The catalogues: files say what pages say.
  server: ['prisma/', 'schema/', 'judge/protocol/', 'client/src/locales/'],
  judge: [],
  client: [
    'schema/contest/scoreboard/board/',
    'schema/core/audit/audit-',
    'schema/core/sheet/csv.ts',
    'judge/protocol/number-tolerance.ts',
    'judge/protocol/status.ts',
  ],
  tests: ['prisma/', 'schema/', 'server/', 'judge/', 'client/'],
};

/** Folders that other rooms may import: pure, so that they bring nothing else with them. */
const sharedFolders = ['judge/protocol/', 'schema/contest/scoreboard/board/'] as const;

/** Packages a room must not use: the judge runs strangers' programs and gets no way to a database. */
const refusedPackages: Partial<Record<Room, RegExp>> = {
  judge: /^(pg|pg-boss|prisma|@prisma\/.*|graphql|@apollo\/.*)$/,
  client: /^(pg|prisma|@prisma\/.*)$/,
};

/**
 * Wings of the schema from the bottom up: each may import itself and what stands before it. Files beside them
 * (index.ts, wiring.ts, jobs.ts) put them together. schema/README.md says what each holds.
 */
const schemaWings = [
  'core',
  'account',
  'place',
  'queue',
  'problem',
  'judging',
  'remote',
  'site',
  'contest',
  'training',
  'discussion',
  'group',
] as const;

/** Roles of schema files that may import a `.type.ts`: those that make GraphQL. */
const graphqlFile = /\.(type|query|mutation|subscription|input|error|loader|plugin|test)\.ts$|-fields\.ts$/;

/** Client folders from the outside in: each may import itself and what stands after it. */
const clientLayers = ['app', 'routes', 'features', 'components', 'lib', 'locales'] as const;

/** An import, as the rules see it. */
export interface Import {
  /** File that imports, from the repository's root. */
  from: string;
  /** Imported file from the repository's root, or the name of a package. */
  to: string;
  isPackage: boolean;
  /** Imports types alone, which are gone when the program runs. */
  isType: boolean;
}

/** What is wrong with an import, in a sentence; null when nothing is. */
export function violation({ from, to, isPackage }: Omit<Import, 'isType'>): string | null {
  const room = roomOf(from);
  if (room === null) return null;
  if (isPackage)
    return refusedPackages[room]?.test(packageName(to)) ? `${room}/ may not use the package ${packageName(to)}` : null;
  const target = roomOf(to);
  const shared = sharedFolders.find((folder) => from.startsWith(folder));
  if (shared !== undefined && !to.startsWith(shared)) return `${shared} imports nothing of ours`;
  if (room !== target && target !== null && !allowed[room].some((prefix) => to.startsWith(prefix))) {
    return `${room}/ may import ${allowed[room].join(', ') || 'no other room'}`;
  }
  if (from.startsWith('schema/') && to.startsWith('schema/') && shared === undefined) return schemaViolation(from, to);
  return from.startsWith('client/src/') && to.startsWith('client/src/') ? clientViolation(from, to) : null;
}

function schemaViolation(from: string, to: string): string | null {
  if (sharedFolders.some((folder) => to.startsWith(folder))) return null;
  const [wing, target] = [wingOf(from), wingOf(to)];
  if (wing === null) return from.split('/').length > 2 ? `${dirname(from)}/ is in no wing of the schema` : null;
  if (target === null) return 'wings import no file beside them';
  if (to.endsWith('.type.ts') && !graphqlFile.test(from))
    return 'only files of GraphQL import a .type.ts; shapes they share live in the service or a file named after them';
  return schemaWings.indexOf(target) > schemaWings.indexOf(wing)
    ? `in the schema ${wing}/ may not import ${target}/, which stands on it (schema/wiring.ts is for that)`
    : null;
}

/** Null: a file beside the wings, or in no known one. */
function wingOf(path: string): (typeof schemaWings)[number] | null {
  const [, first = ''] = path.split('/');
  return schemaWings.find((wing) => wing === first) ?? null;
}

function clientViolation(from: string, to: string): string | null {
  const [layer, feature] = placeInClient(from);
  const [targetLayer, targetFeature] = placeInClient(to);
  if (layer === -1 || targetLayer === -1) return null;
  if (clientLayers[layer] === 'features' && layer === targetLayer && feature !== targetFeature) {
    return 'features never import each other: a route composes them';
  }
  // Components and libraries stand side by side and may use each other.
  const isSideBySide = layer >= clientLayers.indexOf('components');
  return targetLayer < layer && !(isSideBySide && targetLayer >= clientLayers.indexOf('components'))
    ? `in the client ${clientLayers[layer]}/ may not import ${clientLayers[targetLayer]}/`
    : null;
}

/** The feature is named with its group: `features/<group>/<feature>`. */
function placeInClient(path: string): [layer: number, feature: string] {
  const [, , layer, group, feature] = path.split('/');
  return [clientLayers.findIndex((name) => name === layer), `${group}/${feature}`];
}

function roomOf(path: string): Room | null {
  const [first = ''] = path.split('/');
  return first in allowed ? (first as Room) : null;
}

function packageName(specifier: string): string {
  return specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
}

/**
 * Circles of folders of the schema by imports of values, each with the imports that close it. Folders are compared with
 * all they hold by themselves, without their subfolders.
 */
export function folderCircles(imports: readonly Import[]): string[][] {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to, isPackage, isType } of imports) {
    if (isPackage || isType || wingOf(from) === null || wingOf(to) === null || from.includes('.test.')) continue;
    if (dirname(from) === dirname(to)) continue;
    arrows.set(dirname(from), (arrows.get(dirname(from)) ?? new Set()).add(dirname(to)));
  }
  const reached = new Map([...arrows.keys()].map((folder) => [folder, reachableFrom(folder, arrows)]));
  const circles = new Map<string, string[]>();
  for (const folder of arrows.keys()) {
    const circle = [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder)).toSorted();
    if (circle.includes(folder)) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

function reachableFrom(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [...(arrows.get(start) ?? [])];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (reached.has(folder)) continue;
    reached.add(folder);
    open.push(...(arrows.get(folder) ?? []));
  }
  return reached;
}
