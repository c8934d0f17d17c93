import { z } from 'zod';
import type { Sentence } from '../../core/errors.ts';
import { isWebAddress } from '../../core/settings/web-address.ts';
import { isDisplayId, maxDisplayIdLength } from '../../problem/bank/display-id.ts';
import { isBlank } from '../../problem/editing/fault.ts';
import { maxNote, maxTrainingProblems } from '../manage/training-authoring.error.ts';
import { maxMaterials, maxSections } from '../plan/plan.error.ts';
import { listFormat, noText, type ListFile, type ListItem, type ListMaterial, type ListText } from './list-file.ts';

/*
 * Values of the file. All are texts (YAML's failsafe schema): an unquoted problem 0012 keeps its zeros.
 * Limits are those of the forms.
 */

const sentences = {
  format: { 'zh-CN': `必须为 ${listFormat}。`, 'en-US': `This must be ${listFormat}.` },
  empty: { 'zh-CN': '不能为空。', 'en-US': 'This must not be empty.' },
  character: { 'zh-CN': '含有不允许的字符。', 'en-US': 'This has a character that is not allowed.' },
  flag: { 'zh-CN': '必须为 true 或 false。', 'en-US': 'This must be true or false.' },
  number: { 'zh-CN': '必须为正整数。', 'en-US': 'This must be a positive integer.' },
  address: {
    'zh-CN': '请填写以 http:// 或 https:// 开头的网址，或以 / 开头的站内地址。',
    'en-US': 'This must be an address that begins with http:// or https://, or a path of this site that begins with /.',
  },
  displayId: {
    'zh-CN': '题号不能含有空格和 / ? # % \\ 等字符。',
    'en-US': 'A display id has no blanks and none of / ? # % \\.',
  },
} satisfies Record<string, Sentence>;

/** For `refine`. */
const says = (sentence: Sentence) => ({ params: { sentence } });

/** Escapes of YAML can write what a request cannot: PostgreSQL stores no NUL character. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), says(sentences.character));
const filled = (max: number) =>
  text(max)
    .trim()
    .refine((value) => !isBlank(value), says(sentences.empty));

/** A text, or a map of texts by language; without `default`, the first of the languages takes its place. */
function localized(one: z.ZodType<string>) {
  return z
    .preprocess(
      (value) => (typeof value === 'string' ? { default: value } : value),
      z.strictObject({ default: one.optional(), 'zh-CN': one.optional(), 'en-US': one.optional() }),
    )
    .transform((texts): ListText => {
      const { 'zh-CN': chinese = '', 'en-US': english = '' } = texts;
      return { default: texts.default ?? (chinese || english), 'zh-CN': chinese, 'en-US': english };
    });
}
const title = localized(filled(255)).refine((texts) => texts.default !== '', says(sentences.empty));
const content = (max: number) => localized(text(max)).default(noText);

const flag = z
  .string()
  .refine((value) => value === 'true' || value === 'false', says(sentences.flag))
  .transform((value) => value === 'true')
  .default(false);
const url = text(2_000)
  .trim()
  .refine((value) => isWebAddress(value), says(sentences.address));
const body = localized(filled(65_535)).refine((texts) => texts.default !== '', says(sentences.empty));
const displayId = filled(maxDisplayIdLength).refine((value) => isDisplayId(value), says(sentences.displayId));
const sectionKey = filled(50);
/** Keys without a value are absent. */
const absent = (value: unknown) => (value === '' ? undefined : value);
const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess(absent, z.array(item).max(max).default([]));

const common = { optional: flag, url: url.nullable().default(null) };
const problem = z
  .strictObject({
    ...common,
    kind: z.literal('problem'),
    problem: filled(maxDisplayIdLength),
    as: displayId.nullable().default(null),
    title: text(255).trim().default(''),
    note: content(maxNote),
  })
  .transform(({ optional, ...item }): ListItem => ({ ...item, isOptional: optional }));
const placeholder = z
  .strictObject({
    ...common,
    kind: z.literal('placeholder'),
    placeholder: title,
    as: displayId.nullable().default(null),
    content: content(65_535),
  })
  .transform((item): ListItem => material(item, item.placeholder));
const markdown = z
  .strictObject({ optional: flag, kind: z.literal('text'), text: title, content: body })
  .transform((item): ListItem => material(item, item.text));
const link = z
  .strictObject({ optional: flag, url, kind: z.literal('link'), link: title, content: content(65_535) })
  .transform((item): ListItem => material(item, item.link));
const pdf = z
  .strictObject({ optional: flag, url, kind: z.literal('pdf'), pdf: title, content: content(65_535) })
  .transform((item): ListItem => material(item, item.pdf));

interface MaterialFields {
  readonly kind: ListMaterial['kind'];
  readonly content: ListText;
  readonly url?: string | null;
  readonly as?: string | null;
  readonly optional: boolean;
}

function material(fields: MaterialFields, name: ListText): ListItem {
  const { kind, content: remark, url: address = null, as = null, optional } = fields;
  return { kind, title: name, content: remark, url: address, as, isOptional: optional };
}

/** An item has one of these keys, which says what it is. */
export const itemKinds = ['problem', 'placeholder', 'text', 'link', 'pdf'] as const;

const item = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null
      ? { ...value, kind: itemKinds.find((kind) => Object.hasOwn(value, kind)) }
      : value,
  z.discriminatedUnion('kind', [problem, placeholder, markdown, link, pdf]),
);
const items = listOf(item, maxTrainingProblems + maxMaterials);

const section = z.strictObject({
  key: sectionKey,
  title,
  description: content(10_000),
  needed: z
    .string()
    .refine((value) => /^[1-9]\d{0,3}$/u.test(value), says(sentences.number))
    .transform(Number)
    .nullable()
    .default(null),
  requires: listOf(sectionKey, maxSections),
  items,
});

/** A file as YAML has it. */
export const listSchema: z.ZodType<ListFile> = z
  .strictObject({
    format: z.string().refine((value) => value === listFormat, says(sentences.format)),
    title,
    description: content(65_535),
    licence: filled(100),
    source: filled(500),
    items,
    sections: listOf(section, maxSections),
  })
  .transform(({ format: _format, ...list }): ListFile => list);
