import { ObjectRef } from '@pothos/core';
import type { Locale } from './context.ts';
import { type DomainError, domainError, type Sentence } from './errors.ts';
import type { SchemaTypes } from './schema-types.ts';

/** What is wrong with one field, in the reader's language. */
export interface FieldError {
  /** Names and indices from the input down, joined by dots. */
  readonly path: string;
  readonly message: string;
}

/** Its GraphQL type, implemented beside the builder. */
export const fieldErrorRef = new ObjectRef<SchemaTypes, FieldError>('FieldError');

export const InvalidInput = domainError('INVALID_INPUT', {
  description: 'Shape errors of input, one per field.',
  zh: '输入有误，请检查标出的字段。',
  en: 'Some fields are not right; please check them.',
  data: (fields: readonly FieldError[]) => ({ fields }),
  fields: (t) => ({ fields: t.field({ type: [fieldErrorRef], resolve: (error) => [...error.fields] }) }),
});

/** The part of a zod issue that a message is made from. */
export interface Issue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
  readonly code?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly format?: unknown;
  readonly params?: unknown;
}

/** Turns what zod says of an input into InvalidInput, one message per field, in the reader's language. */
export function invalidInputOf(failure: { readonly issues: readonly Issue[] }, locale: Locale): DomainError {
  const byPath = new Map<string, FieldError>();
  for (const issue of failure.issues) {
    const path = pathOf(issue);
    // The first complaint of a field is the one to mend first; the others often follow from it.
    if (!byPath.has(path)) byPath.set(path, { path, message: sentenceOf(issue)[locale] });
  }
  return new InvalidInput([...byPath.values()]);
}

function pathOf(issue: Issue): string {
  const keys = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  // A mutation's one argument is called input everywhere; a form knows its fields without it.
  return (keys[0] === 'input' ? keys.slice(1) : keys).join('.');
}

/** What is wrong, in both languages. */
export function sentenceOf(issue: Issue): Sentence {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return issue.format === 'email'
        ? { 'zh-CN': '邮箱格式错误。', 'en-US': 'This is not an e-mail address.' }
        : { 'zh-CN': '格式不正确。', 'en-US': 'The format is not right.' };
    case 'custom':
      return ownSentence(issue.params) ?? wrongValue;
    default:
      return wrongValue;
  }
}

const wrongValue: Sentence = { 'zh-CN': '值不正确。', 'en-US': 'The value is not right.' };

function tooSmall({ origin, minimum }: Issue): Sentence {
  const least = String(minimum);
  if (origin === 'string') {
    return least === '1'
      ? { 'zh-CN': '不能为空。', 'en-US': 'This must not be empty.' }
      : { 'zh-CN': `至少需要 ${least} 个字符。`, 'en-US': `At least ${least} characters are needed.` };
  }
  if (origin === 'array') return { 'zh-CN': `至少需要 ${least} 项。`, 'en-US': `At least ${least} items are needed.` };
  return { 'zh-CN': `不能小于 ${least}。`, 'en-US': `It must be at least ${least}.` };
}

function tooBig({ origin, maximum }: Issue): Sentence {
  const most = String(maximum);
  if (origin === 'string')
    return { 'zh-CN': `不能超过 ${most} 个字符。`, 'en-US': `At most ${most} characters are allowed.` };
  if (origin === 'array') return { 'zh-CN': `不能超过 ${most} 项。`, 'en-US': `At most ${most} items are allowed.` };
  return { 'zh-CN': `不能大于 ${most}。`, 'en-US': `It must be at most ${most}.` };
}

/** A rule of our own brings its sentence along: `.refine(check, { params: { sentence } })`. */
function ownSentence(params: unknown): Sentence | null {
  if (typeof params !== 'object' || params === null || !('sentence' in params)) return null;
  const { sentence } = params;
  if (typeof sentence !== 'object' || sentence === null || !('zh-CN' in sentence) || !('en-US' in sentence))
    return null;
  const { 'zh-CN': chinese, 'en-US': english } = sentence;
  return typeof chinese === 'string' && typeof english === 'string' ? { 'zh-CN': chinese, 'en-US': english } : null;
}
