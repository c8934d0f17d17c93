import type { RemoteAdapter } from '../core/adapter.ts';

/** A problem, or a set of problems, that somebody wants. */
export interface WantedRef {
  readonly ref: string;
  readonly isSet: boolean;
}

/** What people gave, as the judge names it. */
export interface ReadReferences {
  /** In their order, each once. */
  readonly wanted: readonly WantedRef[];
  /** What names nothing of the judge. */
  readonly unknown: string[];
}

/** Reads ids and addresses, which stand on lines of their own or between commas and blanks. */
export function readReferences(
  { references, sets }: Pick<RemoteAdapter, 'references' | 'sets'>,
  given: readonly string[],
): ReadReferences {
  const wanted = new Map<string, WantedRef>();
  const unknown: string[] = [];
  for (const part of given.flatMap((line) => line.split(/[\s,，、;；]+/u)).filter((text) => text !== '')) {
    const ref = references.parse(part);
    const set = ref === null ? (sets?.parse(part) ?? null) : null;
    const found = ref === null ? (set === null ? null : { ref: set, isSet: true }) : { ref, isSet: false };
    if (found === null) unknown.push(part.slice(0, 200));
    else wanted.set(`${found.isSet} ${found.ref}`, found);
  }
  return { wanted: [...wanted.values()], unknown };
}
