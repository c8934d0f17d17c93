import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { CheckLabel } from '../../../../../components/form/check-label.tsx';
import { FormField } from '../../../../../components/form/form-field.tsx';
import { MarkdownField } from '../../../../../components/markdown-editor/markdown-field.tsx';
import { hasTooLongText, maxTitle } from '../../../../../components/training/text-limits.ts';
import { TranslationFields } from '../../../../../components/training/translations/translation-fields.tsx';
import { translationsInput, translationValues } from '../../../../../components/training/translations/translations.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import type { ManagedPlan } from '../arrange/managed-plan.ts';
import {
  useCreateTrainingSectionMutation,
  useUpdateTrainingSectionMutation,
  type ManagedTraining_SectionFragment,
} from '../managed-problems.generated.ts';
import { reloadSavedPlan } from '../reload-plan.ts';
import { EntryForm } from './entry-form.tsx';
import { PartDialog } from './part-dialog.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { useNewestPart } from './use-newest-part.ts';

/** As the server limits it, in characters. */
const maxDescription = 10_000;

interface SectionDialogProps {
  readonly plan: ManagedPlan;
  /** Null: a new one. */
  readonly section: Pick<ManagedTraining_SectionFragment, 'id' | 'shownTitle'> | null;
  readonly onClose: () => void;
}

/** Title, text and requirements of a section. */
export function SectionDialog({ section, ...props }: SectionDialogProps) {
  const t = useText();
  return (
    <PartDialog
      title={
        section === null
          ? t({ id: 'trainings.addSection' })
          : t({ id: 'trainings.editOf' }, { title: section.shownTitle })
      }
      isWide
      trainingId={props.plan.trainingId}
      partOf={section === null ? null : sectionIn(section.id)}
      onClose={props.onClose}
    >
      {(stored) => <SectionForm {...props} section={stored} />}
    </PartDialog>
  );
}

interface SectionFormProps extends Omit<SectionDialogProps, 'section'> {
  readonly section: ManagedTraining_SectionFragment | null;
}

function SectionForm({ plan: { trainingId, sections }, section, onClose }: SectionFormProps) {
  const t = useText();
  const [create] = useCreateTrainingSectionMutation(reloadSavedPlan());
  const [update] = useUpdateTrainingSectionMutation(reloadSavedPlan());
  const loadNewest = useNewestPart(trainingId, sectionIn(section?.id));
  const form = useEntryForm({
    form: `training-section ${trainingId} ${section?.id ?? 'new'}`,
    stored: storedSection(section),
    onSave: async ({ title, description, needed, requiredSectionIds, ...translations }, { version }) => {
      const input = {
        title,
        description,
        needed: needed.trim() === '' ? null : Number(needed),
        requiredSectionIds: requiredSectionIds.split(' ').filter(Boolean),
        translations: translationsInput(translations),
      };
      return section === null || version === null
        ? (await create({ variables: { input: { trainingId, ...input } } })).data?.createTrainingSection
        : (await update({ variables: { input: { id: section.id, version, ...input } } })).data?.updateTrainingSection;
    },
    onSaved: onClose,
    onLoad: async () => {
      const newest = await loadNewest();
      return newest && storedSection(newest);
    },
  });
  const { values, change, refusal } = form;
  const isNeededValid = values.needed.trim() === '' || /^[1-9]\d{0,3}$/.test(values.needed.trim());
  const isValid =
    values.title.trim() !== '' && isNeededValid && !hasTooLongText(values, { description: maxDescription });
  const required = new Set(values.requiredSectionIds.split(' ').filter(Boolean));
  const others = sections.filter(({ id }) => id !== section?.id);
  const fault = refusal.fields['requiredSectionIds'] ?? null;
  return (
    <EntryForm action={t({ id: 'trainings.save' })} form={form} isValid={isValid}>
      <FormField
        label={t({ id: 'trainings.title' })}
        isRequired
        maxLength={maxTitle}
        takesMore
        {...form.field('title')}
      />
      <MarkdownField
        label={t({ id: 'trainings.description' })}
        rows={3}
        maxLength={maxDescription}
        {...form.field('description')}
      />
      <TranslationFields values={values} rows={3} onChange={change} />
      <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} alignItems="start">
        <FormField
          label={t({ id: 'trainings.needed' })}
          hint={t({ id: 'trainings.neededHint' })}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          {...form.field('needed')}
          error={isNeededValid ? form.field('needed').error : t({ id: 'trainings.fault.needed' })}
        />
        {others.length === 0 ? null : (
          <chakra.fieldset minW="0" aria-invalid={fault === null ? undefined : true}>
            <chakra.legend fontSize="sm" fontWeight="medium" mb="1">
              {t({ id: 'trainings.required' })}
            </chakra.legend>
            <Flex direction="column" gap="1" maxH="10rem" overflowY="auto">
              {others.map(({ id, shownTitle }) => (
                <CheckLabel key={id} overflowWrap="anywhere">
                  <input
                    type="checkbox"
                    checked={required.has(id)}
                    onChange={() => change({ requiredSectionIds: toggled(required, id) })}
                  />
                  {shownTitle}
                </CheckLabel>
              ))}
            </Flex>
            <Box role="alert" fontSize="xs" color="fg.error" _empty={{ display: 'none' }}>
              {fault}
            </Box>
          </chakra.fieldset>
        )}
      </Grid>
    </EntryForm>
  );
}

/** A section as its form holds it. */
function storedSection(section: ManagedTraining_SectionFragment | null) {
  return {
    values: {
      title: section?.title ?? '',
      description: section?.description ?? '',
      needed: section?.needed?.toString() ?? '',
      requiredSectionIds: (section?.requiredSectionIds ?? []).join(' '),
      ...translationValues(section?.translations ?? []),
    },
    version: section?.version ?? null,
  };
}

function sectionIn(id: string | undefined) {
  return ({ sections }: ManagedPlan) => sections.find((section) => section.id === id);
}

/** Ids with one more or one less, as the form holds them. */
function toggled(ids: ReadonlySet<string>, id: string): string {
  return (ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]).join(' ');
}
