import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import type { Say } from './words.ts';

/** What a test needs to know of the page of a problem. */
export interface ProblemScreenParts {
  readonly page: Page;
  readonly say: Say;
  readonly isPhone: boolean;
}

/** The page of a problem, by what its user sees. */
export class ProblemScreen {
  readonly #parts: ProblemScreenParts;

  constructor(parts: ProblemScreenParts) {
    this.#parts = parts;
  }

  get editor(): Locator {
    const { page, say } = this.#parts;
    return page.getByRole('textbox', { name: say('editor.label', { language: '' }).replace(/[,，]\s*$/, '') });
  }

  /** Where the verdict arrives. */
  get verdict(): Locator {
    const { page, say } = this.#parts;
    return page.getByRole('region', { name: say('live.label'), exact: true });
  }

  /** The way from the verdict to the page of the submission. */
  get details(): Locator {
    return this.verdict.getByRole('link', { name: this.#parts.say('live.details', { id: '#' }) });
  }

  /** Where a program is tried. */
  get test(): Locator {
    const { page, say } = this.#parts;
    return page.getByRole('region', { name: say('test.title'), exact: true });
  }

  /** What it is tried with. */
  get testInput(): Locator {
    return this.test.getByRole('textbox', { name: this.#parts.say('problem.sampleInput'), exact: true });
  }

  /** Shows the editor; on a phone it is behind a tab. */
  async showEditor(): Promise<void> {
    const { page, say, isPhone } = this.#parts;
    if (isPhone) await page.getByRole('tab', { name: say('problem.code') }).click();
    // It comes when somebody wants to type; until then a plain field stands there.
    await this.editor.focus();
    await expect(page.locator('.monaco-editor .view-lines')).toBeAttached();
  }

  /** Types a program over what the editor holds, key by key. */
  async type(code: string): Promise<void> {
    const { page } = this.#parts;
    await this.editor.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type(code);
  }

  /**
   * Submits what is in the editor by keyboard and notes what the page says until the verdict stands there.
   *
   * @returns the different texts of the verdict's place, in their order.
   */
  async submitAndWatch(final: string): Promise<string[]> {
    const { page } = this.#parts;
    // Noted by the page itself, at each change: who asks from outside, and seldom on a busy machine, misses some.
    await page.evaluate(`(() => {
      const said = (window.said = []);
      new MutationObserver(() => {
        const text = document.querySelector('[data-testid="live-panel"]')?.innerText.replaceAll(/\\s+/g, ' ').trim();
        if (text !== undefined && said.at(-1) !== text) said.push(text);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    })()`);
    await page.keyboard.press('Control+Enter');
    await expect(this.verdict).toContainText(final);
    return z.array(z.string()).parse(await page.evaluate('window.said'));
  }

  /** The text in the editor, as it would be submitted. */
  async code(): Promise<string> {
    const { page } = this.#parts;
    const lines = await page.locator('.view-line').allInnerTexts();
    return lines.join('\n').replaceAll('\u00a0', ' ');
  }
}
