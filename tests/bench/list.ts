import { openBenchSite, type BenchSite } from './bench-site.ts';
import type { Figure } from './figure.ts';
import { loadInTurns, type Load, type Question } from './http-load.ts';
import { lists, searches, type ListRequest } from './list-requests.ts';
import { ManyRows } from './many-rows.ts';

const sizes = {
  few: { problems: 10_000, submissions: 10_000 },
  many: { problems: 50_000, submissions: 1_000_000 },
} as const;
/** What a list may grow by with the rows behind it. */
const growth = { kind: 'ratio', most: 1.5 } as const;
/** How long one reader may wait for a search, in milliseconds. */
const wait = { kind: 'figure', most: 20 } as const;

/** The lists everybody opens and the searches in them, on a site with few rows and one with many, asked in turns. */
export async function measureList(): Promise<readonly Figure[]> {
  await using few = await openBenchSite({ isJudging: false });
  await using many = await openBenchSite({ isJudging: false });
  await fill(few, sizes.few);
  await fill(many, sizes.many);
  const figures: Figure[] = [];
  for (const [what, asked] of Object.entries({ ...lists, ...searches }))
    figures.push(...growthFigures(what, await askBoth({ few, many, asked, connections: 4 })));
  for (const [what, asked] of Object.entries(searches)) {
    const [before, now] = await askBoth({ few, many, asked, connections: 1 });
    figures.push({
      what: `${what}, one reader alone: p50`,
      value: now.p50Ms,
      unit: 'ms',
      baseline: before.p50Ms,
      budget: wait,
    });
  }
  return figures;
}

async function fill(
  { databaseUrl }: BenchSite,
  { problems, submissions }: { readonly problems: number; readonly submissions: number },
): Promise<void> {
  await using rows = await ManyRows.open(databaseUrl);
  await rows.problems(problems);
  await rows.submissions(submissions);
}

async function askBoth({
  few,
  many,
  asked,
  connections,
}: {
  readonly few: BenchSite;
  readonly many: BenchSite;
  readonly asked: ListRequest;
  readonly connections: number;
}): Promise<[Load, Load]> {
  const { path, ...body } = asked;
  const [before, now] = await loadInTurns(
    [few, many].map(({ url }): Question => ({ url: `${url}${path}`, ...body })),
    { connections, seconds: 2 },
  );
  if (before === undefined || now === undefined) throw new Error('Not both sites were asked.');
  return [before, now];
}

function growthFigures(what: string, [before, now]: [Load, Load]): Figure[] {
  return [
    { what: `${what}, requests`, value: now.perSecond, unit: '/s', baseline: before.perSecond },
    { what: '  p50', value: now.p50Ms, unit: 'ms', baseline: before.p50Ms },
    { what: '  p95', value: now.p95Ms, unit: 'ms', baseline: before.p95Ms, budget: growth },
  ];
}
