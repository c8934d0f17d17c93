import { Box, chakra, Stack } from '@chakra-ui/react';
import { FormField } from '../../../../components/form/form-field.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { MarkdownField } from '../markdown-field.tsx';
import type { TranslationValues } from './translations.ts';

const languages = [
  {
    title: 'titleZh',
    text: 'descriptionZh',
    titleLabel: message({ id: 'trainings.titleZh' }),
    textLabels: {
      description: message({ id: 'trainings.descriptionZh' }),
      stepText: message({ id: 'trainings.stepTextZh' }),
      stepRemark: message({ id: 'trainings.stepRemarkZh' }),
    },
  },
  {
    title: 'titleEn',
    text: 'descriptionEn',
    titleLabel: message({ id: 'trainings.titleEn' }),
    textLabels: {
      description: message({ id: 'trainings.descriptionEn' }),
      stepText: message({ id: 'trainings.stepTextEn' }),
      stepRemark: message({ id: 'trainings.stepRemarkEn' }),
    },
  },
] as const;

interface TranslationFieldsProps {
  readonly values: TranslationValues;
  /** What the text below a title is. */
  readonly textKind?: keyof (typeof languages)[number]['textLabels'];
  readonly rows?: number;
  readonly onChange: (change: Partial<TranslationValues>) => void;
}

/** Title and text in the languages of the site, folded while there are none. */
export function TranslationFields({ values, textKind = 'description', rows = 6, onChange }: TranslationFieldsProps) {
  const t = useText();
  const isTranslated = languages.some(({ title, text }) => values[title] !== '' || values[text] !== '');
  return (
    <Box as="details" {...(isTranslated && { open: true })}>
      <chakra.summary cursor="pointer" fontSize="sm" fontWeight="medium">
        {t({ id: 'trainings.translations' })}
      </chakra.summary>
      <Box mt="1" mb="3" color="fg.muted" fontSize="xs">
        {t({ id: 'trainings.translationsHint' })}
      </Box>
      <Stack gap="3">
        {languages.map(({ title, text, titleLabel, textLabels }) => (
          <Stack key={title} gap="3">
            <FormField
              name={title}
              label={t(titleLabel)}
              maxLength={255}
              value={values[title]}
              error={null}
              onValue={(value) => onChange({ [title]: value })}
            />
            <MarkdownField
              label={t(textLabels[textKind])}
              rows={rows}
              value={values[text]}
              onValue={(value) => onChange({ [text]: value })}
            />
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
