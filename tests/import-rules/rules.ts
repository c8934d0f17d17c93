/** The rooms of the house: top-level folders with code. */
export type Room = 'prisma' | 'schema' | 'server' | 'judge' | 'client' | 'tests';

/** What each room may import besides itself, as path prefixes. */
const allowed: Readonly<Record<Room, readonly string[]>> = {
  prisma: [],
  schema: ['prisma/', 'judge/protocol/'],
  server: ['prisma/', 'schema/', 'judge/protocol/'],
  judge: [],
  client: ['schema/contest/scoreboard/board/'],
  tests: ['prisma/', 'schema/', 'server/', 'judge/', 'client/'],
};

/** Folders that other rooms may import: pure, so that they bring nothing else with them. */
const sharedFolders = ['judge/protocol/', 'schema/contest/scoreboard/board/'] as const;

/** Packages a room must not use: the judge runs strangers' programs and gets no way to a database. */
const refusedPackages: Partial<Record<Room, RegExp>> = {
  judge: /^(pg|pg-boss|prisma|@prisma\/.*|graphql|@apollo\/.*)$/,
  client: /^(pg|prisma|@prisma\/.*)$/,
};

/** Client folders from the outside in: each may import itself and what stands after it. */
const clientLayers = ['app', 'routes', 'features', 'components', 'lib', 'locales'] as const;

/** An import, as the rules see it. */
export interface Import {
  /** File that imports, from the repository's root. */
  from: string;
  /** Imported file from the repository's root, or the name of a package. */
  to: string;
  isPackage: boolean;
}

/** What is wrong with an import, in a sentence; null when nothing is. */
export function violation({ from, to, isPackage }: Import): string | null {
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
  return from.startsWith('client/src/') && to.startsWith('client/src/') ? clientViolation(from, to) : null;
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

function placeInClient(path: string): [layer: number, feature: string | undefined] {
  const [, , layer, feature] = path.split('/');
  return [clientLayers.findIndex((name) => name === layer), feature];
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
