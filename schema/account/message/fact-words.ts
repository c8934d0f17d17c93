/** A fact in words. */
export interface FactWords {
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  /** A path of the site. */
  readonly url: string;
}

/** A text that others wrote, as itself in Markdown. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}
