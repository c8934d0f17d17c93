import { useState } from 'react';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { domainErrorText, type FieldError } from '../../../lib/failure/domain-error.ts';
import { failureText } from '../../../lib/failure/failure.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { problemInput } from './form/to-input.ts';
import type { ProblemValues } from './form/values.ts';
import { useCreateProblemMutation, useUpdateProblemMutation } from './problem-form.generated.ts';

/** Somebody else saved the problem meanwhile. */
export interface Conflict {
  readonly modifierName: string | null;
  readonly changedAt: string;
  readonly currentVersion: number;
}

/** What saving came to. */
export type Saved =
  | { readonly kind: 'saved'; readonly id: number; readonly version: number }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly fields: readonly FieldError[];
    }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  /** It would become public past a report that is not green; the sentence says why not. */
  | { readonly kind: 'notGreen'; readonly message: string };

interface SaveProblemOptions {
  readonly problemId: number | null;
  readonly languageKeys: readonly string[];
  /** The form as it is stored; null: a new problem. */
  readonly stored: ProblemValues | null;
  /** When the server kept the draft that the form is; null: it has none. */
  readonly draftSavedAt: () => string | null;
}

/** Sends the form. */
export function useSaveProblem({ problemId, languageKeys, stored, draftSavedAt }: SaveProblemOptions) {
  const t = useText();
  const groupId = useProblemPlace();
  const [create] = useCreateProblemMutation();
  const [update] = useUpdateProblemMutation();
  const [isSaving, setSaving] = useState(false);

  const send = async (values: ProblemValues, version: number, isReportAccepted: boolean): Promise<Saved> => {
    const input = problemInput(values, languageKeys, stored);
    const result =
      problemId === null
        ? (
            await create({
              variables: { input, groupId: groupId === null ? null : Number(groupId), draftSavedAt: draftSavedAt() },
            })
          ).data?.createProblem
        : (await update({ variables: { id: problemId, version, input, isReportAccepted } })).data?.updateProblem;
    switch (result?.__typename) {
      case 'CreateProblemSuccess':
      case 'UpdateProblemSuccess':
        return { kind: 'saved', id: result.data.id, version: result.data.version };
      case 'ProblemChanged':
        return { kind: 'conflict', conflict: result };
      case 'JuryReportNotGreen':
        return { kind: 'notGreen', message: result.message };
      case 'InvalidInput':
        return { kind: 'refused', message: result.message, fields: result.fields };
      default:
        return { kind: 'refused', message: domainErrorText(t, result), fields: [] };
    }
  };
  const save = async (values: ProblemValues, version: number, isReportAccepted: boolean): Promise<Saved> => {
    setSaving(true);
    try {
      return await send(values, version, isReportAccepted);
    } catch (error) {
      return { kind: 'refused', message: failureText(t, error), fields: [] };
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}
