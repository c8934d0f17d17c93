import type * as Tex from '@unified-latex/unified-latex-types';
import { printRaw } from '@unified-latex/unified-latex-util-print-raw';
import type { Sentence } from '../../../core/errors.ts';
import { plainCharacters, withCharacters } from './tex-characters.ts';

/** What the writers of blocks and of lines share while one statement is converted. */
export interface TexContext {
  readonly resolveImage: ResolveImage;
  /** Writes what cannot stand in a line; given here because blocks and lines contain each other. */
  readonly writeBlocks: (nodes: readonly Tex.Node[]) => string[];
  /** Texts of the footnotes so far. */
  readonly footnotes: string[];
  /** Sentences on what could not be converted, each once, by the English one. */
  readonly notes: Map<string, Sentence>;
  /** Plain text of `\\problemname`, once it was met. */
  title: string | null;
}

/** Notes what could not be converted. */
export function addNote({ notes }: TexContext, sentence: Sentence): void {
  notes.set(sentence['en-US'], sentence);
}

/** Gives the file an image name stands for: TeX leaves extensions out. */
export type ResolveImage = (name: string) => string;

/** Value of a table of names that may be asked for any name. */
export function lookup(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Content of the last argument of a macro. */
export function lastArgument(node: Tex.Macro): Tex.Node[] {
  return node.args?.at(-1)?.content ?? [];
}

/** Contents of the last arguments of a macro. */
export function lastArguments(node: Tex.Macro, count: number): Tex.Node[][] {
  return (node.args ?? []).slice(-count).map((argument) => argument.content);
}

/** Quotes and dashes as TeX sets them. */
export function ligatures(text: string): string {
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

/** Text without formatting, as titles and captions of images need it: formulas by their source, without dollars. */
export function plainText(nodes: readonly Tex.Node[]): string {
  const text = withCharacters(nodes).map((node) => {
    if (node.type === 'inlinemath') return printRaw(node.content);
    if (node.type === 'macro') return plainText(lastArgument(node));
    if (node.type === 'group') return plainText(node.content);
    return plainCharacters([node]);
  });
  return ligatures(text.join('')).replaceAll(/\s+/gu, ' ').trim();
}
