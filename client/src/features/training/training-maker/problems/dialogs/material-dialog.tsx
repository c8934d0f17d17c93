import { Button, Field, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Choice } from '../../../../../components/choice.tsx';
import { CheckLabel } from '../../../../../components/form/check-label.tsx';
import { FormField } from '../../../../../components/form/form-field.tsx';
import { uploadEditorFile } from '../../../../../components/markdown-editor/upload-editor-file.ts';
import { materialKinds } from '../../../../../components/training/material-kinds.ts';
import { failureText } from '../../../../../lib/failure/failure.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { MarkdownField } from '../../markdown-field.tsx';
import { TranslationFields } from '../../translations/translation-fields.tsx';
import { translationsInput, translationValues } from '../../translations/translations.ts';
import {
  ManagedTrainingProblemsDocument,
  useCreateTrainingMaterialMutation,
  useUpdateTrainingMaterialMutation,
  type ManagedTraining_MaterialFragment,
} from '../managed-problems.generated.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { useEntryForm } from './use-entry-form.ts';

type Kind = keyof typeof materialKinds;

interface MaterialDialogProps {
  readonly trainingId: string;
  /** Null: a new one. */
  readonly material: ManagedTraining_MaterialFragment | null;
  /** Of a new one; null: before the first section. */
  readonly sectionId: string | null;
  readonly onClose: () => void;
}

/** A step between problems: a text, a PDF, a link, or a problem on another site. */
export function MaterialDialog({ trainingId, material, sectionId, onClose }: MaterialDialogProps) {
  const t = useText();
  const options = { refetchQueries: [ManagedTrainingProblemsDocument], awaitRefetchQueries: true };
  const [create] = useCreateTrainingMaterialMutation(options);
  const [update] = useUpdateTrainingMaterialMutation(options);
  const form = useEntryForm({
    form: `training-material ${trainingId} ${material?.id ?? 'new'}`,
    initial: {
      kind: String(material?.kind ?? 'MARKDOWN'),
      title: material?.title ?? '',
      content: material?.content ?? '',
      url: material?.url ?? '',
      isOptional: String(material?.isOptional ?? false),
      ...translationValues(material?.translations ?? []),
    },
    onSave: async ({ kind, title, content, url, isOptional, ...translations }) => {
      const input = {
        kind: asKind(kind),
        title,
        content,
        url: kind === 'MARKDOWN' ? null : url,
        isOptional: isOptional === 'true',
        translations: translationsInput(translations),
      };
      return material === null
        ? (await create({ variables: { input: { trainingId, sectionId, ...input } } })).data?.createTrainingMaterial
        : (await update({ variables: { input: { id: material.id, ...input } } })).data?.updateTrainingMaterial;
    },
    onSaved: onClose,
  });
  const { values, change } = form;
  const isText = values.kind === 'MARKDOWN';
  return (
    <EntryDialog
      title={
        material === null
          ? t({ id: 'trainings.addStep' })
          : t({ id: 'trainings.editOf' }, { title: material.shownTitle })
      }
      action={t({ id: 'trainings.save' })}
      form={form}
      isValid={values.title.trim() !== '' && (isText ? values.content : values.url).trim() !== ''}
      isWide
      onClose={onClose}
    >
      <Field.Root>
        <Field.Label>{t({ id: 'trainings.stepKind' })}</Field.Label>
        <Choice
          label={t({ id: 'trainings.stepKind' })}
          value={values.kind}
          options={Object.entries(materialKinds).map(([kind, { text }]) => [kind, t(text)] as const)}
          onChange={(kind) => change({ kind })}
        />
      </Field.Root>
      <FormField label={t({ id: 'trainings.title' })} isRequired maxLength={255} {...form.field('title')} />
      {isText ? null : (
        <FormField
          label={t({ id: 'trainings.stepUrl' })}
          isRequired
          maxLength={2000}
          inputMode="url"
          autoComplete="off"
          beside={values.kind === 'PDF' ? <PdfUpload onUrl={(url) => change({ url })} /> : null}
          {...form.field('url')}
        />
      )}
      <MarkdownField
        label={isText ? t({ id: 'trainings.stepText' }) : t({ id: 'trainings.stepRemark' })}
        isRequired={isText}
        rows={isText ? 8 : 2}
        {...form.field('content')}
      />
      <TranslationFields
        values={values}
        textKind={isText ? 'stepText' : 'stepRemark'}
        rows={isText ? 8 : 2}
        onChange={change}
      />
      <CheckLabel>
        <input
          type="checkbox"
          checked={values.isOptional === 'true'}
          onChange={(event) => change({ isOptional: String(event.target.checked) })}
        />
        {t({ id: 'trainings.isOptional' })}
      </CheckLabel>
    </EntryDialog>
  );
}

function asKind(kind: string): Kind {
  return kind in materialKinds ? (kind as Kind) : 'MARKDOWN';
}

/** Stores a PDF on this site and hands its address over. */
function PdfUpload({ onUrl }: { readonly onUrl: (url: string) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ readonly isSending: boolean; readonly refusal: string | null }>({
    isSending: false,
    refusal: null,
  });
  const send = async (file: File) => {
    setState({ isSending: true, refusal: null });
    try {
      const result = await uploadEditorFile(t)(file);
      if ('url' in result) onUrl(result.url);
      setState({ isSending: false, refusal: 'refusal' in result ? result.refusal : null });
    } catch (error) {
      setState({ isSending: false, refusal: failureText(t, error) });
    }
  };
  return (
    <Flex direction="column" align="end">
      <Button size="sm" variant="outline" disabled={state.isSending} onClick={() => input.current?.click()}>
        {t({ id: 'trainings.uploadPdf' })}
      </Button>
      <Flex role="alert" fontSize="xs" color="fg.error" _empty={{ display: 'none' }}>
        {state.refusal}
      </Flex>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf"
        aria-label={t({ id: 'trainings.uploadPdf' })}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void send(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </Flex>
  );
}
