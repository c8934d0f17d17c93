import { Field } from '@chakra-ui/react';
import { Choice } from '../../../../../components/choice.tsx';
import { CheckLabel } from '../../../../../components/form/check-label.tsx';
import { FormField } from '../../../../../components/form/form-field.tsx';
import { MarkdownField } from '../../../../../components/markdown-editor/markdown-field.tsx';
import { materialKinds } from '../../../../../components/training/material-kinds.ts';
import { hasTooLongText, maxText, maxTitle } from '../../../../../components/training/text-limits.ts';
import { TranslationFields } from '../../../../../components/training/translations/translation-fields.tsx';
import { translationsInput, translationValues } from '../../../../../components/training/translations/translations.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import type { ManagedPlan } from '../arrange/managed-plan.ts';
import {
  useCreateTrainingMaterialMutation,
  useUpdateTrainingMaterialMutation,
  type ManagedTraining_MaterialFragment,
} from '../managed-problems.generated.ts';
import { reloadSavedPlan } from '../reload-plan.ts';
import { EntryForm } from './entry-form.tsx';
import { PartDialog } from './part-dialog.tsx';
import { usePdfUpload } from './pdf-upload.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { useNewestPart } from './use-newest-part.ts';

type Kind = keyof typeof materialKinds;

interface MaterialDialogProps {
  readonly trainingId: string;
  /** Null: a new one. */
  readonly material: Pick<ManagedTraining_MaterialFragment, 'id' | 'shownTitle'> | null;
  /** Of a new one; null: before the first section. */
  readonly sectionId: string | null;
  readonly onClose: () => void;
}

/** A step between problems: a text, a PDF, a link, or a problem on another site. */
export function MaterialDialog({ material, ...props }: MaterialDialogProps) {
  const t = useText();
  return (
    <PartDialog
      title={
        material === null
          ? t({ id: 'trainings.addStep' })
          : t({ id: 'trainings.editOf' }, { title: material.shownTitle })
      }
      isWide
      trainingId={props.trainingId}
      partOf={material === null ? null : materialIn(material.id)}
      onClose={props.onClose}
    >
      {(stored) => <MaterialForm {...props} material={stored} />}
    </PartDialog>
  );
}

interface MaterialFormProps extends Omit<MaterialDialogProps, 'material'> {
  readonly material: ManagedTraining_MaterialFragment | null;
}

function MaterialForm({ trainingId, material, sectionId, onClose }: MaterialFormProps) {
  const t = useText();
  const [create] = useCreateTrainingMaterialMutation(reloadSavedPlan());
  const [update] = useUpdateTrainingMaterialMutation(reloadSavedPlan());
  const loadNewest = useNewestPart(trainingId, materialIn(material?.id));
  const form = useEntryForm({
    form: `training-material ${trainingId} ${material?.id ?? 'new'}`,
    stored: storedMaterial(material),
    onSave: async ({ kind, title, content, url, isOptional, ...translations }, { version }) => {
      const input = {
        kind: asKind(kind),
        title,
        content,
        url: kind === 'MARKDOWN' ? null : url,
        isOptional: isOptional === 'true',
        translations: translationsInput(translations),
      };
      return material === null || version === null
        ? (await create({ variables: { input: { trainingId, sectionId, ...input } } })).data?.createTrainingMaterial
        : (await update({ variables: { input: { id: material.id, version, ...input } } })).data?.updateTrainingMaterial;
    },
    onSaved: onClose,
    onLoad: async () => {
      const newest = await loadNewest();
      return newest && storedMaterial(newest);
    },
  });
  const { values, change } = form;
  const pdf = usePdfUpload((url) => change({ url }));
  const isPdf = values.kind === 'PDF';
  const isText = values.kind === 'MARKDOWN';
  const isValid =
    !hasTooLongText(values) && values.title.trim() !== '' && (isText ? values.content : values.url).trim() !== '';
  return (
    <EntryForm action={t({ id: 'trainings.save' })} form={form} isValid={isValid && !(isPdf && pdf.isSending)}>
      <Field.Root>
        <Field.Label>{t({ id: 'trainings.stepKind' })}</Field.Label>
        <Choice
          label={t({ id: 'trainings.stepKind' })}
          value={values.kind}
          options={Object.entries(materialKinds).map(([kind, { text }]) => [kind, t(text)] as const)}
          onChange={(kind) => change({ kind })}
        />
      </Field.Root>
      <FormField
        label={t({ id: 'trainings.title' })}
        isRequired
        maxLength={maxTitle}
        takesMore
        {...form.field('title')}
      />
      {isText ? null : (
        <FormField
          label={t({ id: 'trainings.stepUrl' })}
          isRequired
          maxLength={2000}
          inputMode="url"
          autoComplete="off"
          {...(isPdf && { beside: pdf.button, hint: pdf.status })}
          {...form.field('url')}
        />
      )}
      <MarkdownField
        label={isText ? t({ id: 'trainings.stepText' }) : t({ id: 'trainings.stepRemark' })}
        isRequired={isText}
        rows={isText ? 8 : 2}
        maxLength={maxText}
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
    </EntryForm>
  );
}

/** A step as its form holds it. */
function storedMaterial(material: ManagedTraining_MaterialFragment | null) {
  return {
    values: {
      kind: String(material?.kind ?? 'MARKDOWN'),
      title: material?.title ?? '',
      content: material?.content ?? '',
      url: material?.url ?? '',
      isOptional: String(material?.isOptional ?? false),
      ...translationValues(material?.translations ?? []),
    },
    version: material?.version ?? null,
  };
}

function materialIn(id: string | undefined) {
  return ({ materials }: ManagedPlan) => materials.get(id ?? '');
}

function asKind(kind: string): Kind {
  return kind in materialKinds ? (kind as Kind) : 'MARKDOWN';
}
