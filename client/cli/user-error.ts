import { say, type Values, type Word } from './words.ts';

/** What the user can mend, in their language. */
export class UserError extends Error {
  constructor(word: Word, values: Values = {}) {
    super(say(word, values));
  }
}
