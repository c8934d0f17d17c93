import { useState } from 'react';
import type { FieldError } from '../../../../lib/failure/domain-error.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { inFormOrder, problemFaults } from './faults.ts';
import type { ProblemForm, WantedField } from './form-context.ts';
import { sectionOf, type SectionName } from './sections.ts';
import type { ProblemValues } from './values.ts';

/** What the server said of fields, as they were then. */
interface Refused {
  readonly fields: ReadonlyMap<string, string>;
  readonly values: ProblemValues;
}

const nothingRefused: ReadonlyMap<string, string> = new Map();

/**
 * The state of the form: what is typed, and its faults, ours first, then the server's. They show once saving was tried,
 * or their field was left.
 *
 * @param initial what the form begins with. @param saved the problem as it is stored; null: a new one.
 */
export function useFormState(initial: ProblemValues, saved: ProblemValues | null) {
  const t = useText();
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refused>({ fields: nothingRefused, values: initial });
  const [wanted, setWanted] = useState<WantedField | null>(null);
  const faults = problemFaults(values, saved);

  const change: ProblemForm['change'] = (next) =>
    setValues((before) => (typeof next === 'function' ? next(before) : { ...before, ...next }));
  const fault = (path: string) => {
    const own = isChecked || touched.has(path) ? faults[path] : undefined;
    return own ? t(own, own.values) : refusedField(refused, values, path);
  };
  const touch = (path: string) => setTouched((before) => (before.has(path) ? before : new Set([...before, path])));

  /** Shows all faults. @returns the first bad field; null when there is none. */
  const check = (): string | null => {
    setChecked(true);
    const [first = null] = Object.keys(faults);
    if (first !== null) setWanted({ path: first });
    return first;
  };
  /** Puts the server's sentences beside their fields. @returns the first of them. */
  const refuse = (fields: readonly FieldError[]): string | null => {
    const ordered = inFormOrder(fields.map(({ path, message }) => [path, message] as const));
    setRefused({ fields: new Map(ordered), values });
    const first = ordered[0]?.[0] ?? null;
    if (first !== null) setWanted({ path: first });
    return first;
  };
  /** Fields with a fault that is shown, by section. */
  const faultCounts = (): ReadonlyMap<SectionName, number> => {
    const shown = new Set([
      ...Object.keys(faults).filter((path) => isChecked || touched.has(path)),
      ...[...refused.fields.keys()].filter((path) => refusedField(refused, values, path) !== null),
    ]);
    const counts = new Map<SectionName, number>();
    for (const path of shown) counts.set(sectionOf(path), (counts.get(sectionOf(path)) ?? 0) + 1);
    return counts;
  };
  return { values, change, fault, touch, wanted, check, refuse, faultCounts };
}

/** What the server said of a field, until that field is changed. */
function refusedField({ fields, values: then }: Refused, now: ProblemValues, path: string): string | null {
  const name = path.split('.')[0] ?? '';
  const isSame = !(name in now) || then[name as keyof ProblemValues] === now[name as keyof ProblemValues];
  return isSame ? (fields.get(path) ?? null) : null;
}
