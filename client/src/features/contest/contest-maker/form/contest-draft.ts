import { emptyContest, newAward, type ContestValues } from './values.ts';

/** A draft as it is kept: JSON of each field that differs from what is saved. */
type ContestDraft = Readonly<Record<string, string>>;

const formNames = Object.keys(emptyContest) as (keyof ContestValues)[];
/** The password of a contest is typed again: no draft keeps one. */
const keptNames = formNames.filter((name) => name !== 'password');

/** What of a form is not saved. */
export function draftOf(values: ContestValues, saved: ContestValues): ContestDraft {
  return Object.fromEntries(
    keptNames.filter((name) => told(values[name]) !== told(saved[name])).map((name) => [name, told(values[name])]),
  );
}

/**
 * What is saved with what a draft has of it; null: the draft has nothing else. Fields nobody typed into follow what is
 * saved now.
 */
export function withDraft(saved: ContestValues, draft: ContestDraft): ContestValues | null {
  const typed = keptNames.flatMap((name) => {
    const value = valueOf(draft[name]);
    const isAlike = typeof value === typeof saved[name] && Array.isArray(value) === Array.isArray(saved[name]);
    return isAlike && draft[name] !== told(saved[name]) ? [[name, value] as const] : [];
  });
  if (typed.length === 0) return null;
  // Written by draftOf alone: nobody else's draft is ever read.
  const values: ContestValues = { ...saved, ...(Object.fromEntries(typed) as Partial<ContestValues>) };
  return { ...values, awards: values.awards.map(({ key: _former, ...award }) => newAward(award)) };
}

/** Does the form say what is saved? */
export function isAsSaved(values: ContestValues, saved: ContestValues): boolean {
  return formNames.every((name) => told(values[name]) === told(saved[name]));
}

/** A newer state of the contest, with what was typed over an older one. */
export function carriedOver(values: ContestValues, older: ContestValues, newer: ContestValues): ContestValues {
  const typed = formNames
    .filter((name) => told(values[name]) !== told(older[name]))
    .map((name) => [name, values[name]]);
  return { ...newer, ...(Object.fromEntries(typed) as Partial<ContestValues>) };
}

/** Keys of rows say nothing of the contest. */
function told(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => (name === 'key' ? undefined : part));
}

function valueOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
