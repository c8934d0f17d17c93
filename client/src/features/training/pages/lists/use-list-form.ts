import { useApolloClient } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { hasTooLongText } from '../../../../components/training/text-limits.ts';
import type { Conflict } from '../../../../components/training/training-conflict.tsx';
import {
  translationsInput,
  translationValues,
  type TranslationValues,
} from '../../../../components/training/translations/translations.ts';
import { readFormDraft } from '../../../../lib/drafts/form-draft.ts';
import { useWrittenDraft } from '../../../../lib/drafts/use-written-draft.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { focusFirstFault } from '../../../../lib/form/focus-first-fault.ts';
import { noRefusal, refusalOf } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { ProblemListsDocument } from '../../../../lib/problem-lists/problem-lists.generated.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { ListFormDocument, useUpdateListMutation, type ListForm_TrainingFragment } from './list-form.generated.ts';
import { MyListsDocument, useCreateListMutation } from './lists.generated.ts';
import type { Sharing } from './sharing.ts';

interface ListFormOptions {
  readonly onCreated: ((listId: string) => void) | undefined;
  /** It is saved. */
  readonly onClose: () => void;
}

/** Of a draft: the version that it was typed over. */
const versionName = '(version)';

/** The texts of a list as they are typed. */
type Texts = { readonly title: string; readonly description: string } & TranslationValues;

function textsOf(list: ListForm_TrainingFragment | null): Texts {
  return {
    title: list?.title ?? '',
    description: list?.description ?? '',
    ...translationValues(list?.translations ?? []),
  };
}

/**
 * The form of a personal list: what is typed, what is wrong with it, and sending it. What is typed is a draft until it
 * is saved or discarded, also when the dialog is closed.
 *
 * @param initial as it is stored; null: a new list.
 */
export function useListForm(initial: ListForm_TrainingFragment | null, { onCreated, onClose }: ListFormOptions) {
  const t = useText();
  const client = useApolloClient();
  const language = useLocale();
  const [key] = useState({ account: useViewer().user?.id ?? '', form: `list ${initial?.id ?? 'new'}` });
  const [{ [versionName]: draftVersion, ...draft }] = useState(() => readFormDraft(key));
  const [isRestored, setRestored] = useState(Object.keys(draft).length > 0);
  // What the form was filled from, so that a newer version that comes to the cache is not replaced unseen.
  const [stored, setStored] = useState(
    initial === null || draftVersion === undefined ? initial : { ...initial, version: Number(draftVersion) },
  );
  const [texts, setTexts] = useState<Texts>(() => ({ ...textsOf(initial), ...draft }));
  const [sharing, setSharing] = useState<Sharing>('OWNER');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [create] = useCreateListMutation({ refetchQueries: [MyListsDocument, ProblemListsDocument] });
  const [update] = useUpdateListMutation();
  const typed = typedOf(texts, textsOf(stored));
  const isTyped = Object.keys(typed).length > 0;
  const { finish } = useWrittenDraft(
    key,
    stored === null || !isTyped ? typed : { ...typed, [versionName]: String(stored.version) },
  );
  const send = async (version = stored?.version ?? 0) => {
    const { title, description } = texts;
    const values = { title: title.trim(), description, translations: translationsInput(texts) };
    const result =
      stored === null
        ? (await create({ variables: { input: { ...values, sharing }, language } })).data?.createTrainingList
        : (await update({ variables: { input: { ...values, id: stored.id, version }, language } })).data
            ?.updateTrainingList;
    if (result?.__typename === 'TrainingChanged') setConflict(result);
    else if (result !== undefined && 'training' in result) {
      finish();
      showToast('success', t({ id: 'lists.saved' }));
      onClose();
      if (stored === null) onCreated?.(result.training.id);
    } else setRefusal(refusalOf(t, result, ['title', 'description']));
  };
  const load = async () => {
    const { data } = await client.query({
      query: ListFormDocument,
      variables: { id: stored?.id ?? '' },
      fetchPolicy: 'network-only',
    });
    const newer = data?.training ?? null;
    // The dialog says that it is gone.
    if (newer === null) return;
    setStored(newer);
    setTexts({ ...textsOf(newer), ...typed });
    showToast('success', t({ id: 'training.conflictLoaded' }));
  };
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
  return {
    texts,
    change: (next: Partial<Texts>) => setTexts((before) => ({ ...before, ...next })),
    isRestored,
    discard: () => {
      setStored(initial);
      setTexts(textsOf(initial));
      setRestored(false);
      setRefusal(noRefusal);
    },
    sharing,
    setSharing,
    isBusy,
    refusal,
    conflicting: {
      conflict,
      onLoad: () => void attempt(load),
      onOverwrite: ({ currentVersion }: Conflict) => void attempt(() => send(currentVersion)),
      onClose: () => setConflict(null),
    },
    submit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy) return;
      const form = event.currentTarget;
      if (texts.title.trim() === '') setRefusal({ ...noRefusal, fields: { title: t({ id: 'lists.titleNeeded' }) } });
      // Its field says so.
      else if (hasTooLongText(texts)) setRefusal(noRefusal);
      else await attempt(() => send());
      focusFirstFault(form);
    },
  };
}

/** The texts that differ from what is stored. */
function typedOf(texts: Texts, stored: Texts): Partial<Record<keyof Texts, string>> {
  const names = Object.keys(stored) as (keyof Texts)[];
  return Object.fromEntries(names.filter((name) => texts[name] !== stored[name]).map((name) => [name, texts[name]]));
}
