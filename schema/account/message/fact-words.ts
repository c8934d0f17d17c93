/** A fact in words. */
export interface FactWords {
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  /** A path of the site. */
  readonly url: string;
}
