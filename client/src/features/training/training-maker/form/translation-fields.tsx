import { Box, chakra, Field, Stack } from '@chakra-ui/react';
import { FormField } from '../../../../components/form/form-field.tsx';
import { MarkdownEditor } from '../../../../components/markdown-editor/markdown-editor.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { TrainingValues } from './values.ts';

const languages = [
  {
    title: 'titleZh',
    description: 'descriptionZh',
    titleLabel: message({ id: 'trainings.titleZh' }),
    descriptionLabel: message({ id: 'trainings.descriptionZh' }),
  },
  {
    title: 'titleEn',
    description: 'descriptionEn',
    titleLabel: message({ id: 'trainings.titleEn' }),
    descriptionLabel: message({ id: 'trainings.descriptionEn' }),
  },
] as const;

interface TranslationFieldsProps {
  readonly values: TrainingValues;
  readonly onChange: (change: Partial<TrainingValues>) => void;
}

/** Title and description of a training in the languages of the site, folded until somebody writes them. */
export function TranslationFields({ values, onChange }: TranslationFieldsProps) {
  const t = useText();
  const isTranslated = languages.some(({ title, description }) => values[title] !== '' || values[description] !== '');
  return (
    <Box as="details" {...(isTranslated && { open: true })}>
      <chakra.summary cursor="pointer" fontSize="sm" fontWeight="medium">
        {t({ id: 'trainings.translations' })}
      </chakra.summary>
      <Box mt="1" mb="3" color="fg.muted" fontSize="xs">
        {t({ id: 'trainings.translationsHint' })}
      </Box>
      <Stack gap="3">
        {languages.map(({ title, description, titleLabel, descriptionLabel }) => (
          <Stack key={title} gap="3">
            <FormField
              name={title}
              label={t(titleLabel)}
              maxLength={255}
              value={values[title]}
              error={null}
              onValue={(text) => onChange({ [title]: text })}
            />
            <Field.Root>
              <Field.Label>{t(descriptionLabel)}</Field.Label>
              <MarkdownEditor
                label={t(descriptionLabel)}
                value={values[description]}
                onValue={(text) => onChange({ [description]: text })}
              />
            </Field.Root>
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
