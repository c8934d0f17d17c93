import { decodeText } from '../../core/decode-text.ts';
import { createIssueLog } from '../package/issue-log.ts';
import type { PackageFormat } from '../package/problem-content.ts';
import { attribute, child, children, parseXml } from '../package/xml.ts';
import { parseYamlMap } from '../package/yaml-file.ts';

/** Names of files, and their first bytes. */
export interface FileTree {
  readonly names: readonly string[];
  readHead(name: string, maxBytes: number): Promise<Buffer>;
}

/** Where a problem is: in a folder (`''`: all), in an FPS file, or in a zip of its own. */
export type FoundItem =
  | {
      readonly kind: 'folder';
      readonly name: string;
      readonly prefix: string;
      readonly format: Exclude<PackageFormat, 'FPS'>;
      readonly title: string | null;
      /** A file outside the folder that belongs to it. */ readonly beside: string | null;
    }
  | { readonly kind: 'fps'; readonly path: string }
  | { readonly kind: 'zip'; readonly path: string };

/** Longest file that may say what a folder is, in bytes: the JSON of HOJ holds pictures at times. */
const maxMarkBytes = 32 * 1024 ** 2;

/** Whether a file begins as an FPS file does. */
export function isFps(head: Buffer): boolean {
  let text = decodeText(head)
    .replace(/^\u{FEFF}/u, '')
    .trimStart()
    .replace(/^<\?xml[^>]*>/iu, '')
    .trimStart();
  while (text.startsWith('<!--')) {
    const end = text.indexOf('-->');
    if (end === -1) return false;
    text = text.slice(end + '-->'.length).trimStart();
  }
  return /^(?:<!DOCTYPE\s+fps[^>]*>\s*)?<fps\b/iu.test(text);
}

/** Looks for problems by what files hold. @param name what a problem is called that fills the whole tree. */
export async function findItems(tree: FileTree, name: string): Promise<FoundItem[]> {
  const items: FoundItem[] = [];
  const taken: string[] = [];
  const names = tree.names.filter((each) => !/(?:^|\/)(?:__MACOSX|\.[^/]*)(?:\/|$)/u.test(each));
  // What is nearer to the top says what the folders below it are for.
  const byDepth = names.toSorted((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
  for (const path of byDepth) {
    if (taken.some((prefix) => path.startsWith(prefix))) continue;
    const item = await itemAt(path, tree, names, name);
    if (item === null) continue;
    items.push(item);
    if (item.kind === 'folder') taken.push(item.prefix);
  }
  // A zip beside the mark of a package belongs to it.
  const outside = items.filter(
    (item) => item.kind === 'folder' || !taken.some((prefix) => item.path.startsWith(prefix)),
  );
  return outside.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en', { numeric: true }));
}

function keyOf(item: FoundItem): string {
  return item.kind === 'folder' ? item.prefix : item.path;
}

async function itemAt(
  path: string,
  tree: FileTree,
  names: readonly string[],
  whole: string,
): Promise<FoundItem | null> {
  const slash = path.lastIndexOf('/') + 1;
  const [prefix, file] = [path.slice(0, slash), path.slice(slash)];
  const folder = (format: Exclude<PackageFormat, 'FPS'>, title: string | null): FoundItem => ({
    kind: 'folder',
    name: prefix === '' ? whole : prefix.slice(0, -1),
    prefix,
    format,
    title,
    beside: null,
  });
  const read = async () => decodeText(await tree.readHead(path, maxMarkBytes)).replace(/^\u{FEFF}/u, '');
  if (file === 'problem.xml') {
    const root = child(parseXml(await read()), 'problem');
    const named = children(child(root, 'names'), 'name');
    if (child(root, 'judging') !== null) return folder('POLYGON', attribute(named[0], 'value'));
  }
  if (file === 'problem.yaml') {
    const yaml = parseYamlMap(await read(), path, createIssueLog()) ?? {};
    const isHydro =
      (names.includes(`${prefix}testdata/config.yaml`) ||
        names.some((each) => each.startsWith(prefix) && /^problem(?:_[a-z_]+)?\.md$/iu.test(each.slice(slash)))) &&
      !names.some((each) => each.startsWith(`${prefix}data/`));
    return folder(isHydro ? 'HYDRO' : 'KATTIS', isHydro ? textIn(yaml, 'title') : nameIn(yaml));
  }
  if (file.endsWith('.json')) {
    const inner = `${path.slice(0, -'.json'.length)}/`;
    const isBeside = names.some((each) => each.startsWith(inner));
    if (file !== 'problem.json' && !isBeside) return null;
    const json = jsonMapOf(await read());
    const problem = json['problem'];
    if (isBeside && isMap(problem))
      return {
        kind: 'folder',
        name: inner.slice(0, -1),
        prefix: inner,
        format: 'HOJ',
        title: textIn(problem, 'title'),
        beside: path,
      };
    return file === 'problem.json' && isQduoj(json) ? folder('QDUOJ', textIn(json, 'title')) : null;
  }
  if (/\.xml$/iu.test(file)) return isFps(await tree.readHead(path, 4_096)) ? { kind: 'fps', path } : null;
  if (/\.(?:zip|kpp)$/iu.test(file))
    return (await tree.readHead(path, 2)).toString('latin1') === 'PK' ? { kind: 'zip', path } : null;
  return null;
}

/** A list of cases tells QDUOJ; it may be null, then its other keys do. */
function isQduoj(json: Record<string, unknown>): boolean {
  return Array.isArray(json['test_case_score']) || ('rule_type' in json && 'time_limit' in json);
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The map a text holds; an empty one when it holds none: what is wrong with it is said when it is read. */
function jsonMapOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isMap(value) ? value : {};
  } catch {
    return {};
  }
}

function textIn(map: Record<string, unknown>, key: string): string | null {
  const value = map[key];
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, 255) : null;
}

/** The name of a Kattis package: a text, or one by language. */
function nameIn(yaml: Record<string, unknown>): string | null {
  const value = yaml['name'];
  return isMap(value) ? textIn(value, Object.keys(value)[0] ?? '') : textIn(yaml, 'name');
}
