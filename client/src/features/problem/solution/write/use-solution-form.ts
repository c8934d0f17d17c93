import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalOf, type Refusal } from '../../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../../lib/form/use-drafted-form.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import {
  useEditCommunitySolutionMutation,
  useWriteCommunitySolutionMutation,
  type SolutionForm_SolutionFragment,
} from './solution-form.generated.ts';
import {
  inputOf,
  solutionFaults,
  solutionFields,
  valuesOf,
  type SolutionField,
  type SolutionValues,
} from './solution-values.ts';
import type { Source } from './use-sources.ts';

export interface SolutionFormProps {
  /** Of the problem. */
  readonly displayId: string;
  /** Null: a new solution. */
  readonly stored: SolutionForm_SolutionFragment | null;
  /** What it may explain, newest first. */
  readonly sources: readonly Source[];
  /** The submission that the address or the stored version names; null: none. */
  readonly namedId: number | null;
  /** User id. */
  readonly account: string;
  /** Of an edit: the newest version after another one was saved, and beginning again with it. */
  readonly onOutdated:
    | {
        readonly newestVersionId: () => Promise<string | null>;
        readonly reload: () => void;
      }
    | undefined;
}

/** The form of a solution and sending it; the solution is shown then. */
export function useSolutionForm({ displayId, stored, sources, namedId, account, onOutdated }: SolutionFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const [write] = useWriteCommunitySolutionMutation();
  const [edit] = useEditCommunitySolutionMutation();
  const [isConflict, setConflict] = useState(false);
  const [saved] = useState(() =>
    valuesOf(stored, sources.find(({ id }) => id === namedId)?.id ?? (stored === null ? sources[0]?.id : null) ?? null),
  );
  const send = async (values: SolutionValues, baseVersionId: string | undefined): Promise<Refusal | null> => {
    const input = inputOf(values);
    const result =
      stored === null || baseVersionId === undefined
        ? (await write({ variables: { input } })).data?.writeCommunitySolution
        : (await edit({ variables: { input: { id: String(stored.id), baseVersionId, ...input } } })).data
            ?.editCommunitySolution;
    if (result?.__typename === 'CommunitySolutionChanged') {
      setConflict(true);
      return null;
    }
    if (result?.__typename !== 'WriteCommunitySolutionSuccess' && result?.__typename !== 'EditCommunitySolutionSuccess')
      return refusalOf(t, result, solutionFields, {
        SubmissionNotExplainable: 'submissionId',
        NewcomerLimitReached: 'content',
      });
    const { id, pending } = result.solution;
    showToast('success', pending === null ? t({ id: 'solution.published' }) : t({ id: 'solution.sent' }));
    form.discard();
    void navigate(`/solution/${id}`);
    return null;
  };
  const form: ReturnType<typeof useDraftedForm<SolutionField>> = useDraftedForm<SolutionField>({
    form: stored === null ? `solution of problem ${displayId}` : `solution ${stored.id}`,
    account,
    saved,
    ...(stored !== null && { version: stored.newestVersionId }),
    kept: solutionFields,
    check: solutionFaults,
    send: (values) => send(values, stored === null ? undefined : (form.grownFrom ?? stored.newestVersionId)),
  });
  /** Saves over what was saved meanwhile. */
  const overwrite = async () => {
    setConflict(false);
    const newest = await onOutdated?.newestVersionId();
    const refusal = newest ? await send(form.values, newest) : null;
    if (refusal !== null) form.refuse(refusal);
  };
  /** Begins again with what was saved meanwhile. */
  const loadNewest = async () => {
    setConflict(false);
    await onOutdated?.newestVersionId();
    form.discard();
    onOutdated?.reload();
  };
  return { ...form, isConflict, closeConflict: () => setConflict(false), overwrite, loadNewest };
}

export type SolutionEditing = ReturnType<typeof useSolutionForm>;
