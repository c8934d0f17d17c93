import { useState, type FormEvent } from 'react';
import { useText } from '../intl/use-text.ts';
import { focusLater } from '../keyboard/focus-later.ts';
import type { Faults } from './entrance-fields.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import { noRefusal, withoutFault, type Refusal } from './refusal.ts';

interface EntranceFormOptions<Name extends string> {
  readonly initial: Readonly<Record<Name, string>>;
  readonly check: (values: Readonly<Record<Name, string>>) => Faults<Name>;
  /** Sends the form. @returns null when it was accepted. */
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<Refusal | null>;
}

/**
 * The state of a form: values, faults beside fields (ours first, then the server's), sending. Faults show once it was
 * sent, or its field left.
 */
export function useEntranceForm<Name extends string>({ initial, check, send }: EntranceFormOptions<Name>) {
  const t = useText();
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    setChecked(new Set(Object.keys(initial)));
    setRefusal(noRefusal);
    if (Object.keys(check(values)).length > 0) {
      focusFirstFault(form);
      return;
    }
    setSending(true);
    try {
      setRefusal((await send(values)) ?? noRefusal);
    } catch {
      setRefusal({ ...noRefusal, form: t({ id: 'error.network' }) });
    } finally {
      setSending(false);
    }
    focusFirstFault(form);
    // A button that is disabled while it sends loses the focus.
    focusLater(() => (submitter?.isConnected ? submitter : null));
  };

  const setValue = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefusal(withoutFault(name));
  };

  const field = (name: Name) => {
    const fault = checked.has(name) ? check(values)[name] : undefined;
    return {
      name,
      value: values[name],
      error: fault ? t(fault) : (refusal.fields[name] ?? null),
      onValue: (value: string) => setValue(name, value),
      onBlur: () => setChecked((before) => (values[name] === '' ? before : new Set([...before, name]))),
    };
  };
  /** Empties the form as it was at first, faults and all. */
  const reset = () => {
    setValues(initial);
    setChecked(new Set());
  };
  return { values, setValue, reset, submit, field, isSending, refusal, refuse: setRefusal };
}
