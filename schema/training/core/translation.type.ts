import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import type { SchemaTypes } from '../../core/schema-types.ts';
import type { Translation } from './text-in.ts';

/** Longest text of a translation. */
const maxContent = 65_535;

/** Argument of a text that may be translated. */
export const textLanguage = {
  required: false,
  description: 'zh-CN or en-US; absent, or without a translation: as its author wrote it.',
  validate: z.string().max(20),
} as const;

export const TextTranslationType = builder.objectRef<Translation>('TextTranslation').implement({
  description: 'A text in another language than its own.',
  fields: (t) => ({
    language: t.exposeString('language', { description: 'zh-CN or en-US.' }),
    title: t.exposeString('title', { description: 'Empty: not translated.' }),
    description: t.exposeString('description', {
      description: 'Markdown; of a material its content, of a problem its note. Empty: not translated.',
    }),
  }),
});

const TextTranslationInput = builder.inputType('TextTranslationInput', {
  description: 'A text in another language.',
  fields: (t) => ({
    language: t.string({ description: 'zh-CN or en-US.', validate: z.enum(['zh-CN', 'en-US']) }),
    title: t.string({ description: 'Empty: as in the own language.', validate: z.string().max(255) }),
    description: t.string({
      description: 'Markdown; of a material its content, of a problem its note. Empty: as in the own language.',
      validate: z.string().max(maxContent),
    }),
  }),
});

/** Translations in the form of what they belong to. */
export function translationsField(
  t: PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>,
  description = 'Its texts in other languages; absent: none.',
) {
  return t.field({
    type: [TextTranslationInput],
    required: false,
    description,
    validate: z.array(z.unknown()).max(2),
  });
}

/** Translations as services take them. */
export function translationsIn(list: readonly (typeof TextTranslationInput.$inferInput)[] | null | undefined) {
  return (list ?? []).flatMap(({ language, title, description }): Translation[] =>
    language === 'zh-CN' || language === 'en-US' ? [{ language, title, description }] : [],
  );
}
