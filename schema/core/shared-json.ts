/** Part of an answer that many are sent alike: turned into JSON once for all of them. */
export class SharedJson<T> {
  readonly value: T;
  #text: string | null = null;

  constructor(value: T) {
    this.value = value;
  }

  get text(): string {
    return (this.#text ??= JSON.stringify(this.value));
  }

  /** What `JSON.stringify` writes in its place. */
  toJSON(): unknown {
    if (collected === null) return this.value;
    collected.push(this.text);
    return placeholder;
  }
}

/** Texts that belong in the places of the answer being written; null: none is. */
let collected: string[] | null = null;
/** Hardly any text holds it: the database has no NUL. */
const placeholder = '\u0000';
const placeholderText = JSON.stringify(placeholder);

/** JSON of an answer by HTTP, with the ready texts of its shared parts in it. */
export function stringifyAnswer(answer: unknown): string {
  const texts: string[] = [];
  collected = texts;
  try {
    const [before = '', ...after] = JSON.stringify(answer).split(placeholderText);
    if (after.length !== texts.length) {
      // Another text looks like the place of a shared part: none is told from it.
      collected = null;
      return JSON.stringify(answer);
    }
    return after.reduce((text, part, index) => text + (texts[index] ?? '') + part, before);
  } finally {
    collected = null;
  }
}
