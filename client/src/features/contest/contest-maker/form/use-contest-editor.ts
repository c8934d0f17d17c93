import { useApolloClient } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { serverNow } from '../../../../lib/clock/use-server-clock.ts';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { focusFirstFault } from '../../../../lib/form/focus-first-fault.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import type { Conflict } from './contest-conflict.tsx';
import { carriedOver, isAsSaved } from './contest-draft.ts';
import {
  ContestFormDocument,
  useCreateContestMutation,
  useUpdateContestMutation,
  type ContestForm_FormFragment,
} from './contest-form.generated.ts';
import { faultsOf } from './faults.ts';
import { readContestDraft, useContestDraft } from './use-contest-draft.ts';
import { contestInput, emptyContest, storedValues, withPresets, type ContestValues } from './values.ts';

/** What the parts of the form share. */
export interface ContestEditing {
  readonly values: ContestValues;
  readonly stored: ContestForm_FormFragment | null;
  readonly change: (values: Partial<ContestValues>) => void;
  /** What is wrong with a field, in words; null: nothing that is to be told yet. */
  readonly fault: (path: string) => string | null;
}

/**
 * The form of a contest: what is typed, what is wrong with it, and sending it.
 *
 * @param initial as it is stored; null: a new contest.
 * @param account user id of who types.
 */
export function useContestEditor(initial: ContestForm_FormFragment | null, account: string) {
  const t = useText();
  const { desk, groupId } = useContestDesk();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [stored, setStored] = useState(initial);
  const [saved, setSaved] = useState(() => (initial === null ? emptyContest : storedNow(initial)));
  const place = { account, contestId: initial?.id ?? null };
  const [draft] = useState(() => readContestDraft(place, saved));
  const [isRestored, setRestored] = useState(draft !== null);
  const [values, setValues] = useState(draft ?? saved);
  const { finish } = useContestDraft(place, values, saved);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [create, { loading: isCreating }] = useCreateContestMutation();
  const [update, { loading: isUpdating }] = useUpdateContestMutation();

  const faults = faultsOf(values, stored);
  const fault = (path: string): string | null => {
    const own = faults[path];
    // An end before the start is told while it is typed; what is missing only once the form was sent.
    const isTold = isChecked || (path === 'endsAt' && values.endsAt !== '');
    return own !== undefined && isTold ? t(own) : (refused[path] ?? null);
  };
  const change = (next: Partial<ContestValues>) => {
    setValues((before) => (stored === null ? withPresets(before, next) : { ...before, ...next }));
    setRefused({});
  };
  const begin = (from: ContestValues) => {
    setSaved(from);
    setValues(from);
    setRestored(false);
  };
  const discard = () => {
    begin(saved);
    setChecked(false);
    setRefused({});
    setFailure(null);
  };
  const send = async (version = stored?.version ?? 0) => {
    // A freeze that began since the form was opened is a moment now, and is no longer counted from the end.
    const current = stored === null ? values : carriedOver(values, saved, storedNow(stored));
    const input = contestInput(current, stored);
    const result =
      stored === null
        ? (await create({ variables: { input, groupId: groupId === null ? null : Number(groupId) } })).data
            ?.createContest
        : (await update({ variables: { id: stored.id, version, input } })).data?.updateContest;
    switch (result?.__typename) {
      case 'CreateContestSuccess':
        finish();
        showToast('success', t({ id: 'maker.created' }));
        void navigate(`${desk}/${result.data.id}/problems`);
        return;
      case 'UpdateContestSuccess':
        setStored(result.data);
        begin(storedNow(result.data));
        showToast('success', t({ id: 'maker.saved' }));
        return;
      case 'ContestChanged':
        setConflict(result);
        return;
      case 'InvalidInput':
        setRefused(Object.fromEntries(result.fields.map(({ path, message }) => [path, message])));
        setFailure(result.message);
        return;
      default:
        setFailure(domainErrorText(t, result));
    }
  };
  const attempt = async (act: () => Promise<void>) => {
    setFailure(null);
    setConflict(null);
    try {
      await act();
    } catch (error) {
      setFailure(failureText(t, error));
    }
  };
  const load = async () => {
    const { data } = await client.query({
      query: ContestFormDocument,
      variables: { id: stored?.id ?? 0 },
      fetchPolicy: 'network-only',
    });
    const form = data?.contestForm ?? null;
    // The page says that it is gone.
    if (form === null) return;
    const newer = storedNow(form);
    setStored(form);
    setSaved(newer);
    setValues((before) => carriedOver(before, saved, newer));
    showToast('success', t({ id: 'maker.conflictLoaded' }));
  };
  const conflicting = {
    conflict,
    onLoad: () => void attempt(load),
    onOverwrite: ({ currentVersion }: Conflict) => void attempt(() => send(currentVersion)),
    onClose: () => setConflict(null),
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    await attempt(async () => {
      if (Object.keys(faults).length > 0) return;
      if (stored !== null && isAsSaved(values, saved)) showToast('info', t({ id: 'maker.unchanged' }));
      else await send();
    });
    focusFirstFault(form);
  };
  const editing: ContestEditing = { values, stored, change, fault };
  // The fields may be far from the button.
  const told = failure ?? (isChecked && Object.keys(faults).length > 0 ? t({ id: 'maker.faults' }) : null);
  return { editing, submit, conflicting, failure: told, isRestored, discard, isSending: isCreating || isUpdating };
}

function storedNow(form: ContestForm_FormFragment): ContestValues {
  return storedValues(form, new Date(serverNow()));
}
