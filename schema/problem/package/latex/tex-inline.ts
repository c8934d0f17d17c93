import type * as Tex from '@unified-latex/unified-latex-types';
import { type InlinePiece, codeSpan, escapeMarkdown, joinInline, splitBlanks } from './markdown-text.ts';
import { maxSwitches, TexTooLarge } from './tex-bounds.ts';
import { plainCharacters, withCharacters } from './tex-characters.ts';
import { inlineMath, printMath } from './tex-math.ts';
import { type TexContext, addNote, lastArgument, lastArguments, ligatures, lookup } from './tex-nodes.ts';
import { codeCommands, codeSwitches, dropped, marked, fontSwitches, transparent } from './tex-vocabulary.ts';

/** Writes what stands in one paragraph, on one line but for forced breaks. */
export function writeInline(nodes: readonly Tex.Node[], context: TexContext, switches = 0): string {
  const pieces: InlinePiece[] = [];
  const characters = withCharacters(nodes);
  let text = '';
  const flush = () => {
    if (text !== '') pieces.push({ mark: '', text: escapeMarkdown(ligatures(withoutCjkBlanks(text))) });
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
    if (node.type === 'comment') {
      if (node.leadingWhitespace) text += ' ';
      continue;
    }
    flush();
    const mark = node.type === 'macro' ? lookup(fontSwitches, node.content) : undefined;
    if (mark !== undefined && switches === maxSwitches) throw new TexTooLarge();
    if (mark !== undefined) {
      pieces.push({ mark, text: writeInline(characters.slice(index + 1), context, switches + 1) });
      return joinInline(pieces);
    }
    if (node.type === 'macro' && codeSwitches.has(node.content)) {
      pieces.push({ mark: '', text: code(characters.slice(index + 1), context) });
      return joinInline(pieces);
    }
    pieces.push(...piece(node, context));
  }
  flush();
  return joinInline(pieces).replaceAll(/ {2,}/gu, ' ');
}

function piece(node: Tex.Node, context: TexContext): InlinePiece[] {
  switch (node.type) {
    case 'inlinemath':
      return [{ mark: '', text: inlineMath(printMath(node.content)) }];
    case 'group':
      return [{ mark: '', text: writeInline(node.content, context) }];
    case 'verb':
      return [{ mark: '', text: codeSpan(node.content) }];
    case 'macro':
      return [macroPiece(node, context)];
    case 'displaymath':
      return [{ mark: '', text: inlineMath(printMath(node.content)) }];
    case 'environment':
      return [{ mark: '', text: context.writeBlocks([node]).join(' ') }];
    default:
      return [];
  }
}

function macroPiece(node: Tex.Macro, context: TexContext): InlinePiece {
  const name = node.content;
  const argument = lastArgument(node);
  const mark = lookup(marked, name);
  if (mark !== undefined) return { mark, text: writeInline(argument, context) };
  return { mark: '', text: macroText(node, context) };
}

function macroText(node: Tex.Macro, context: TexContext): string {
  const name = node.content;
  const argument = lastArgument(node);
  if (codeCommands.has(name)) return code(argument, context);
  if (transparent.has(name)) return writeInline(argument, context);
  if (dropped.has(name)) return '';
  if (name === '\\' || name === 'newline') return '\\\n';
  if (name === 'includegraphics') return writeImage(plainCharacters(argument), '', context);
  if (name === 'url') return `<${plainCharacters(argument)}>`;
  if (name === 'href') {
    const [address = [], shown = []] = lastArguments(node, 2);
    return `[${writeInline(shown, context)}](<${plainCharacters(address)}>)`;
  }
  if (name === 'footnote' || name === 'footnotetext') {
    context.footnotes.push(writeInline(argument, context).trim());
    return `[^${context.footnotes.length}]`;
  }
  if (name === 'textsuperscript') return inlineMath(String.raw`^{\text{${printMath(argument)}}}`);
  if (name === 'textsubscript') return inlineMath(String.raw`_{\text{${printMath(argument)}}}`);
  if (name === 'ensuremath') return inlineMath(printMath(argument));
  if (name === 'paragraph' || name === 'subparagraph')
    return `${joinInline([{ mark: '**', text: writeInline(argument, context) }])} `;
  if (name === 'item') return writeInline(argument, context);
  addNote(context, {
    'zh-CN': `宏“\\${name}”未知，已略去。`,
    'en-US': `the macro "\\${name}" is not known and left out.`,
  });
  return writeInline(argument, context);
}

/** Code, with formulas and other macros in it set apart: code shows its text as it stands. */
function code(nodes: readonly Tex.Node[], context: TexContext): string {
  let written = '';
  let text = '';
  const flush = () => {
    const [lead, inner, trail] = splitBlanks(text);
    written += lead + codeSpan(inner) + trail;
    text = '';
  };
  for (const node of withCharacters(nodes)) {
    const isPlain =
      node.type === 'string' || node.type === 'whitespace' || node.type === 'verb' || node.type === 'group';
    if (isPlain) {
      text += plainCharacters([node]);
    } else if (node.type !== 'comment') {
      flush();
      written += writeInline([node], context);
    }
  }
  flush();
  return written;
}

/** An image; a PDF, which pages cannot show in place, becomes a link. */
export function writeImage(name: string, alt: string, context: TexContext): string {
  const file = context.resolveImage(name.trim());
  const label = escapeMarkdown(alt);
  return /\.pdf$/iu.test(file) ? `[${label || file}](${file})` : `![${label}](${file})`;
}

const han = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]`;
const blankBetweenHan = new RegExp(`(?<=${han})\\s+(?=${han})`, 'gu');

/** Chinese and Japanese have no blanks; the end of a source line is not to make one. */
function withoutCjkBlanks(text: string): string {
  return text.replaceAll(blankBetweenHan, '');
}
