import type { ListedLanguage, RemoteLanguage } from '../core/adapter.ts';
import { likeKeyOf } from './like-key.ts';

/** A language of a judge as it is stored. */
export interface LanguageRow extends RemoteLanguage {
  readonly position: number;
  readonly isOffered: boolean;
}

/** With what decides who says its name and whether it is offered: the judge, or the release while this is null. */
export interface StoredLanguageRow extends LanguageRow {
  readonly readAt: Date | null;
}

const maxIdLength = 20;
const maxNameLength = 100;

/** What the rows of a judge become by the list of this release. Rows that the judge's own list decided keep that. */
export function rowsOfRelease(known: readonly RemoteLanguage[], stored: readonly StoredLanguageRow[]): LanguageRow[] {
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const knownIds = new Set(known.map(({ id }) => id));
  const released = known.map((language, position) => {
    const before = storedById.get(language.id);
    const { name, isOffered } =
      before === undefined || before.readAt === null ? { ...language, isOffered: true } : before;
    return { ...language, name, isOffered, position };
  });
  const retired = stored
    .filter(({ id, readAt }) => !knownIds.has(id) && readAt === null)
    .map((row) => ({ ...row, isOffered: false }));
  return [...released, ...retired];
}

/**
 * What the rows of a judge become by its own list: languages that it no longer lists are not offered. Languages that
 * the release does not know come last.
 */
export function rowsOfList(
  listed: readonly ListedLanguage[],
  { known, stored }: { readonly known: readonly RemoteLanguage[]; readonly stored: readonly StoredLanguageRow[] },
): LanguageRow[] {
  const fitting = listed.filter(({ id, name }) => id !== '' && id.length <= maxIdLength && name !== '');
  // A list without languages is one that was not understood.
  if (fitting.length === 0) return [];
  const nameById = new Map(fitting.map(({ id, name }) => [id, name.slice(0, maxNameLength)]));
  const offered = [...nameById].map(([id, name], index) => {
    const place = known.findIndex((language) => language.id === id);
    // White space may be code in a language that is not known.
    const facts = known[place] ?? { likeKey: likeKeyOf(name), isMarkable: false };
    return { ...facts, id, name, position: place === -1 ? known.length + index : place, isOffered: true };
  });
  const gone = stored.filter(({ id }) => !nameById.has(id)).map((row) => ({ ...row, isOffered: false }));
  return [...offered, ...gone];
}
