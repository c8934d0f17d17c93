import { closeBenchSites } from './bench-site.ts';
import type { Figure, Measure } from './figure.ts';
import { tableOf } from './table.ts';

/*
 * `npm run bench`, or `npm run bench -- queue push` for some parts. Each part stands alone and is loaded only when
 * asked for. Figures over their budget are printed as such and fail nothing: this is no test.
 */

const parts: Readonly<Record<string, () => Promise<Measure>>> = {
  submit: async () => (await import('./submit.ts')).measureSubmit,
  storm: async () => (await import('./storm.ts')).measureStorm,
  idle: async () => (await import('./idle.ts')).measureIdle,
  spread: async () => (await import('./spread.ts')).measureSpread,
  large: async () => (await import('./large.ts')).measureLarge,
  sandbox: async () => (await import('./sandbox.ts')).measureSandbox,
  queue: async () => (await import('./queue.ts')).measureQueue,
  list: async () => (await import('./list.ts')).measureList,
  statements: async () => (await import('./statements.ts')).measureStatements,
  rank: async () => (await import('./rank.ts')).measureRank,
  training: async () => (await import('./training.ts')).measureTraining,
  discussion: async () => (await import('./discussion.ts')).measureDiscussion,
  group: async () => (await import('./group.ts')).measureGroup,
  people: async () => (await import('./people.ts')).measurePeople,
  home: async () => (await import('./home.ts')).measureHome,
  size: async () => (await import('./size.ts')).measureSize,
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse,
  board: async () => (await import('./board.ts')).measureBoard,
  'board-page': async () => (await import('./board-page.ts')).measureBoardPage,
  contest: async () => (await import('./contest.ts')).measureContest,
  'contest-start': async () => (await import('./contest-start.ts')).measureContestStart,
  badge: async () => (await import('./badge.ts')).measureBadge,
  upload: async () => (await import('./upload.ts')).measureUpload,
  import: async () => (await import('./import.ts')).measureImport,
  backup: async () => (await import('./backup.ts')).measureBackup,
  push: async () => (await import('./push.ts')).measurePush,
};

// Without its site a part fails, and cleans up on the way.
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted.abort();
    void closeBenchSites();
  });
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const figures: Figure[] = [];
for (const name of wanted) {
  const load = parts[name];
  if (load === undefined) {
    console.error(`There is no part "${name}". There are: ${Object.keys(parts).join(', ')}.`);
    process.exitCode = 1;
    continue;
  }
  if (interrupted.signal.aborted) break;
  const start = performance.now();
  try {
    const measure = await load();
    figures.push(...(await measure()));
    console.error(`${name}: measured in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  } catch (error) {
    if (!interrupted.signal.aborted) console.error(`${name}: could not be measured.`, error);
    process.exitCode = 1;
  }
}
console.log(`\n${tableOf(figures)}`);
process.exit();
