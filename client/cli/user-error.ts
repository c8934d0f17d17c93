import { say, type Word } from './words.ts';

/** What the user can mend, in their language. */
export class UserError extends Error {
  constructor(word: Word, values: Readonly<Record<string, string | number>> = {}) {
    super(say(word, values));
  }
}
