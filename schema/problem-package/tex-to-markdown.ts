import type * as Tex from '@unified-latex/unified-latex-types';
import { printRaw } from '@unified-latex/unified-latex-util-print-raw';
import type { InlinePiece } from './markdown-text.ts';
import { codeBlock, codeSpan, escapeLineStart, escapeMarkdown, joinInline } from './markdown-text.ts';
import { plainCharacters, withCharacters } from './tex-characters.ts';
import { EndlessMacros, parseTex } from './tex-parse.ts';
import { TABLES, writeTable } from './tex-table.ts';
import {
  CODE,
  CODE_SWITCHES,
  DROPPED,
  HEADINGS,
  LISTS,
  MARKED,
  QUOTES,
  SECTIONS,
  SWITCHES,
  TRANSPARENT,
  TRANSPARENT_ENVIRONMENTS,
  VERBATIM,
} from './tex-vocabulary.ts';

// How this works: the parser gives a tree; `blocks` walks a list of nodes, gathers what stands in one paragraph and
// hands it to `inline`; everything else (lists, tables, formulas on their own, code) is a block. Blocks are strings,
// joined by an empty line. Math is kept as it was written. What is not known is left out, its text kept, and named.

/** A statement as Markdown. */
export interface ConvertedTex {
  readonly markdown: string;
  /** Plain text of `\problemname`; null without one. */
  readonly title: string | null;
  /** Sentences on what could not be converted. */
  readonly notes: readonly string[];
}

/** Gives the file an image name stands for: TeX leaves extensions out. */
export type ResolveImage = (name: string) => string;

/** Converts the LaTeX of a problem statement to Markdown with math. Null when its macros define each other in circles. */
export function texToMarkdown(source: string, resolveImage: ResolveImage = (name) => name): ConvertedTex | null {
  let nodes: Tex.Node[];
  try {
    nodes = parseTex(source);
  } catch (error) {
    if (error instanceof EndlessMacros || error instanceof RangeError) return null;
    throw error;
  }
  const writer = createWriter(resolveImage);
  const markdown = [...writer.blocks(nodes), ...writer.footnotes()].join('\n\n');
  // Authors give the plain spelling of a name with formulas in a comment.
  const plainName = /^%+\s*plainproblemname:(.*)$/mu.exec(source)?.[1]?.trim();
  return { markdown: `${markdown}\n`, title: plainName || writer.title(), notes: writer.notes() };
}

interface Writer {
  blocks(nodes: readonly Tex.Node[]): string[];
  footnotes(): string[];
  title(): string | null;
  notes(): string[];
}

function createWriter(resolveImage: ResolveImage): Writer {
  let title: string | null = null;
  const footnotes: string[] = [];
  const notes = new Set<string>();

  function blocks(nodes: readonly Tex.Node[]): string[] {
    const written: string[] = [];
    let paragraph: Tex.Node[] = [];
    const flush = () => {
      const text = inline(paragraph).trim();
      if (text !== '') written.push(escapeLineStart(text));
      paragraph = [];
    };
    for (const node of nodes) {
      const own = block(node);
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
  function block(node: Tex.Node): string[] | null {
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
        return environment(node);
      case 'group':
        return node.content.some((inner) => block(inner) !== null) ? blocks(node.content) : null;
      case 'macro':
        return macroBlock(node);
      default:
        return null;
    }
  }

  function macroBlock(node: Tex.Macro): string[] | null {
    const name = node.content;
    const heading = lookup(HEADINGS, name);
    if (heading !== undefined) return [`${heading} ${inline(lastArgument(node)).trim()}`];
    const section = lookup(SECTIONS, name);
    if (section !== undefined) return [`## ${section}`];
    if (name === 'par') return [];
    if (name === 'problemname') {
      title = mathless(lastArgument(node)).trim() || null;
      return [];
    }
    if (name === 'illustration') {
      const [, file = [], caption = []] = lastArguments(node, 3);
      const captionText = inline(caption).trim();
      return [image(plainCharacters(file), mathless(caption).trim()), ...(captionText === '' ? [] : [joinInline([{ mark: '*', text: captionText }])])];
    }
    if (name === 'caption' || name === 'captionof') return [joinInline([{ mark: '*', text: inline(lastArgument(node)).trim() }])];
    if (name === 'epigraph') {
      const [text = [], author = []] = lastArguments(node, 2);
      return [quoted([...blocks(text), `— ${inline(author).trim()}`])];
    }
    if (name === 'centerline') return blocks(lastArgument(node));
    if (name === 'nextsample' || name === 'remainingsamples') {
      notes.add(`\\${name} is left out: samples are shown after the statement`);
      return [];
    }
    return null;
  }

  function environment(node: Tex.Environment): string[] {
    const name = node.env;
    if (LISTS.has(name)) return [list(node)];
    if (TABLES.has(name)) return [writeTable(node, (cell) => inline(cell).replaceAll(/\s*\\?\n\s*/gu, ' ').trim())].filter((table) => table !== '');
    if (QUOTES.has(name)) return [quoted(blocks(node.content))];
    if (VERBATIM.has(name)) return [codeBlock(trimLines(printRaw(node.content)), listingLanguage(node))];
    const section = lookup(SECTIONS, name);
    if (section !== undefined) return [`## ${section}`, ...blocks(node.content)];
    if (name === 'comment') return [];
    if (!TRANSPARENT_ENVIRONMENTS.has(name)) notes.add(`the environment "${name}" is not known; what is in it is kept as text`);
    return blocks(node.content);
  }

  function list(node: Tex.Environment): string {
    const isNumbered = node.env === 'enumerate' || node.env === 'compactenum';
    const items: string[] = [];
    for (const item of node.content) {
      if (item.type !== 'macro' || item.content !== 'item') continue;
      const label = item.args?.find((argument) => argument.openMark === '[');
      const labelText = label === undefined ? '' : inline(label.content).trim();
      const marker = isNumbered && label === undefined ? `${items.length + 1}.` : '-';
      const shown = node.env === 'description' && labelText !== '' ? joinInline([{ mark: '**', text: labelText }]) : labelText;
      const [first = '', ...rest] = blocks(lastArgument(item));
      const lead = /[\p{L}\p{N}$]/u.test(shown) ? `${shown} ` : '';
      const body = [lead + first, ...rest].join('\n\n').trim();
      items.push(`${marker} ${body.replaceAll(/\n(?=.)/gu, `\n${' '.repeat(marker.length + 1)}`)}`);
    }
    return items.join(items.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
  }

  function inline(nodes: readonly Tex.Node[]): string {
    const pieces: InlinePiece[] = [];
    const characters = withCharacters(nodes);
    let text = '';
    const flush = () => {
      if (text !== '') pieces.push({ mark: '', text: escapeMarkdown(ligatures(text)) });
      text = '';
    };
    for (const [index, node] of characters.entries()) {
      if (node.type === 'string') {
        text += node.content;
        continue;
      }
      if (node.type === 'whitespace' || node.type === 'parbreak') {
        text += ' ';
        continue;
      }
      if (node.type === 'comment') continue;
      flush();
      const mark = node.type === 'macro' ? lookup(SWITCHES, node.content) : undefined;
      if (mark !== undefined) {
        pieces.push({ mark, text: inline(characters.slice(index + 1)) });
        return joinInline(pieces);
      }
      if (node.type === 'macro' && CODE_SWITCHES.has(node.content)) {
        pieces.push({ mark: '', text: code(characters.slice(index + 1)) });
        return joinInline(pieces);
      }
      pieces.push(...piece(node));
    }
    flush();
    return joinInline(pieces).replaceAll(/ {2,}/gu, ' ');
  }

  function piece(node: Tex.Node): InlinePiece[] {
    switch (node.type) {
      case 'inlinemath':
        return [{ mark: '', text: inlineMath(printMath(node.content)) }];
      case 'group':
        return [{ mark: '', text: inline(node.content) }];
      case 'verb':
        return [{ mark: '', text: codeSpan(node.content) }];
      case 'macro':
        return [macroPiece(node)];
      case 'displaymath':
        return [{ mark: '', text: inlineMath(printMath(node.content)) }];
      case 'environment':
        return [{ mark: '', text: blocks([node]).join(' ') }];
      default:
        return [];
    }
  }

  function macroPiece(node: Tex.Macro): InlinePiece {
    const name = node.content;
    const argument = lastArgument(node);
    const mark = lookup(MARKED, name);
    if (mark !== undefined) return { mark, text: inline(argument) };
    return { mark: '', text: macroText(node, name, argument) };
  }

  function macroText(node: Tex.Macro, name: string, argument: Tex.Node[]): string {
    if (CODE.has(name)) return code(argument);
    if (TRANSPARENT.has(name)) return inline(argument);
    if (DROPPED.has(name)) return '';
    if (name === '\\' || name === 'newline') return '\\\n';
    if (name === 'includegraphics') return image(plainCharacters(argument), '');
    if (name === 'url') return `<${plainCharacters(argument)}>`;
    if (name === 'href') {
      const [address = [], shown = []] = lastArguments(node, 2);
      return `[${inline(shown)}](<${plainCharacters(address)}>)`;
    }
    if (name === 'footnote' || name === 'footnotetext') {
      footnotes.push(inline(argument).trim());
      return `[^${footnotes.length}]`;
    }
    if (name === 'textsuperscript') return inlineMath(String.raw`^{\text{${printMath(argument)}}}`);
    if (name === 'textsubscript') return inlineMath(String.raw`_{\text{${printMath(argument)}}}`);
    if (name === 'ensuremath') return inlineMath(printMath(argument));
    if (name === 'paragraph' || name === 'subparagraph') return `${joinInline([{ mark: '**', text: inline(argument) }])} `;
    if (name === 'item') return inline(argument);
    notes.add(`the macro "\\${name}" is not known and left out`);
    return inline(argument);
  }

  /** Code, with formulas and other macros in it set apart: code shows its text as it stands. */
  function code(nodes: readonly Tex.Node[]): string {
    let written = '';
    let text = '';
    const flush = () => {
      const [, lead = '', inner = '', trail = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? [];
      written += lead + codeSpan(inner) + trail;
      text = '';
    };
    for (const node of withCharacters(nodes)) {
      const isPlain = node.type === 'string' || node.type === 'whitespace' || node.type === 'verb' || node.type === 'group';
      if (isPlain) {
        text += plainCharacters([node]);
      } else if (node.type !== 'comment') {
        flush();
        written += inline([node]);
      }
    }
    flush();
    return written;
  }

  function image(name: string, alt: string): string {
    const file = resolveImage(name.trim());
    const label = escapeMarkdown(alt);
    // Pages cannot show a PDF in place; a link to it is what remains.
    return /\.pdf$/iu.test(file) ? `[${label || file}](${file})` : `![${label}](${file})`;
  }

  return {
    blocks,
    footnotes: () => footnotes.map((text, index) => `[^${index + 1}]: ${text}`),
    title: () => title,
    notes: () => [...notes],
  };
}

function lookup(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function lastArgument(node: Tex.Macro): Tex.Node[] {
  return node.args?.at(-1)?.content ?? [];
}

function lastArguments(node: Tex.Macro, count: number): Tex.Node[][] {
  return (node.args ?? []).slice(-count).map((argument) => argument.content);
}

/** Quotes and dashes as TeX sets them. */
function ligatures(text: string): string {
  return text
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .replaceAll('`', '‘')
    .replaceAll("'", '’')
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('<<', '«')
    .replaceAll('>>', '»');
}

function printMath(nodes: readonly Tex.Node[]): string {
  // A dollar would end the formula in Markdown, whatever stands before it.
  return printRaw(withoutComments(nodes)).replaceAll(String.raw`\$`, String.raw`\text{\textdollar}`).trim();
}

function withoutComments(nodes: readonly Tex.Node[]): Tex.Node[] {
  return nodes.flatMap((node): Tex.Node[] => {
    if (node.type === 'comment') return node.leadingWhitespace ? [{ type: 'whitespace' }] : [];
    if (node.type === 'group' || node.type === 'environment' || node.type === 'mathenv') return [{ ...node, content: withoutComments(node.content) }];
    return [node];
  });
}

function inlineMath(math: string): string {
  return math === '' ? '' : `$${math.replaceAll(/\s*\n\s*/gu, ' ')}$`;
}

function mathBlock(math: string): string[] {
  return math === '' ? [] : [`$$\n${math.replaceAll(/\n\s*(?=\n)/gu, '')}\n$$`];
}

/** Environments that number or align formulas, as the page's math renderer knows them. */
function mathEnvironment(node: Tex.Environment): string {
  const content = printMath(node.content);
  // The parser gives the name as a node here, against its own types.
  const env = typeof node.env === "string" ? node.env : printRaw(node.env);
  const name = env.replace('*', '');
  if (name === 'equation' || name === 'math' || name === 'displaymath') return content;
  if (name === 'eqnarray') return String.raw`\begin{aligned}${content.replaceAll(/&\s*(=|\\leq?|\\geq?|<|>)\s*&/gu, '&$1')}\end{aligned}`;
  const known = name === 'multline' ? 'gathered' : name === 'align' || name === 'alignat' || name === 'flalign' ? 'aligned' : name === 'gather' ? 'gathered' : env;
  return String.raw`\begin{${known}}${content}\end{${known}}`;
}

/** Text of a title: formulas by their source, without the dollars. */
function mathless(nodes: readonly Tex.Node[]): string {
  return withCharacters(nodes)
    .map((node) => {
      if (node.type === 'inlinemath') return printRaw(node.content);
      if (node.type === 'macro' || node.type === 'group') return mathless(node.type === 'group' ? node.content : lastArgument(node));
      return node.type === 'string' ? node.content : plainCharacters([node]);
    })
    .join('')
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .replaceAll(/\s+/gu, ' ');
}

function quoted(inner: readonly string[]): string {
  return inner.join('\n\n').replaceAll(/^/gmu, '> ');
}

function trimLines(code: string): string {
  return code.replace(/^[ \t]*\n/u, '').replace(/\s+$/u, '');
}

function listingLanguage(node: Tex.Environment): string {
  const options = printRaw(node.args ?? []);
  const name = /language=\{?([\w+]+)/u.exec(options)?.[1] ?? (node.env === 'minted' ? /\{(\w+)\}/u.exec(options)?.[1] : undefined);
  return (name ?? '').toLowerCase();
}
