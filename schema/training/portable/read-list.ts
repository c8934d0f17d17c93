import { isMap, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import type { z } from 'zod';
import type { Sentence } from '../../core/errors.ts';
import { sentenceOf } from '../../core/invalid-input.ts';
import { yamlExcess, type YamlExcess } from '../../core/yaml-bounds.ts';
import { hasCircle } from '../core/plan-state.ts';
import type { ListFile, ListItem } from './list-file.ts';
import { itemKinds, listSchema } from './list-schema.ts';

const megabyte = 1024 * 1024;
/** Longest file. */
const maxListBytes = megabyte;
/** A list with as many items as a training may have needs 45,000 tokens. */
const bounds = { maxFlowDepth: 20, maxColumn: 200, maxTokens: 60_000 };
const maxFaults = 50;

/** What is wrong with a file. */
export interface ListFault {
  /** From 1. */
  readonly line: number;
  /** Keys and indices from the top, joined by dots; empty: the file. */
  readonly path: string;
  readonly sentence: Sentence;
}

/** A list, or all that is wrong with its file, by lines. */
export type ReadList =
  | { readonly ok: true; readonly list: ListFile }
  | { readonly ok: false; readonly faults: readonly ListFault[] };

type Path = readonly PropertyKey[];

const empty: Sentence = { 'zh-CN': '文件是空的。', 'en-US': 'The file is empty.' };
const excess: Readonly<Record<YamlExcess, Sentence>> = {
  DEPTH: { 'zh-CN': '内容嵌套或缩进过深。', 'en-US': 'This is nested or indented too deeply.' },
  TOKENS: { 'zh-CN': '内容过多。', 'en-US': 'This has too many items.' },
};
const noAlias: Sentence = {
  'zh-CN': '不支持引用（alias），请重复写出内容。',
  'en-US': 'Aliases are not supported; repeat the content.',
};
const unknownKey: Sentence = { 'zh-CN': '未知的键。', 'en-US': 'This key is unknown.' };
const noKind: Sentence = {
  'zh-CN': `每一项必须含有以下键之一：${itemKinds.join('、')}。`,
  'en-US': `An item has one of the keys ${itemKinds.join(', ')}.`,
};
const repeatedKey: Sentence = {
  'zh-CN': '另一章节已使用该 key。',
  'en-US': 'Another section has this key.',
};
const unknownSection: Sentence = { 'zh-CN': '没有使用该 key 的章节。', 'en-US': 'No section has this key.' };
const circle: Sentence = {
  'zh-CN': '前置章节之间形成了循环。',
  'en-US': 'These sections require each other in a circle.',
};
const repeatedProblem: Sentence = {
  'zh-CN': '该题目在列表中重复出现。',
  'en-US': 'The problem is in the list twice.',
};

/** Reads a file. The text may come from anybody. */
export function readList(text: string): ReadList {
  const fileFault = (sentence: Sentence): ReadList => ({ ok: false, faults: [{ line: 1, path: '', sentence }] });
  const bytes = Buffer.byteLength(text);
  if (bytes > maxListBytes) return fileFault(tooLarge(bytes));
  const found = yamlExcess(text, bounds);
  if (found !== null) return fileFault(excess[found]);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: 'failsafe' });
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line);
  const faults = [
    ...document.errors.map(({ pos: [start], message }) => fault(lineAt(start), [], notYaml(message))),
    ...aliasesIn(document).map((start) => fault(lineAt(start), [], noAlias)),
  ];
  if (faults.length > 0) return refused(faults);
  if (document.contents === null) return fileFault(empty);
  const result = listSchema.safeParse(document.toJS(), { reportInput: true });
  const faultAt = (path: Path, sentence: Sentence) => fault(lineAt(startOf(document, path)), path, sentence);
  if (!result.success) return refused(result.error.issues.flatMap((issue) => issueFaults(issue, faultAt)));
  const inconsistent = [...sectionFaults(result.data, faultAt), ...problemFaults(result.data, faultAt)];
  return inconsistent.length > 0 ? refused(inconsistent) : { ok: true, list: result.data };
}

function refused(faults: readonly ListFault[]): ReadList {
  return { ok: false, faults: faults.toSorted((one, other) => one.line - other.line).slice(0, maxFaults) };
}

function fault(line: number, path: Path, sentence: Sentence): ListFault {
  return { line, path: path.map(String).join('.'), sentence };
}

/** Rounded up, so that it never reads as the limit. */
function tooLarge(bytes: number): Sentence {
  const size = (Math.ceil((100 * bytes) / megabyte) / 100).toFixed(2);
  return {
    'zh-CN': `文件大小为 ${size} MB，不能超过 1 MB。`,
    'en-US': `The file has ${size} MB; 1 MB is the most.`,
  };
}

function missing(path: Path): Sentence {
  const key = String(path.at(-1));
  return { 'zh-CN': `缺少键“${key}”。`, 'en-US': `The key "${key}" is missing.` };
}

function notYaml(message: string): Sentence {
  return { 'zh-CN': `不是有效的 YAML：${message}。`, 'en-US': `This is not valid YAML: ${message}.` };
}

function aliasesIn(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, { Alias: (_key, { range }) => void offsets.push(range?.[0] ?? 0) });
  return offsets;
}

type FaultAt = (path: Path, sentence: Sentence) => ListFault;

function issueFaults(issue: z.core.$ZodIssue, faultAt: FaultAt): ListFault[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => faultAt([...path, key], unknownKey));
  if (issue.code === 'invalid_union') return [faultAt(path.slice(0, -1), noKind)];
  if (issue.code === 'invalid_type' && issue.input === undefined) return [faultAt(path, missing(path))];
  return [faultAt(path, sentenceOf(issue))];
}

/** Where a value begins; of a map's value its key, of one that is not there what it would be in. */
function startOf(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let start = document.contents?.range[0] ?? 0;
  for (const key of path) {
    if (isMap<Node>(node)) {
      const pair = node.items.find((one) => String(one.key) === key);
      if (pair === undefined) break;
      start = pair.key.range?.[0] ?? start;
      node = pair.value;
    } else if (isSeq<Node>(node)) {
      node = node.items[Number(key)];
      start = (node as Node | undefined)?.range?.[0] ?? start;
    } else break;
  }
  return start;
}

function sectionFaults({ sections }: ListFile, faultAt: FaultAt): ListFault[] {
  const keys = sections.map(({ key }) => key);
  const repeated = keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [faultAt(['sections', index, 'key'], repeatedKey)] : [],
  );
  const unknown = sections.flatMap(({ requires }, index) =>
    requires.flatMap((key, at) =>
      keys.includes(key) ? [] : [faultAt(['sections', index, 'requires', at], unknownSection)],
    ),
  );
  if (repeated.length + unknown.length > 0) return [...repeated, ...unknown];
  const requirements = new Map(
    sections.map(({ requires }, index) => [index, requires.map((key) => keys.indexOf(key))]),
  );
  return hasCircle(requirements) ? [faultAt(['sections'], circle)] : [];
}

function problemFaults({ items, sections }: ListFile, faultAt: FaultAt): ListFault[] {
  const seen = new Set<string>();
  const faultsOf = (list: readonly ListItem[], path: Path) =>
    list.flatMap((item, index) => {
      if (item.kind !== 'problem') return [];
      if (seen.has(item.problem)) return [faultAt([...path, index, 'problem'], repeatedProblem)];
      seen.add(item.problem);
      return [];
    });
  return [
    ...faultsOf(items, ['items']),
    ...sections.flatMap((section, index) => faultsOf(section.items, ['sections', index, 'items'])),
  ];
}
