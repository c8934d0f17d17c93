import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilSettled } from './settled.ts';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
type RunOptions = Parameters<AxeBuilder['options']>[0];

const everyRule: RunOptions = { rules: { 'label-content-name-mismatch': { enabled: true } } };

/** What axe finds serious or critical on the page, a line each. */
export async function seriousFaults(page: Page): Promise<string[]> {
  return linesOf((await violationsOf(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical'));
}

/** What axe finds on the page, a line each. */
export async function allFaults(page: Page): Promise<string[]> {
  return linesOf(await violationsOf(page));
}

/** What axe finds of colours that lie too close to each other, a line each. */
export async function contrastFaults(page: Page): Promise<string[]> {
  return linesOf(await violationsOf(page, { runOnly: ['color-contrast'] }));
}

/**
 * Waits for transitions first: while a dialog fades in, its page is half hidden. The colours of a program in the editor
 * are its reader's choice.
 */
async function violationsOf(page: Page, rules: RunOptions = everyRule): Promise<Violations> {
  await untilSettled(page);
  // Legacy mode runs in this page alone. The other mode opens another one to gather what it found in frames.
  expect(page.frames(), 'frames, which legacy mode may leave out').toHaveLength(1);
  // The editor's box of lines is endless, clipped by its frame; axe takes its colour for that of all that lies below.
  await page.addStyleTag({ content: '.monaco-editor .lines-content { background: none !important }' });
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('.monaco-editor .view-lines');
  // Only violations are read; describing all that passed takes most of the time.
  return (await axe.options({ resultTypes: ['violations'], ...rules }).analyze()).violations;
}

function linesOf(violations: Violations): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}\n    ${html.slice(0, 300)}\n    ${any[0]?.message ?? ''}`),
  );
}
