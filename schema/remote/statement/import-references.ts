import { remoteAdapters } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import type { InvalidReferences } from './remote-import.error.ts';

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

/** Of lines that are none of a judge: what would be, and of which other judges they are. @param origin of the judge. */
export function invalidReferences(
  { info, references }: Pick<RemoteAdapter, 'info' | 'references'>,
  { lines, origin }: { readonly lines: readonly string[]; readonly origin: string },
): InvalidReferences {
  return {
    lines,
    judgeName: info.name,
    sampleReference: `${info.key}-${references.format(info.canary.ref)}`,
    sampleUrl: references.urlOf(info.canary.ref, origin),
    ofOthers: lines.flatMap((line) => {
      const judgeName = remoteAdapters.find((other) => isOf(other, line))?.info.name;
      return judgeName === undefined ? [] : [{ line, judgeName }];
    }),
  };
}

/** Does a text say by its prefix or its host that it is of a judge? Bare numbers may be of any. */
function isOf({ info, references, sets }: Pick<RemoteAdapter, 'info' | 'references' | 'sets'>, text: string): boolean {
  if (text.toUpperCase().startsWith(`${info.key}-`)) return references.parse(text) !== null;
  // Sets of another Verdict are known by their paths, on whatever host.
  if (!text.includes('://') || sets?.session === 'IF_ASKED') return false;
  return references.parse(text) !== null || (sets?.parse(text) ?? null) !== null;
}
