import { Button, Flex, Stack } from '@chakra-ui/react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { MarkdownField } from '../../../../components/markdown-editor/markdown-field.tsx';
import { RestoredNotice } from '../../../../components/restored-notice.tsx';
import { maxText, maxTitle } from '../../../../components/training/text-limits.ts';
import { TrainingConflict } from '../../../../components/training/training-conflict.tsx';
import { TranslationFields } from '../../../../components/training/translations/translation-fields.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { ListForm_TrainingFragment } from './list-form.generated.ts';
import { SharingChoice } from './sharing-choice.tsx';
import { useListForm } from './use-list-form.ts';

interface ListFormProps {
  /** Null: a new one. */
  readonly stored: ListForm_TrainingFragment | null;
  readonly onCreated: ((listId: string) => void) | undefined;
  readonly onDelete: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Title and description of a personal list, also in other languages; of a new one also who reads it, which an existing
 * one has a dialog for.
 */
export function ListForm({ stored, onCreated, onDelete, onClose }: ListFormProps) {
  const t = useText();
  const form = useListForm(stored, { onCreated, onClose });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        {form.isRestored ? (
          <RestoredNotice
            text={t({ id: 'lists.restored' })}
            discard={t({ id: 'lists.discard' })}
            discardText={t({ id: 'lists.discardText' })}
            onDiscard={form.discard}
          />
        ) : null}
        <FormField
          label={t({ id: 'lists.title' })}
          required
          maxLength={maxTitle}
          takesMore
          autoComplete="off"
          value={form.texts.title}
          error={form.refusal.fields['title'] ?? null}
          onValue={(title) => form.change({ title })}
        />
        <MarkdownField
          label={t({ id: 'lists.description' })}
          rows={4}
          maxLength={maxText}
          value={form.texts.description}
          error={form.refusal.fields['description'] ?? null}
          onValue={(description) => form.change({ description })}
        />
        <TranslationFields values={form.texts} rows={4} onChange={form.change} />
        {stored === null ? <SharingChoice value={form.sharing} onChange={form.setSharing} /> : null}
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end" gap="2">
          {onDelete === undefined ? null : (
            <Button size="sm" variant="outline" colorPalette="red" color="red.fg" me="auto" onClick={onDelete}>
              {t({ id: 'lists.delete' })}
            </Button>
          )}
          <Button type="submit" size="sm" colorPalette="accent" aria-disabled={form.isBusy}>
            {stored === null ? t({ id: 'lists.create' }) : t({ id: 'lists.save' })}
          </Button>
        </Flex>
      </Stack>
      <TrainingConflict {...form.conflicting} />
    </form>
  );
}
