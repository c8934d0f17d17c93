import type * as Tex from '@unified-latex/unified-latex-types';
import { createMacroExpander, listNewcommands } from '@unified-latex/unified-latex-util-macros';
import { getParser } from '@unified-latex/unified-latex-util-parse';
import { printRaw } from '@unified-latex/unified-latex-util-print-raw';
import { maxExpandedSize, maxTexCharacters, sizeOf, TexTooLarge } from './tex-bounds.ts';

/** Macros of problem statements whose arguments the parser does not know. */
const macros: Tex.MacroInfoRecord = {
  problemname: { signature: 'm' },
  illustration: { signature: 'm m m' },
  constant: { signature: 'm' },
  url: { signature: 'm' },
  path: { signature: 'm' },
  href: { signature: 'o m m' },
  sout: { signature: 'm' },
  t: { signature: 'm' },
  textsuperscript: { signature: 'm' },
  textsubscript: { signature: 'm' },
  epigraph: { signature: 'm m' },
  multirow: { signature: 'o m o m o m' },
  cline: { signature: 'm' },
  centerline: { signature: 'm' },
  caption: { signature: 's o m' },
  captionof: { signature: 's m o m' },
  graphicspath: { signature: 'm' },
  fontsize: { signature: 'm m' },
  pagestyle: { signature: 'm' },
  thispagestyle: { signature: 'm' },
  ensuremath: { signature: 'm' },
  resizebox: { signature: 's m m m' },
  scalebox: { signature: 'm o m' },
  enlargethispage: { signature: 's m' },
  DeclareMathOperator: { signature: 's m m' },
  input: { signature: 'm' },
  // Some open and close this environment by its macros.
  minipage: { signature: 'o m' },
};

const environments: Tex.EnvInfoRecord = {
  wrapfigure: { signature: 'o m o m' },
  minipage: { signature: 'o o o m' },
  subfigure: { signature: 'o m' },
  multicols: { signature: 'm' },
  longtable: { signature: 'o m' },
  tabularx: { signature: 'm o m' },
  'tabular*': { signature: 'm o m' },
  tabulary: { signature: 'm m' },
  adjustbox: { signature: 'm' },
};

/**
 * Parses the body of a statement, with the author's own macros replaced by what they stand for.
 *
 * @throws TexTooLarge, and RangeError from the parser on deep nesting
 */
export function parseTex(source: string): Tex.Node[] {
  if (source.length > maxTexCharacters) throw new TexTooLarge();
  const prepared = prepare(source);
  const definitions = findDefinitions(getParser({ macros: macros, environments: environments }).parse(prepared));
  const own = Object.fromEntries([...definitions].map(([name, { signature }]) => [name, { signature }]));
  const root = getParser({ macros: { ...macros, ...own }, environments: environments }).parse(prepared);
  const body = documentOf(root.content);
  sizeOf(body);
  if (definitions.size === 0) return body;
  let expandedTotal = 0;
  const expand = (nodes: readonly Tex.Node[]): Tex.Node[] =>
    nodes.flatMap((node): Tex.Node[] => {
      if (node.type === 'macro') {
        const definition = definitions.get(node.content);
        const isDefinition = defining.has(node.content);
        if (isDefinition) return [];
        if (definition !== undefined) {
          // Counted before it is made: one use of a macro may be as large as the body times its arguments.
          expandedTotal += definition.expandedSize(node);
          if (expandedTotal > maxExpandedSize) throw new TexTooLarge();
          return expand(definition.expand(node));
        }
        return [
          node.args ? { ...node, args: node.args.map((arg) => ({ ...arg, content: expand(arg.content) })) } : node,
        ];
      }
      if (
        node.type === 'environment' ||
        node.type === 'mathenv' ||
        node.type === 'group' ||
        node.type === 'inlinemath' ||
        node.type === 'displaymath'
      ) {
        return [{ ...node, content: expand(node.content) }];
      }
      return [node];
    });
  const expanded = expand(body);
  sizeOf(expanded);
  return expanded;
}

const defining = new Set(['newcommand', 'renewcommand', 'providecommand', 'DeclareMathOperator']);

interface Definition {
  readonly signature: string;
  readonly expand: (macro: Tex.Macro) => Tex.Node[];
  /** Size of what a use expands to, at most. */
  readonly expandedSize: (macro: Tex.Macro) => number;
}

function definitionOf(signature: string, body: Tex.Node[]): Definition {
  const size = sizeOf(body) + 1;
  const parameters = printRaw(body).match(/#/gu)?.length ?? 0;
  return {
    signature,
    expand: createMacroExpander(body),
    expandedSize: ({ args = [] }) => size + parameters * sizeOf(args.flatMap(({ content }) => content)),
  };
}

function findDefinitions(root: Tex.Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const { name, signature, body } of listNewcommands(root)) {
    definitions.set(name, definitionOf(signature, body));
  }
  for (const node of root.content) {
    if (node.type !== 'macro' || node.content !== 'DeclareMathOperator') continue;
    const [macro] = node.args?.at(-2)?.content ?? [];
    const body = printRaw(node.args?.at(-1)?.content ?? []);
    if (macro?.type !== 'macro') continue;
    const operator: Tex.String = { type: 'string', content: String.raw`\operatorname{${body}}` };
    // A string is one node of any length.
    definitions.set(macro.content, { signature: '', expand: () => [operator], expandedSize: () => 1 + body.length });
  }
  return definitions;
}

/** What the parser reads in another way than TeX does. */
function prepare(source: string): string {
  return (
    source
      // In an address `%` is an ordinary character.
      .replaceAll(
        /\\(url|href|path)\s*\{([^{}]*)\}/gu,
        (_whole, name: string, address: string) =>
          `\\${name}{${address.replaceAll(/(?<!\\)[%#&_]/gu, String.raw`\$&`)}}`,
      )
      // `\def` without parameters is what `\newcommand` says; the parser lists only the latter.
      .replaceAll(/\\def\s*\\([a-zA-Z]+)\s*\{/gu, String.raw`\newcommand{\$1}{`)
      .replaceAll(/\\newcommand\*?\s*\\([a-zA-Z]+)/gu, String.raw`\newcommand{\$1}`)
  );
}

/** A whole document instead of a body: what is between `\begin{document}` and its end. */
function documentOf(nodes: Tex.Node[]): Tex.Node[] {
  const document = nodes.find((node) => node.type === 'environment' && node.env === 'document');
  return document?.type === 'environment' ? document.content : nodes;
}
