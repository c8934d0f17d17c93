import type { Locale } from './context.ts';

/** A sentence in both languages of the product. */
export type Sentence = Readonly<Record<Locale, string>>;

/**
 * A failure that a user can cause and the screen shows. Each is a class in `<domain>.error.ts`, listed in
 * `errors.types` of the fields that give it, so that clients switch on `__typename` (GraphQL) or `code` (REST), never
 * on text.
 */
export abstract class DomainError extends Error {
  /** Stable, upper snake case. */
  abstract readonly code: string;
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence['en-US']);
    this.name = new.target.name;
    this.sentence = sentence;
  }

  /** What happened and what to do, in the reader's language. */
  messageIn(locale: Locale): string {
    return this.sentence[locale];
  }
}
