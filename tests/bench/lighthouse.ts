import { chromium } from '@playwright/test';
import { freePort } from '@verdict/server/launch/port.ts';
import { referenceWorkSeconds, slownessOf } from '@verdict/server/launch/testing/budget.ts';
import lighthouse, { type Config, desktopConfig } from 'lighthouse';
import { z } from 'zod';
import { chromiumLaunch } from '../setup/chromium.ts';
import { ask, until } from '../setup/site-api.ts';
import { startSite } from '../setup/site.ts';
import type { Figure } from './figure.ts';
import { median } from './percentile.ts';

const pages = { home: '/home', 'problem list': '/problem', problem: '/problem/1000' } as const;
/** Lighthouse's own throttling of network and processor makes a phone of a usual desktop. */
const devices: readonly { device: string; config: Config; cpuSlowdown: number; least: number }[] = [
  { device: 'desktop', config: desktopConfig, cpuSlowdown: 1, least: 95 },
  { device: 'mobile', config: { extends: 'lighthouse:default' }, cpuSlowdown: 4, least: 80 },
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The performance of one visit depends on what else the machine does. */
const rounds = 3;

/** Lighthouse's scores, 0 to 100, of the pages a visitor meets first, on a site with the demo. */
export async function measureLighthouse(): Promise<readonly Figure[]> {
  const site = await startSite({ isDemoWanted: true, env: { VERDICT_LOG: 'warn' } });
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`],
  });
  try {
    await untilQuiet(site.url);
    // What a slow machine takes longer is not the pages' fault.
    const slowness = slownessOf(referenceWorkSeconds());
    const figures: Figure[] = [];
    for (const { device, config, cpuSlowdown, least } of devices) {
      const throttling = { ...config.settings?.throttling, cpuSlowdownMultiplier: cpuSlowdown / slowness };
      const settings = { ...config.settings, throttling };
      for (const [page, path] of Object.entries(pages)) {
        const what = `${page}, ${device}`;
        const visit = { what, url: `${site.url}${path}`, port, config: { ...config, settings }, least };
        figures.push(...(await scoresOf(visit)));
      }
    }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}

interface Visit {
  readonly what: string;
  readonly url: string;
  /** The browser's debugging port. */
  readonly port: number;
  readonly config: Config;
  /** The budget of its performance. */
  readonly least: number;
}

async function scoresOf({ what, url, port, config, least }: Visit): Promise<Figure[]> {
  const visits: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] }, config);
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}.`);
    visits.push(
      Object.fromEntries(categories.map((category) => [category, (result.lhr.categories[category]?.score ?? 0) * 100])),
    );
  }
  const medianOf = (category: string): number => median(visits.map((visit) => visit[category] ?? 0));
  return categories.map((category, index) => ({
    what: index === 0 ? `Lighthouse, ${what}: ${category}` : `  ${category}`,
    value: medianOf(category),
    unit: 'points',
    ...(category === 'performance' ? { budget: { kind: 'least', least } as const } : {}),
  }));
}

/** The demo's submissions are judged beside the first visitors; not beside these. */
async function untilQuiet(url: string): Promise<void> {
  const counts = z.object({ all: z.object({ total: z.int() }), waiting: z.object({ total: z.int() }) });
  await until('the demo to be loaded and judged', 180_000, async () => {
    const { all, waiting } = await ask({
      url,
      query: '{ all: submissions { total } waiting: submissions(filter: { status: 5 }) { total } }',
      data: counts,
    });
    return all.total > 0 && waiting.total === 0 ? true : null;
  });
}
