import { useState, type FormEvent } from 'react';
import { failureText } from '../../lib/failure/failure.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { EMPTY_CREDENTIALS, type CredentialFaults, type Credentials } from './credentials.ts';

/** What the server said of a form: sentences by field, and one of the form as a whole. */
export interface Refusal {
  readonly fields: Partial<Record<keyof Credentials, string>>;
  readonly form: string | null;
}

const NO_REFUSAL: Refusal = { fields: {}, form: null };

interface CredentialsFormOptions {
  readonly check: (credentials: Credentials) => CredentialFaults;
  /** Sends the form. @returns null when it was accepted. */
  readonly send: (credentials: Credentials) => Promise<Refusal | null>;
}

/** The state of a sign-in or registration form: values, faults beside fields (ours first, then the server's), sending. */
export function useCredentialsForm({ check, send }: CredentialsFormOptions) {
  const t = useText();
  const [credentials, setCredentials] = useState(EMPTY_CREDENTIALS);
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const faults = isChecked ? check(credentials) : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setRefusal(NO_REFUSAL);
    if (Object.keys(check(credentials)).length > 0) return;
    setSending(true);
    try {
      setRefusal((await send(credentials)) ?? NO_REFUSAL);
    } catch (error) {
      setRefusal({ fields: {}, form: failureText(t, error) });
    } finally {
      setSending(false);
    }
  };

  const field = (name: keyof Credentials) => {
    const fault = faults[name];
    return {
      name,
      value: credentials[name],
      error: fault ? t(fault) : (refusal.fields[name] ?? null),
      onValue: (value: string) => {
        setCredentials((before) => ({ ...before, [name]: value }));
        setRefusal((before) => ({ ...before, fields: { ...before.fields, [name]: undefined } }));
      },
    };
  };
  return { submit, field, isSending, formError: refusal.form };
}
