import type { z } from 'zod';
import type { Sentence } from '../../core/errors.ts';
import { sentenceOf } from '../../core/invalid-input.ts';
import type { ValueFault } from './consistency-faults.ts';
import { itemKinds } from './list-schema.ts';

/** Keys whose value is a text in languages. */
const textKeys: ReadonlySet<PropertyKey> = new Set(['title', 'description', 'content', 'note', ...itemKinds]);
/** Keys that are reported of one map. */
const maxKeys = 50;

const noList: Sentence = {
  'zh-CN': '文件应由 “title: …” 这样的行组成，并以 format: verdict-list/1 开头。',
  'en-US': 'The file must consist of lines such as "title: …" and begin with "format: verdict-list/1".',
};
const noText: Sentence = {
  'zh-CN': '此处应为文字。',
  'en-US': 'This must be a text.',
};
const noTexts: Sentence = {
  'zh-CN': '此处应为文字，或按语言（default、zh-CN、en-US）填写的文字。',
  'en-US': 'This must be a text, or texts by language (default, zh-CN, en-US).',
};
const noSequence: Sentence = {
  'zh-CN': '此处应为列表：每一项另起一行，以“- ”开头。',
  'en-US': 'This must be a list: a line that begins with "- " for each entry.',
};
const noMap: Sentence = {
  'zh-CN': '此处应由 “key: …” 这样的行组成。',
  'en-US': 'This must consist of lines such as "key: …".',
};
const noKind: Sentence = {
  'zh-CN': `每一项必须含有以下键之一：${itemKinds.join('、')}。`,
  'en-US': `An item has one of the keys ${itemKinds.join(', ')}.`,
};

/** What the schema of a file says, in words for its author. */
export function schemaFaults(issue: z.core.$ZodIssue): ValueFault[] {
  const { path } = issue;
  const at = (where: readonly PropertyKey[], sentence: Sentence) => [{ path: where, sentence, isUnsure: false }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, maxKeys)
        .map((key) => ({ path: [...path, key], sentence: unknownKey(key), namesKey: true, isUnsure: false }));
    case 'invalid_union':
      return at(path.slice(0, -1), noKind);
    case 'invalid_type':
      return issue.input === undefined
        ? [{ path, sentence: missing(String(path.at(-1))), namesKey: true, isUnsure: true }]
        : at(path, wrongType(issue.expected, path));
    default:
      return at(path, sentenceOf(issue));
  }
}

function wrongType(expected: string, path: readonly PropertyKey[]): Sentence {
  const key = path.at(-1);
  if (key === undefined) return noList;
  if (expected === 'string') return noText;
  if (expected === 'array') return noSequence;
  if (typeof key === 'number' && path.at(-2) === 'items') return noKind;
  return textKeys.has(key) ? noTexts : noMap;
}

function missing(key: string): Sentence {
  return { 'zh-CN': `缺少键“${key}”。`, 'en-US': `The key "${key}" is missing.` };
}

function unknownKey(key: string): Sentence {
  return { 'zh-CN': `此处没有名为“${key}”的键。`, 'en-US': `There is no key "${key}" here.` };
}
