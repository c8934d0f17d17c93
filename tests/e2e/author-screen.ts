import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './words.ts';

/** The form of a problem, by what its author sees. */
export class AuthorScreen {
  readonly #page: Page;
  readonly #say: Say;

  constructor(page: Page, say: Say) {
    this.#page = page;
    this.#say = say;
  }

  /** The field of a label; required ones have a star behind it. */
  field(id: string): Locator {
    return this.#page.getByRole('textbox', { name: this.#say(id), exact: true });
  }

  choice(id: string): Locator {
    return this.#page.getByRole('combobox', { name: this.#say(id), exact: true });
  }

  async open(section: string): Promise<void> {
    const index = this.#page.getByRole('navigation', { name: this.#say('author.sections') });
    await index.getByRole('button', { name: this.#say(`author.section.${section}`) }).click();
    await expect(
      this.#page.getByRole('region', { name: this.#say(`author.section.${section}`), exact: true }).first(),
    ).toBeVisible();
  }

  /** Entry of a section in the index, with what it says of fields to be mended. */
  indexEntry(section: string): Locator {
    return this.#page
      .getByRole('navigation', { name: this.#say('author.sections') })
      .getByRole('button', { name: this.#say(`author.section.${section}`) });
  }

  get saveButton(): Locator {
    return this.#page.getByRole('button', {
      name: new RegExp(`^(${this.#say('author.create')}|${this.#say('author.save')})$`),
    });
  }

  /** Puts code into the editor of this name, in place of what it holds. */
  async writeCode(id: string, code: string): Promise<void> {
    const editor = this.#page.getByRole('textbox', { name: new RegExp(`^${this.#say(id)}`) });
    await expect(editor).toBeAttached();
    await editor.focus();
    await this.#page.keyboard.press('Control+A');
    await this.#page.keyboard.press('Delete');
    // At once, as pasting does: typed brackets would be closed by the editor.
    await this.#page.keyboard.insertText(code);
  }

  /** Chooses an archive of tests, by path or by content. */
  async chooseArchive(
    file: string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
  ): Promise<void> {
    await this.#page.locator('input[type="file"][accept*="zip"]').setInputFiles(file);
  }

  async writeStatement({
    title,
    description,
    input,
    output,
  }: {
    readonly title: string;
    readonly description: string;
    readonly input: string;
    readonly output: string;
  }): Promise<void> {
    await this.open('statements');
    await this.field('author.title').fill(title);
    await this.field('author.description').fill(description);
    await this.field('author.input').fill(input);
    await this.field('author.output').fill(output);
  }
}
