import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { buildUser, tokenFor } from '../factories/user.ts';
import { chromiumLaunch } from '../setup/chromium.ts';
import { openBenchSite } from './bench-site.ts';
import type { Figure } from './figure.ts';
import { makeLargeContest } from './large-contest.ts';
import { ManyRows } from './many-rows.ts';
import { percentile } from './percentile.ts';

const problems = 15;
/** Rows of a board to follow and of one to resolve, each with a small one beside it. */
const followed = { large: 5_000, small: 50 } as const;
const resolved = { large: 500, small: 10 } as const;
const viewport = { width: 1_440, height: 900 };
/** Frames that are looked at while a board moves. */
const frames = 300;
/** How far the wheel goes each time, in pixels. */
const wheelStep = 600;

/**
 * Boards in a browser: until the rows stand there, and how long a frame takes while one scrolls, and while a ceremony
 * goes by itself.
 */
export async function measureBoardPage(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  const author = await buildUser(site.services);
  await using rows = await ManyRows.open(site.databaseUrl, followed.large);
  await rows.problems(problems);
  const make = (participants: number, isToResolve: boolean) =>
    makeLargeContest(site.services, { authorId: author.id, participants, problems, isToResolve });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const context = await signedInContext(browser, await tokenFor(site.services, author));
    const scrolled = async (participants: number) =>
      scroll(context, `${site.url}/contest/${await make(participants, false)}/rank`);
    const played = async (participants: number) =>
      play(context, `${site.url}/scrollBoard?cid=${await make(participants, true)}&removeStar=false`);
    const [smallBoard, largeBoard] = [await scrolled(followed.small), await scrolled(followed.large)];
    const [smallShow, largeShow] = [await played(resolved.small), await played(resolved.large)];
    return [
      {
        what:
          `board of ${followed.large.toLocaleString('en-US')} x ${problems} in a browser, ` +
          `opened until its rows stand there (baseline: one of ${followed.small})`,
        value: largeBoard.openedMs,
        unit: 'ms',
        baseline: smallBoard.openedMs,
      },
      ...frameFigures('while its rows are scrolled', largeBoard.frameMs, smallBoard.frameMs),
      { what: '  rows in the document', value: largeBoard.drawnRows, unit: 'times', baseline: smallBoard.drawnRows },
      {
        what:
          `scroll board of ${resolved.large} x ${problems}, ` +
          `opened until it may begin (baseline: one of ${resolved.small})`,
        value: largeShow.openedMs,
        unit: 'ms',
        baseline: smallShow.openedMs,
      },
      ...frameFigures('while it goes by itself at its fastest', largeShow.frameMs, smallShow.frameMs),
    ];
  } finally {
    await browser.close();
  }
}

interface Seen {
  readonly openedMs: number;
  /** From each frame to the next. */
  readonly frameMs: readonly number[];
}

function frameFigures(when: string, large: readonly number[], small: readonly number[]): Figure[] {
  return [
    { what: `  a frame ${when}, p50`, value: percentile(large, 0.5), unit: 'ms', baseline: percentile(small, 0.5) },
    {
      what: '    p95',
      value: percentile(large, 0.95),
      unit: 'ms',
      baseline: percentile(small, 0.95),
      budget: { kind: 'figure', most: 50 },
    },
    { what: '    longest', value: Math.max(...large), unit: 'ms', baseline: Math.max(...small) },
  ];
}

async function signedInContext(browser: Browser, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', viewport });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  return context;
}

async function scroll(context: BrowserContext, url: string): Promise<Seen & { readonly drawnRows: number }> {
  await using page = await context.newPage();
  const start = performance.now();
  await page.goto(url);
  await page.getByRole('rowheader').nth(10).waitFor();
  const openedMs = performance.now() - start;
  await page.getByRole('rowheader').nth(5).hover();
  let frameMs: readonly number[] | null = null;
  const measured = framesOf(page).then((times) => (frameMs = times));
  // Up again after a while, so that the end of a small board is not all there is to see.
  for (let turn = 0; frameMs === null; turn += 1) await page.mouse.wheel(0, turn % 40 < 25 ? wheelStep : -wheelStep);
  return { openedMs, frameMs: await measured, drawnRows: await page.getByRole('row').count() };
}

async function play(context: BrowserContext, url: string): Promise<Seen> {
  await using page = await context.newPage();
  const start = performance.now();
  await page.goto(url);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('rowheader').nth(5).waitFor();
  const openedMs = performance.now() - start;
  for (let faster = 0; faster < 6; faster += 1) await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  return { openedMs, frameMs: await framesOf(page) };
}

/** Times from frame to frame, as the page has them. */
async function framesOf(page: Page): Promise<number[]> {
  return z.array(z.number()).parse(
    await page.evaluate(`new Promise((resolve) => {
    const times = [];
    let last = performance.now();
    const next = (now) => {
      times.push(now - last);
      last = now;
      if (times.length < ${frames}) requestAnimationFrame(next);
      else resolve(times);
    };
    requestAnimationFrame(next);
  })`),
  );
}
