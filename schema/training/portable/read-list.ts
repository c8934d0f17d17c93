import { isMap, isSeq, LineCounter, parseDocument, Scalar, visit, type Document, type Node } from 'yaml';
import type { Sentence } from '../../core/errors.ts';
import { yamlExcess, type YamlExcess } from '../../core/yaml-bounds.ts';
import { consistencyFaults, type ValueFault } from './consistency-faults.ts';
import { placeIn } from './fault-place.ts';
import type { ListFile } from './list-file.ts';
import { listSchema } from './list-schema.ts';
import { schemaFaults } from './schema-faults.ts';
import { isMisleading, yamlSentence } from './yaml-faults.ts';

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
  /** The same in words. */
  readonly place: Sentence;
  readonly sentence: Sentence;
}

/** A list, or all that is wrong with its file, by lines. */
export type ReadList =
  | { readonly ok: true; readonly list: ListFile }
  | { readonly ok: false; readonly faults: readonly ListFault[] };

const nowhere: Sentence = { 'zh-CN': '', 'en-US': '' };
const binary: Sentence = {
  'zh-CN': '这不是 YAML 文本文件。请选择从题单下载的 .yaml 文件，或以 UTF-8 编码保存的文本。',
  'en-US': 'This is not a YAML text file. Choose a .yaml file that was downloaded from a list, or a text in UTF-8.',
};
const empty: Sentence = { 'zh-CN': '文件是空的。', 'en-US': 'The file is empty.' };
const excess: Readonly<Record<YamlExcess, Sentence>> = {
  DEPTH: { 'zh-CN': '内容嵌套或缩进过深。', 'en-US': 'This is nested or indented too deeply.' },
  TOKENS: { 'zh-CN': '内容过多。', 'en-US': 'This has too many items.' },
};
const noAlias: Sentence = {
  'zh-CN': '不支持引用（*名称），请重复写出内容。',
  'en-US': 'References (*name) are not supported; repeat the content.',
};

/** Reads a file. The text may come from anybody. */
export function readList(text: string): ReadList {
  const fileFault = (sentence: Sentence): ReadList => refused([{ line: 1, path: '', place: nowhere, sentence }]);
  const bytes = Buffer.byteLength(text);
  if (bytes > maxListBytes) return fileFault(tooLarge(bytes));
  // YAML allows no other control characters than tabs and line breaks.
  if (/(?![\t\n\r])[\0-\u001f]/u.test(text)) return fileFault(binary);
  const found = yamlExcess(text, bounds);
  if (found !== null) return fileFault(excess[found]);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: 'failsafe' });
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line);
  const aliasLines = new Set(removeAliases(document).map(lineAt));
  const textFaults = [
    ...firstOfLines(document.errors.map((error) => ({ line: lineAt(error.pos[0]), sentence: yamlSentence(error) }))),
    ...[...aliasLines].map((line) => ({ line, sentence: noAlias })),
  ].map((fault): ListFault => ({ ...fault, path: '', place: nowhere }));
  if (document.contents === null && textFaults.length === 0) return fileFault(empty);
  const file: unknown = document.toJS();
  const result = listSchema.safeParse(file, { reportInput: true });
  const located = [...(result.error?.issues ?? []).flatMap(schemaFaults), ...consistencyFaults(file)].map(
    ({ path, sentence, namesKey = false, isUnsure }) => ({
      fault: {
        line: lineAt(startOf(document, path)),
        path: path.map(String).join('.'),
        place: placeIn(file, namesKey ? path.slice(0, -1) : path),
        sentence,
      },
      isUnsure,
    }),
  );
  // Below an error of the YAML, and in place of an alias, values are not what their author wrote.
  const misleading = document.errors.filter(isMisleading).map(({ pos: [start] }) => lineAt(start));
  const firstMisleading = Math.min(...misleading);
  const isMeant = ({ fault: { line }, isUnsure }: (typeof located)[number]) =>
    !aliasLines.has(line) && (misleading.length === 0 || (line < firstMisleading && !isUnsure));
  const faults = [...textFaults, ...located.filter(isMeant).map(({ fault }) => fault)];
  return result.success && faults.length === 0 ? { ok: true, list: result.data } : refused(faults);
}

function refused(faults: readonly ListFault[]): ReadList {
  return { ok: false, faults: faults.toSorted((one, other) => one.line - other.line).slice(0, maxFaults) };
}

/** Rounded up, so that it never reads as the limit. */
function tooLarge(bytes: number): Sentence {
  const size = (Math.ceil((100 * bytes) / megabyte) / 100).toFixed(2);
  return {
    'zh-CN': `文件大小为 ${size} MB，不能超过 1 MB。`,
    'en-US': `The file has ${size} MB; 1 MB is the most.`,
  };
}

/** Without the second and further ones of a line, which often follow from its first. */
function firstOfLines<Fault extends { readonly line: number }>(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.toReversed().map((fault) => [fault.line, fault])).values()];
}

/** Puts empty texts in place of aliases, which could make a short file very long. @returns where they were. */
function removeAliases(document: Document.Parsed): number[] {
  const offsets: number[] = [];
  visit(document, {
    Alias: (_key, { range }) => {
      offsets.push(range?.[0] ?? 0);
      const text = new Scalar('');
      if (range) text.range = range;
      return text;
    },
  });
  return offsets;
}

/** Where a value begins; of a map's value its key, of one that is not there what it would be in. */
function startOf(document: Document.Parsed, path: ValueFault['path']): number {
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
