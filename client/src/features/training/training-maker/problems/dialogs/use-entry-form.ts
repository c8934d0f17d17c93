import { useState, type FormEvent } from 'react';
import { readFormDraft } from '../../../../../lib/drafts/form-draft.ts';
import { useWrittenDraft } from '../../../../../lib/drafts/use-written-draft.ts';
import { isSuccess, type Outcome } from '../../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../../lib/failure/failure.ts';
import { focusFirstFault } from '../../../../../lib/form/focus-first-fault.ts';
import { noRefusal, refusalOf } from '../../../../../lib/form/refusal.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../../lib/session/use-viewer.ts';
import { showToast } from '../../../../../lib/toast/toast-store.ts';

/** Fields of a dialog as they are typed, all texts. */
type Entry = Readonly<Record<string, string>>;

interface EntryFormOptions<Values extends Entry> {
  /** Names the draft. */
  readonly form: string;
  /** As it is stored. */
  readonly initial: Values;
  /** Fields that take what the server refuses; a function where its names differ. */
  readonly fieldOf?: (path: string) => string;
  /** @param opened the values that the form was opened with. */
  readonly onSave: (values: Values, opened: Values) => Promise<Outcome>;
  readonly onSaved: () => void;
}

/** A form in a dialog. What is typed is a draft until it is saved or discarded, also when the dialog is closed. */
export function useEntryForm<Values extends Entry>({
  form,
  initial: stored,
  fieldOf = (path) => path,
  onSave,
  onSaved,
}: EntryFormOptions<Values>) {
  const t = useText();
  const { user } = useViewer();
  // What is stored may change while the form is open.
  const [initial] = useState(stored);
  const [key] = useState({ account: user?.id ?? '', form });
  const [draft] = useState(() => pick(readFormDraft(key), initial));
  const [values, setValues] = useState<Values>({ ...initial, ...draft });
  const [isRestored, setRestored] = useState(Object.keys(draft).length > 0);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const { finish } = useWrittenDraft(key, pick(values, initial));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const element = event.currentTarget;
    setBusy(true);
    setRefusal(noRefusal);
    try {
      const result = await onSave(values, initial);
      if (isSuccess(result)) {
        finish();
        showToast('success', t({ id: 'trainings.saved' }));
        onSaved();
        return;
      }
      const fields = result?.fields?.map(({ path, message }) => ({ path: fieldOf(path), message }));
      setRefusal(refusalOf(t, result && fields ? { ...result, fields } : result, Object.keys(initial)));
    } catch (error) {
      setRefusal({ ...noRefusal, form: failureText(t, error) });
    } finally {
      setBusy(false);
    }
    focusFirstFault(element);
  };
  return {
    values,
    refusal,
    isBusy,
    isRestored,
    change: (next: Partial<Values>) => setValues((before) => ({ ...before, ...next })),
    discard: () => {
      setValues(initial);
      setRestored(false);
      setRefusal(noRefusal);
    },
    submit,
    /** Value, fault and change of a field, for `FormField`. */
    field: (name: keyof Values & string) => ({
      value: values[name] ?? '',
      error: refusal.fields[name] ?? null,
      onValue: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    }),
  };
}

/** The fields of a form that differ from what is stored. */
function pick(values: Entry, stored: Entry): Entry {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => stored[name] !== undefined && stored[name] !== value),
  );
}
