import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { failureText } from '../../../../lib/failure/failure.ts';
import { noRefusal, refusalOf } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { ProblemListsDocument } from '../../../../lib/problem-lists/problem-lists.generated.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useUpdateListMutation, type ListForm_TrainingFragment } from './list-form.generated.ts';
import { MyListsDocument, useCreateListMutation } from './lists.generated.ts';
import { SharingChoice } from './sharing-choice.tsx';
import type { Sharing } from './sharing.ts';

interface ListDialogProps {
  /** Null: a new one. */
  readonly list: ListForm_TrainingFragment | null;
  readonly onCreated?: (listId: string) => void;
  readonly onDelete?: () => void;
  readonly onClose: () => void;
}

/** Title and description of a personal list; of a new one also who reads it, which an existing one has a dialog for. */
export function ListDialog({ list, onCreated, onDelete, onClose }: ListDialogProps) {
  const t = useText();
  const [title, setTitle] = useState(list?.title ?? '');
  const [description, setDescription] = useState(list?.description ?? '');
  const [sharing, setSharing] = useState<Sharing>(list?.sharing ?? 'OWNER');
  const language = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const [create] = useCreateListMutation({ refetchQueries: [MyListsDocument, ProblemListsDocument] });
  const [update] = useUpdateListMutation();
  const save = async () => {
    const values = { title: title.trim(), description, sharing };
    return list === null
      ? (await create({ variables: { input: values, language } })).data?.createTrainingList
      : (await update({ variables: { input: { id: list.id, version: list.version, ...values }, language } })).data
          ?.updateTrainingList;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    if (title.trim() === '') {
      setRefusal({ ...noRefusal, fields: { title: t({ id: 'lists.titleNeeded' }) } });
    } else {
      setBusy(true);
      setRefusal(noRefusal);
      try {
        const result = await save();
        if (result !== undefined && 'training' in result) {
          showToast('success', t({ id: 'lists.saved' }));
          onClose();
          if (list === null) onCreated?.(result.training.id);
        } else setRefusal(refusalOf(t, result, ['title', 'description']));
      } catch (error) {
        setRefusal({ ...noRefusal, form: failureText(t, error) });
      } finally {
        setBusy(false);
      }
    }
    // The faults are drawn after this event.
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <SheetDialog
      title={list === null ? t({ id: 'lists.new' }) : t({ id: 'lists.editTitle' })}
      size="sm"
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          <FormField
            label={t({ id: 'lists.title' })}
            required
            maxLength={255}
            autoComplete="off"
            value={title}
            error={refusal.fields['title'] ?? null}
            onValue={setTitle}
          />
          <FormField
            label={t({ id: 'lists.description' })}
            hint={t({ id: 'lists.descriptionHint' })}
            lines={4}
            value={description}
            error={refusal.fields['description'] ?? null}
            onValue={setDescription}
          />
          {list === null ? <SharingChoice value={sharing} onChange={setSharing} /> : null}
          <FormError refusal={refusal} />
          <Flex justify="flex-end" gap="2">
            {onDelete === undefined ? null : (
              <Button size="sm" variant="outline" colorPalette="red" color="red.fg" me="auto" onClick={onDelete}>
                {t({ id: 'lists.delete' })}
              </Button>
            )}
            <Button type="submit" size="sm" colorPalette="accent" disabled={isBusy}>
              {list === null ? t({ id: 'lists.create' }) : t({ id: 'lists.save' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
