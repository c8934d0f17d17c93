import { useApolloClient } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import type { Conflict } from '../../../../components/training/training-conflict.tsx';
import {
  translationsInput,
  translationValues,
  type TranslationValues,
} from '../../../../components/training/translations/translations.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { focusFirstFault } from '../../../../lib/form/focus-first-fault.ts';
import { noRefusal, refusalOf } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { ProblemListsDocument } from '../../../../lib/problem-lists/problem-lists.generated.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { ListFormDocument, useUpdateListMutation, type ListForm_TrainingFragment } from './list-form.generated.ts';
import { MyListsDocument, useCreateListMutation } from './lists.generated.ts';
import type { Sharing } from './sharing.ts';

interface ListFormOptions {
  readonly onCreated: ((listId: string) => void) | undefined;
  /** It is saved. */
  readonly onClose: () => void;
}

/**
 * The form of a personal list: what is typed, what is wrong with it, and sending it.
 *
 * @param initial as it is stored; null: a new list.
 */
export function useListForm(initial: ListForm_TrainingFragment | null, { onCreated, onClose }: ListFormOptions) {
  const t = useText();
  const client = useApolloClient();
  const language = useLocale();
  // What the form was filled from, so that a newer version that comes to the cache is not replaced unseen.
  const [stored, setStored] = useState(initial);
  const [title, setTitle] = useState(initial?.title ?? '');
  const [description, setDescription] = useState(initial?.description ?? '');
  const [translations, setTranslations] = useState(() => translationValues(initial?.translations ?? []));
  const [sharing, setSharing] = useState<Sharing>('OWNER');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [create] = useCreateListMutation({ refetchQueries: [MyListsDocument, ProblemListsDocument] });
  const [update] = useUpdateListMutation();
  const send = async (version = stored?.version ?? 0) => {
    const values = { title: title.trim(), description, translations: translationsInput(translations) };
    const result =
      stored === null
        ? (await create({ variables: { input: { ...values, sharing }, language } })).data?.createTrainingList
        : (await update({ variables: { input: { ...values, id: stored.id, version }, language } })).data
            ?.updateTrainingList;
    if (result?.__typename === 'TrainingChanged') setConflict(result);
    else if (result !== undefined && 'training' in result) {
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
    if (title === stored?.title) setTitle(newer.title);
    if (description === stored?.description) setDescription(newer.description);
    const [older, newest] = [translationValues(stored?.translations ?? []), translationValues(newer.translations)];
    setTranslations((typed) => carriedOver(typed, older, newest));
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
    title,
    setTitle,
    description,
    setDescription,
    translations,
    changeTranslations: (change: Partial<TranslationValues>) => setTranslations((before) => ({ ...before, ...change })),
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
      if (title.trim() === '') setRefusal({ ...noRefusal, fields: { title: t({ id: 'lists.titleNeeded' }) } });
      else await attempt(() => send());
      focusFirstFault(form);
    },
  };
}

/** A newer version with what was typed over the older one. */
function carriedOver(typed: TranslationValues, older: TranslationValues, newer: TranslationValues): TranslationValues {
  const kept = (name: keyof TranslationValues) => (typed[name] === older[name] ? newer[name] : typed[name]);
  return {
    titleZh: kept('titleZh'),
    descriptionZh: kept('descriptionZh'),
    titleEn: kept('titleEn'),
    descriptionEn: kept('descriptionEn'),
  };
}
