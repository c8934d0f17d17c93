import type * as Tex from '@unified-latex/unified-latex-types';
import { printRaw } from '@unified-latex/unified-latex-util-print-raw';
import { codeBlock, escapeLineStart, joinInline } from './markdown-text.ts';
import { plainCharacters } from './tex-characters.ts';
import { writeImage, writeInline } from './tex-inline.ts';
import { joinLines, mathBlock, mathEnvironment, printMath } from './tex-math.ts';
import { type TexContext, addNote, lastArgument, lastArguments, lookup, plainText } from './tex-nodes.ts';
import { tables, writeTable } from './tex-table.ts';
import { headings, lists, quotes, sections, transparentEnvironments, verbatim } from './tex-vocabulary.ts';

/** Writes a list of nodes as blocks of Markdown. */
export function writeBlocks(nodes: readonly Tex.Node[], context: TexContext): string[] {
  const written: string[] = [];
  let paragraph: Tex.Node[] = [];
  const flush = () => {
    const text = writeInline(paragraph, context).trim();
    if (text !== '') written.push(escapeLineStart(text));
    paragraph = [];
  };
  for (const node of nodes) {
    const own = block(node, context);
    if (own === null) {
      paragraph.push(node);
    } else {
      flush();
      written.push(...own);
    }
  }
  flush();
  return written;
}

/** What a node is as blocks; null when it is a part of a paragraph. */
function block(node: Tex.Node, context: TexContext): string[] | null {
  switch (node.type) {
    case 'parbreak':
      return [];
    case 'displaymath':
      return mathBlock(printMath(node.content));
    case 'mathenv':
      return mathBlock(mathEnvironment(node));
    case 'verbatim':
      return [codeBlock(trimLines(node.content))];
    case 'environment':
      return environment(node, context);
    case 'group':
      return node.content.some(isBlock) ? writeBlocks(node.content, context) : null;
    case 'macro':
      return macroBlock(node, context);
    default:
      return null;
  }
}

const blockTypes = new Set(['parbreak', 'displaymath', 'mathenv', 'verbatim', 'environment']);
const blockMacros = new Set([
  ...Object.keys(headings),
  ...Object.keys(sections),
  'par',
  'problemname',
  'illustration',
  'caption',
  'captionof',
  'epigraph',
  'centerline',
  'nextsample',
  'remainingsamples',
]);

/** Whether a node cannot stand in a line, and so the group it is in cannot either. */
function isBlock(node: Tex.Node): boolean {
  if (node.type === 'group') return node.content.some(isBlock);
  return node.type === 'macro' ? blockMacros.has(node.content) : blockTypes.has(node.type);
}

function macroBlock(node: Tex.Macro, context: TexContext): string[] | null {
  const name = node.content;
  const heading = lookup(headings, name);
  if (heading !== undefined) return [`${heading} ${writeInline(lastArgument(node), context).trim()}`];
  const section = lookup(sections, name);
  if (section !== undefined) return [`## ${section}`];
  if (name === 'par') return [];
  if (name === 'problemname') {
    context.title = plainText(lastArgument(node)) || null;
    return [];
  }
  if (name === 'illustration') {
    const [, file = [], caption = []] = lastArguments(node, 3);
    const captionText = writeInline(caption, context).trim();
    return [
      writeImage(plainCharacters(file), plainText(caption), context),
      ...(captionText === '' ? [] : [joinInline([{ mark: '*', text: captionText }])]),
    ];
  }
  if (name === 'caption' || name === 'captionof')
    return [joinInline([{ mark: '*', text: writeInline(lastArgument(node), context).trim() }])];
  if (name === 'epigraph') {
    const [text = [], author = []] = lastArguments(node, 2);
    return [quoted([...writeBlocks(text, context), `— ${writeInline(author, context).trim()}`])];
  }
  if (name === 'centerline') return writeBlocks(lastArgument(node), context);
  if (name === 'nextsample' || name === 'remainingsamples') {
    addNote(context, {
      'zh-CN': `\\${name} 已略去：样例显示在题面之后。`,
      'en-US': `\\${name} is left out: samples are shown after the statement.`,
    });
    return [];
  }
  return null;
}

function environment(node: Tex.Environment, context: TexContext): string[] {
  const name = node.env;
  if (lists.has(name)) return [list(node, context)];
  if (tables.has(name))
    return [
      writeTable(node, (cell) => joinLines(writeInline(cell, context).replaceAll(/\\(?=\n)/gu, '')).trim()),
    ].filter((table) => table !== '');
  if (quotes.has(name)) return [quoted(writeBlocks(node.content, context))];
  if (verbatim.has(name)) return [codeBlock(trimLines(printRaw(node.content)), listingLanguage(node))];
  const section = lookup(sections, name);
  if (section !== undefined) return [`## ${section}`, ...writeBlocks(node.content, context)];
  if (name === 'comment') return [];
  if (!transparentEnvironments.has(name))
    addNote(context, {
      'zh-CN': `环境“${name}”未知，其中的内容按文字保留。`,
      'en-US': `the environment "${name}" is not known; what is in it is kept as text.`,
    });
  return writeBlocks(node.content, context);
}

function list(node: Tex.Environment, context: TexContext): string {
  const isNumbered = node.env === 'enumerate' || node.env === 'compactenum';
  const items: string[] = [];
  for (const item of node.content) {
    if (item.type !== 'macro' || item.content !== 'item') continue;
    const label = item.args?.find((argument) => argument.openMark === '[');
    const labelText = label === undefined ? '' : writeInline(label.content, context).trim();
    const marker = isNumbered && label === undefined ? `${items.length + 1}.` : '-';
    const shown =
      node.env === 'description' && labelText !== '' ? joinInline([{ mark: '**', text: labelText }]) : labelText;
    const [first = '', ...rest] = writeBlocks(lastArgument(item), context);
    const lead = /[\p{L}\p{N}$]/u.test(shown) ? `${shown} ` : '';
    const body = [lead + first, ...rest].join('\n\n').trim();
    items.push(`${marker} ${body.replaceAll(/\n(?=.)/gu, `\n${' '.repeat(marker.length + 1)}`)}`);
  }
  return items.join(items.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
}

function quoted(inner: readonly string[]): string {
  return inner.join('\n\n').replaceAll(/^/gmu, '> ');
}

function trimLines(code: string): string {
  return code.replace(/^[ \t]*\n/u, '').trimEnd();
}

function listingLanguage(node: Tex.Environment): string {
  const options = printRaw(node.args ?? []);
  const name =
    /language=\{?([\w+]+)/u.exec(options)?.[1] ?? (node.env === 'minted' ? /\{(\w+)\}/u.exec(options)?.[1] : undefined);
  return (name ?? '').toLowerCase();
}
