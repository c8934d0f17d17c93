import { Box, chakra, Stack } from '@chakra-ui/react';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { FormField } from '../../form/form-field.tsx';
import { MarkdownField } from '../../markdown-editor/markdown-field.tsx';
import { maxText, maxTitle } from '../text-limits.ts';
import type { TranslationValues } from './translations.ts';

const languages = [
  {
    title: 'titleZh',
    text: 'descriptionZh',
    titleLabel: message({ id: 'training.texts.titleZh' }),
    textLabels: {
      description: message({ id: 'training.texts.descriptionZh' }),
      stepText: message({ id: 'training.texts.stepTextZh' }),
      stepRemark: message({ id: 'training.texts.stepRemarkZh' }),
      note: message({ id: 'training.texts.noteZh' }),
    },
  },
  {
    title: 'titleEn',
    text: 'descriptionEn',
    titleLabel: message({ id: 'training.texts.titleEn' }),
    textLabels: {
      description: message({ id: 'training.texts.descriptionEn' }),
      stepText: message({ id: 'training.texts.stepTextEn' }),
      stepRemark: message({ id: 'training.texts.stepRemarkEn' }),
      note: message({ id: 'training.texts.noteEn' }),
    },
  },
] as const;

interface TranslationFieldsProps {
  readonly values: TranslationValues;
  /** What the text below a title is; a note has no title. */
  readonly textKind?: keyof (typeof languages)[number]['textLabels'];
  readonly rows?: number;
  /** Of a text, in characters. */
  readonly maxLength?: number;
  readonly onChange: (change: Partial<TranslationValues>) => void;
}

/** Title and text in the languages of the site, folded while there are none. Needs the sentences of authors. */
export function TranslationFields({
  values,
  textKind = 'description',
  rows = 6,
  maxLength = maxText,
  onChange,
}: TranslationFieldsProps) {
  const t = useText();
  const isTranslated = languages.some(({ title, text }) => values[title] !== '' || values[text] !== '');
  return (
    <Box as="details" {...(isTranslated && { open: true })}>
      <chakra.summary cursor="pointer" fontSize="sm" fontWeight="medium">
        {t({ id: 'training.texts.translations' })}
      </chakra.summary>
      <Box mt="1" mb="3" color="fg.muted" fontSize="xs">
        {t({ id: 'training.texts.translationsHint' })}
      </Box>
      <Stack gap="3">
        {languages.map(({ title, text, titleLabel, textLabels }) => (
          <Stack key={title} gap="3">
            {textKind === 'note' ? null : (
              <FormField
                name={title}
                label={t(titleLabel)}
                maxLength={maxTitle}
                takesMore
                value={values[title]}
                error={null}
                onValue={(value) => onChange({ [title]: value })}
              />
            )}
            <MarkdownField
              label={t(textLabels[textKind])}
              rows={rows}
              maxLength={maxLength}
              value={values[text]}
              onValue={(value) => onChange({ [text]: value })}
            />
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
