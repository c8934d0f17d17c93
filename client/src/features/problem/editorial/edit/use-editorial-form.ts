import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isSuccess } from '../../../../lib/failure/domain-error.ts';
import { refusalOf, type Refusal } from '../../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../../lib/form/use-drafted-form.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useSaveEditorialMutation, type EditorialForm_FormFragment } from './editorial-form.generated.ts';
import {
  editorialFaults,
  editorialFields,
  faultsByField,
  inputOf,
  valuesOf,
  type EditorialField,
  type EditorialValues,
} from './editorial-values.ts';

/** What another keeper saved meanwhile. */
interface Conflict {
  /** Null: it was deleted. */
  readonly currentVersion: number | null;
}

/** The form of an editorial and saving it; it is shown to its readers then. */
export function useEditorialForm(stored: EditorialForm_FormFragment, account: string) {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const [save] = useSaveEditorialMutation();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saved] = useState(() => valuesOf(stored, locale));
  const send = async (values: EditorialValues, basedOnVersion: number | null): Promise<Refusal | null> => {
    const input = inputOf(values, { problemId: stored.problemId, basedOnVersion });
    const result = (await save({ variables: { input } })).data?.saveEditorial;
    if (result?.__typename === 'EditorialChanged') {
      setConflict(result);
      return null;
    }
    if (!isSuccess(result))
      return refusalOf(
        t,
        result && { ...result, ...('fields' in result && { fields: faultsByField(result.fields, values) }) },
        editorialFields,
      );
    showToast('success', t({ id: 'editorial.saved' }));
    form.discard();
    void navigate(`/problem/${encodeURIComponent(stored.displayId)}/editorial`);
    return null;
  };
  const form: ReturnType<typeof useDraftedForm<EditorialField>> = useDraftedForm<EditorialField>({
    form: `editorial of problem ${stored.problemId}`,
    account,
    saved,
    version: String(stored.version ?? ''),
    kept: editorialFields,
    check: editorialFaults,
    send: (values) => send(values, versionOf(form.grownFrom)),
  });
  /** Saves over what another keeper saved. */
  const overwrite = async () => {
    if (conflict === null) return;
    setConflict(null);
    const refusal = await send(form.values, conflict.currentVersion);
    if (refusal !== null) form.refuse(refusal);
  };
  const change = (values: Partial<Record<EditorialField, string>>) => {
    for (const name of editorialFields) if (values[name] !== undefined) form.setValue(name, values[name]);
  };
  return { ...form, change, conflict, overwrite, closeConflict: () => setConflict(null) };
}

export type EditorialEditing = ReturnType<typeof useEditorialForm>;

function versionOf(grownFrom: string | undefined): number | null {
  return grownFrom ? Number(grownFrom) : null;
}
