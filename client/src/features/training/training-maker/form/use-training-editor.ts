import { useApolloClient } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { hasTooLongText } from '../../../../components/training/text-limits.ts';
import type { Conflict } from '../../../../components/training/training-conflict.tsx';
import { trainingPlanAddress } from '../../../../lib/address/training-address.ts';
import { readFormDraft } from '../../../../lib/drafts/form-draft.ts';
import { useWrittenDraft } from '../../../../lib/drafts/use-written-draft.ts';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { focusFirstFault } from '../../../../lib/form/focus-first-fault.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import {
  TrainingFormDocument,
  useCreateTrainingMutation,
  useUpdateTrainingMutation,
  type TrainingForm_FormFragment,
} from './training-form.generated.ts';
import {
  carriedOver,
  emptyTraining,
  storedValues,
  trainingFaults,
  trainingInput,
  unsavedOf,
  withDraft,
  type TrainingField,
  type TrainingValues,
} from './values.ts';

interface EditedTraining {
  /** As it is stored; null: a new training. */
  readonly initial: TrainingForm_FormFragment | null;
  /** Where a new one is created; null: on the site. */
  readonly groupId: string | null;
  /** User id of the editor. */
  readonly account: string;
}

/** The form of a training: what is typed, what is wrong with it, and sending it. */
export function useTrainingEditor({ initial, groupId, account }: EditedTraining) {
  const t = useText();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [stored, setStored] = useState(initial);
  const [saved, setSaved] = useState(() => (initial === null ? emptyTraining : storedValues(initial)));
  const [key] = useState({
    account,
    form: `training ${initial?.id ?? (groupId === null ? 'new' : `new in group ${groupId}`)}`,
  });
  const [draft] = useState(() => withDraft(saved, readFormDraft(key)));
  const [isRestored, setRestored] = useState(draft !== null);
  const [values, setValues] = useState(draft ?? saved);
  const [chosen, setRemovesMembers] = useState<boolean | null>(null);
  const { finish } = useWrittenDraft(key, { ...unsavedOf(values, saved) });
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [create, { loading: isCreating }] = useCreateTrainingMutation();
  const [update, { loading: isUpdating }] = useUpdateTrainingMutation();

  const faults = trainingFaults(values);
  const isFaulty = Object.keys(faults).length > 0 || hasTooLongText(values);
  const becomesPrivate = stored?.access === 'PUBLIC' && values.access === 'PRIVATE';
  const isPasswordChanged =
    stored?.access === 'PRIVATE' && values.access === 'PRIVATE' && values.password !== saved.password;
  const asksAboutMembers = becomesPrivate || isPasswordChanged;
  const removesMembers = chosen ?? becomesPrivate;
  const begin = (from: TrainingValues) => {
    setSaved(from);
    setValues(from);
    setRestored(false);
    setRemovesMembers(null);
  };
  const send = async (version = stored?.version ?? 0) => {
    const input = trainingInput(values);
    const result =
      stored === null
        ? (await create({ variables: { input: { ...input, groupId } } })).data?.createTraining
        : (
            await update({
              variables: {
                input: { ...input, id: stored.id, version, removesMembers: asksAboutMembers && removesMembers },
              },
            })
          ).data?.updateTraining;
    switch (result?.__typename) {
      case 'CreateTrainingSuccess':
        finish();
        showToast('success', t({ id: 'trainings.created' }));
        void navigate(trainingPlanAddress(result.training));
        return;
      case 'UpdateTrainingSuccess':
        setStored(result.training);
        begin(storedValues(result.training));
        showToast('success', t({ id: 'trainings.saved' }));
        return;
      case 'TrainingChanged':
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
  const load = async () => {
    const { data } = await client.query({
      query: TrainingFormDocument,
      variables: { id: stored?.id ?? '' },
      fetchPolicy: 'network-only',
    });
    const form = data?.trainingForm ?? null;
    // The page says that it is gone.
    if (form === null) return;
    const newer = storedValues(form);
    setStored(form);
    setSaved(newer);
    setValues((before) => carriedOver(before, { older: saved, newer }));
    showToast('success', t({ id: 'training.conflictLoaded' }));
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
  return {
    stored,
    values,
    isRestored,
    asksAboutMembers,
    removesMembers,
    setRemovesMembers,
    isSending: isCreating || isUpdating,
    // The fields may be far from the button.
    failure: failure ?? (isChecked && isFaulty ? t({ id: 'trainings.faults' }) : null),
    conflicting: {
      conflict,
      onLoad: () => void attempt(load),
      onOverwrite: ({ currentVersion }: Conflict) => void attempt(() => send(currentVersion)),
      onClose: () => setConflict(null),
    },
    /** What is wrong with a field, in words; null: nothing that is to be shown yet. */
    fault: (field: TrainingField): string | null => {
      const own = faults[field];
      return own !== undefined && isChecked ? t(own) : (refused[field] ?? null);
    },
    change: (next: Partial<TrainingValues>) => {
      setValues((before) => ({ ...before, ...next }));
      setRefused({});
    },
    discard: () => {
      begin(saved);
      setChecked(false);
      setRefused({});
      setFailure(null);
    },
    submit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      setChecked(true);
      await attempt(async () => {
        if (!isFaulty) await send();
      });
      focusFirstFault(form);
    },
  };
}
