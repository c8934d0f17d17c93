import { LineCounter, isNode, isScalar, parseDocument, visit, type Document } from 'yaml';
import type { z } from 'zod';
import type { Sentence } from '../../core/errors.ts';
import { yamlExcess, type YamlExcess } from '../../core/yaml-bounds.ts';
import type { IssueLog } from './issue-log.ts';
import { type PackageTree, readText } from './package-tree.ts';

/** Longest YAML file. One of a thousand test cases with settings has 100 kB. */
const maxYamlBytes = 1024 * 1024;
/** 1 MB of test cases has 480,000 tokens, and takes seconds. Texts may be indented far. */
const bounds = { maxFlowDepth: 100, maxColumn: 1_000, maxTokens: 500_000 };
const excess: Readonly<Record<YamlExcess, Sentence>> = {
  DEPTH: { 'zh-CN': '嵌套或缩进过深。', 'en-US': 'is nested or indented too deeply.' },
  TOKENS: { 'zh-CN': '内容过多。', 'en-US': 'has too many items.' },
};

/**
 * Reads a YAML file that holds a map. An empty file is an empty map; keys without a value are absent.
 *
 * @returns null when the file is not there or cannot be read (the log says why).
 */
export async function readYamlMap(
  tree: PackageTree,
  name: string,
  log: IssueLog,
): Promise<Record<string, unknown> | null> {
  const file = tree.files.get(name);
  if (file === undefined) return null;
  const text = await readText(file, name, log, maxYamlBytes);
  return text === null ? null : parseYamlMap(text, name, log);
}

/** As {@link readYamlMap}, of a text. */
export function parseYamlMap(text: string, name: string, log: IssueLog): Record<string, unknown> | null {
  const found = yamlExcess(text, bounds);
  if (found !== null) {
    log.problem(name, excess[found]);
    return null;
  }
  const lineCounter = new LineCounter();
  // The parser compares each key with all others of its map: 50,000 keys took it half a minute.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
  const { errors } = document;
  for (const error of errors)
    log.problem(name, {
      'zh-CN': `不是有效的 YAML：第 ${lineCounter.linePos(error.pos[0]).line} 行：${error.message}。`,
      'en-US': `is not valid YAML: line ${lineCounter.linePos(error.pos[0]).line}: ${error.message}.`,
    });
  if (errors.length > 0) return null;
  let value: unknown;
  try {
    // Other tools take the last of two equal keys without a word, and so do packages that were only tried with those.
    for (const offset of repeatedKeys(document))
      log.warning(name, {
        'zh-CN': `有重复的键（第 ${lineCounter.linePos(offset).line} 行）；以最后一个为准。`,
        'en-US': `has a key twice (line ${lineCounter.linePos(offset).line}); the last one counts.`,
      });
    value = document.toJS({ maxAliasCount: 100 });
  } catch {
    log.problem(name, { 'zh-CN': '引用（alias）重复过多。', 'en-US': 'repeats its parts (aliases) too many times.' });
    return null;
  }
  if (value === null || value === undefined) return {};
  if (!isMap(value)) {
    log.problem(name, { 'zh-CN': '内容必须是键值映射。', 'en-US': 'must hold a map of keys to values.' });
    return null;
  }
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null));
}

/** Where keys begin that their map has had before. */
function repeatedKeys(document: Document.Parsed): number[] {
  const offsets: number[] = [];
  visit(document, {
    Map(_position, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isNode(key) || !isScalar(key)) continue;
        if (seen.has(key.value)) offsets.push(key.range?.[0] ?? 0);
        seen.add(key.value);
      }
    },
  });
  return offsets;
}

/** Whether a value read from YAML is a map. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Checks a map against a schema. Wrong values are problems, unknown keys warnings (judges add keys of their own, and a
 * package that another judge takes should not fail here for those).
 *
 * @returns null when a value is wrong.
 */
export function checkMap<Shape extends z.ZodRawShape>(
  value: Record<string, unknown>,
  schema: z.ZodObject<Shape>,
  { name, path = '', log }: { readonly name: string; readonly path?: string; readonly log: IssueLog },
): z.infer<z.ZodObject<Shape>> | null {
  for (const key of Object.keys(value)) {
    if (!(key in schema.shape))
      log.warning(name, {
        'zh-CN': `含有未知的键“${path}${key}”，已忽略。`,
        'en-US': `has the unknown key "${path}${key}", which is ignored.`,
      });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const where = path + issue.path.map(String).join('.');
    log.problem(name, {
      'zh-CN': `“${where}”有误：${lowerFirst(issue.message)}。`,
      'en-US': `"${where}" is wrong: ${lowerFirst(issue.message)}.`,
    });
  }
  return null;
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/u, '');
}
