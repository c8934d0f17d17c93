import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { CheckLabel } from '../../../../../components/form/check-label.tsx';
import { FormField } from '../../../../../components/form/form-field.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { MarkdownField } from '../../markdown-field.tsx';
import { TranslationFields } from '../../translations/translation-fields.tsx';
import { translationsInput, translationValues } from '../../translations/translations.ts';
import type { ManagedPlan } from '../arrange/managed-plan.ts';
import {
  ManagedTrainingProblemsDocument,
  useCreateTrainingSectionMutation,
  useUpdateTrainingSectionMutation,
  type ManagedTraining_SectionFragment,
} from '../managed-problems.generated.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface SectionDialogProps {
  readonly plan: ManagedPlan;
  /** Null: a new one. */
  readonly section: ManagedTraining_SectionFragment | null;
  readonly onClose: () => void;
}

/** Title, text and requirements of a section. */
export function SectionDialog({ plan: { trainingId, sections }, section, onClose }: SectionDialogProps) {
  const t = useText();
  const options = { refetchQueries: [ManagedTrainingProblemsDocument], awaitRefetchQueries: true };
  const [create] = useCreateTrainingSectionMutation(options);
  const [update] = useUpdateTrainingSectionMutation(options);
  const form = useEntryForm({
    form: `training-section ${trainingId} ${section?.id ?? 'new'}`,
    initial: {
      title: section?.title ?? '',
      description: section?.description ?? '',
      needed: section?.needed?.toString() ?? '',
      requiredSectionIds: (section?.requiredSectionIds ?? []).join(' '),
      ...translationValues(section?.translations ?? []),
    },
    onSave: async ({ title, description, needed, requiredSectionIds, ...translations }) => {
      const input = {
        title,
        description,
        needed: needed.trim() === '' ? null : Number(needed),
        requiredSectionIds: requiredSectionIds.split(' ').filter(Boolean),
        translations: translationsInput(translations),
      };
      return section === null
        ? (await create({ variables: { input: { trainingId, ...input } } })).data?.createTrainingSection
        : (await update({ variables: { input: { id: section.id, ...input } } })).data?.updateTrainingSection;
    },
    onSaved: onClose,
  });
  const { values, change, refusal } = form;
  const isNeededValid = values.needed.trim() === '' || /^[1-9]\d{0,3}$/.test(values.needed.trim());
  const required = new Set(values.requiredSectionIds.split(' ').filter(Boolean));
  const others = sections.filter(({ id }) => id !== section?.id);
  const fault = refusal.fields['requiredSectionIds'] ?? null;
  return (
    <EntryDialog
      title={
        section === null
          ? t({ id: 'trainings.addSection' })
          : t({ id: 'trainings.editOf' }, { title: section.shownTitle })
      }
      action={t({ id: 'trainings.save' })}
      form={form}
      isValid={values.title.trim() !== '' && isNeededValid}
      isWide
      onClose={onClose}
    >
      <FormField label={t({ id: 'trainings.title' })} isRequired maxLength={255} {...form.field('title')} />
      <MarkdownField label={t({ id: 'trainings.description' })} rows={3} {...form.field('description')} />
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
    </EntryDialog>
  );
}

/** Ids with one more or one less, as the form holds them. */
function toggled(ids: ReadonlySet<string>, id: string): string {
  return (ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]).join(' ');
}
