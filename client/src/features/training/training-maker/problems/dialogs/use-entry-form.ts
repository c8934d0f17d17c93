import { useState, type FormEvent } from 'react';
import type { Conflict, TrainingConflictProps } from '../../../../../components/training/training-conflict.tsx';
import { readFormDraft } from '../../../../../lib/drafts/form-draft.ts';
import { useWrittenDraft } from '../../../../../lib/drafts/use-written-draft.ts';
import { isSuccess, type DomainError, type Outcome } from '../../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../../lib/failure/failure.ts';
import { focusFirstFault } from '../../../../../lib/form/focus-first-fault.ts';
import { noRefusal, refusalOf, withoutFault } from '../../../../../lib/form/refusal.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../../lib/session/use-viewer.ts';
import { showToast } from '../../../../../lib/toast/toast-store.ts';

/** Of a draft: the version that it was typed over. */
const versionName = '(version)';

/** Refusals of something that was deleted meanwhile. */
const goneParts: ReadonlySet<string> = new Set([
  'TrainingSectionNotFound',
  'TrainingMaterialNotFound',
  'TrainingProblemNotFound',
]);

/** Fields of a dialog as they are typed, all texts. */
type Entry = Readonly<Record<string, string>>;

/** What a form was filled from. */
interface StoredEntry<Values extends Entry> {
  readonly values: Values;
  /** Null: it is new. */
  readonly version: number | null;
}

/** A save may be refused because another one came first. */
type Saved = Outcome | (DomainError & { readonly currentVersion: number });

interface EntryFormOptions<Values extends Entry> {
  /** Names the draft. */
  readonly form: string;
  readonly stored: StoredEntry<Values>;
  /** @param base what the form was filled from, with the version to save over. */
  readonly onSave: (values: Values, base: StoredEntry<Values>) => Promise<Saved>;
  readonly onSaved: (values: Values) => void;
  /** What is stored now; null: it is gone. Not needed for something new. */
  readonly onLoad?: () => Promise<StoredEntry<Values> | null>;
}

/**
 * A form in a dialog. What is typed is a draft until it is saved or discarded, also when the dialog is closed. Saving
 * over a newer version asks first.
 */
export function useEntryForm<Values extends Entry>(options: EntryFormOptions<Values>) {
  const { form, stored, onSave, onSaved, onLoad } = options;
  const t = useText();
  const { user } = useViewer();
  const [key] = useState({ account: user?.id ?? '', form });
  const [{ draft, draftBase }] = useState(() => draftOf(readFormDraft(key), stored));
  // What is stored may change while the form is open.
  const [base, setBase] = useState(draftBase);
  const [values, setValues] = useState<Values>({ ...base.values, ...draft });
  const [isRestored, setRestored] = useState(Object.keys(draft).length > 0);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { finish } = useWrittenDraft(key, writtenDraft(values, base));
  const attempt = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(noRefusal);
    setConflict(null);
    try {
      await act();
    } catch (error) {
      setRefusal({ ...noRefusal, form: failureText(t, error) });
    } finally {
      setBusy(false);
    }
  };
  const send = async (version: number | null) => {
    const result = await onSave(values, { ...base, version });
    if (isSuccess(result)) {
      finish();
      showToast('success', t({ id: 'trainings.saved' }));
      onSaved(values);
    } else if (result !== undefined && 'currentVersion' in result && typeof result.currentVersion === 'number')
      setConflict({ changedAt: null, currentVersion: result.currentVersion });
    else if (version !== null && goneParts.has(result?.__typename ?? ''))
      setRefusal({ ...noRefusal, form: t({ id: 'trainings.partMissingKept' }) });
    else setRefusal(refusalOf(t, result, Object.keys(base.values)));
  };
  const load = async () => {
    const newer = await onLoad?.();
    if (!newer) {
      setRefusal({ ...noRefusal, form: t({ id: 'trainings.partMissingKept' }) });
      return;
    }
    setBase(newer);
    setValues((before) => ({ ...newer.values, ...typedOf(before, base.values) }));
    showToast('success', t({ id: 'training.conflictLoaded' }));
  };
  const conflicting: TrainingConflictProps = {
    conflict,
    onLoad: () => void attempt(load),
    onOverwrite: ({ currentVersion }) => void attempt(() => send(currentVersion)),
    onClose: () => setConflict(null),
  };
  return {
    values,
    refusal,
    isBusy,
    isRestored,
    conflicting,
    change: (next: Partial<Values>) => setValues((before) => ({ ...before, ...next })),
    discard: () => {
      setBase(stored);
      setValues(stored.values);
      setRestored(false);
      setRefusal(noRefusal);
    },
    submit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      await attempt(() => send(base.version));
      focusFirstFault(element);
    },
    /** Value, fault and change of a field, for `FormField`. */
    field: (name: keyof Values & string) => ({
      value: values[name] ?? '',
      error: refusal.fields[name] ?? null,
      onValue: (value: string) => {
        setValues((before) => ({ ...before, [name]: value }));
        setRefusal(withoutFault(name));
      },
    }),
  };
}

/** What is typed, with the version that it is to replace. */
function writtenDraft<Values extends Entry>(values: Values, { values: stored, version }: StoredEntry<Values>): Entry {
  const typed = typedOf(values, stored);
  return version === null || Object.keys(typed).length === 0 ? typed : { ...typed, [versionName]: String(version) };
}

/** A draft with what it is saved over, so that a version that was saved since is not replaced unseen. */
function draftOf<Values extends Entry>(written: Entry, stored: StoredEntry<Values>) {
  const draft = typedOf(written, stored.values);
  const version = Number(written[versionName]);
  const isOlder = stored.version !== null && Object.keys(draft).length > 0 && Number.isInteger(version);
  return { draft, draftBase: isOlder ? { ...stored, version } : stored };
}

/** The fields of a form that differ from what is stored. */
function typedOf(values: Entry, stored: Entry): Entry {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => stored[name] !== undefined && stored[name] !== value),
  );
}
