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

/** What a text names at a judge; null: nothing. @param origin of the judge. */
export function refIn({ references }: Pick<RemoteAdapter, 'references'>, text: string, origin: string): string | null {
  return isElsewhere({ references }, text, origin) ? null : references.parse(text);
}

/** Is a text an address of another host than the judge that it would be read as one of? */
function isElsewhere({ references }: Pick<RemoteAdapter, 'references'>, text: string, origin: string): boolean {
  if (references.isOfAnyHost !== true || !URL.canParse(text.trim())) return false;
  const { protocol, host } = new URL(text.trim());
  return protocol.startsWith('http') && host !== new URL(origin).host;
}

/**
 * Reads ids and addresses, which stand on lines of their own or between commas and blanks.
 *
 * @param origin of the judge.
 */
export function readReferences(
  { references, sets }: Pick<RemoteAdapter, 'references' | 'sets'>,
  given: readonly string[],
  origin: string,
): ReadReferences {
  const wanted = new Map<string, WantedRef>();
  const unknown: string[] = [];
  for (const part of given.flatMap((line) => line.split(/[\s,，、;；]+/u)).filter((text) => text !== '')) {
    const ref = refIn({ references }, part, origin);
    const set = ref === null && !isElsewhere({ references }, part, origin) ? (sets?.parse(part) ?? null) : null;
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
  if (!text.includes('://') || references.isOfAnyHost === true) return false;
  return references.parse(text) !== null || (sets?.parse(text) ?? null) !== null;
}
