import type * as Tex from '@unified-latex/unified-latex-types';
import { createMacroExpander, listNewcommands } from '@unified-latex/unified-latex-util-macros';
import { getParser } from '@unified-latex/unified-latex-util-parse';
import { printRaw } from '@unified-latex/unified-latex-util-print-raw';

/** Macros of problem statements whose arguments the parser does not know. */
const MACROS: Tex.MacroInfoRecord = {
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

const ENVIRONMENTS: Tex.EnvInfoRecord = {
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

/** Uses of macros of the author's own that are expanded in one statement; beyond it they are a bomb or a circle. */
const MAX_EXPANSIONS = 20_000;

/** The statement defines macros in terms of each other without an end. */
export class EndlessMacros extends Error {}

/** Parses the body of a statement, with the author's own macros replaced by what they stand for. */
export function parseTex(source: string): Tex.Node[] {
  const prepared = prepare(source);
  const definitions = findDefinitions(getParser({ macros: MACROS, environments: ENVIRONMENTS }).parse(prepared));
  const own = Object.fromEntries([...definitions].map(([name, { signature }]) => [name, { signature }]));
  const root = getParser({ macros: { ...MACROS, ...own }, environments: ENVIRONMENTS }).parse(prepared);
  const body = documentOf(root.content);
  if (definitions.size === 0) return body;
  let expansions = 0;
  const expand = (nodes: readonly Tex.Node[]): Tex.Node[] =>
    nodes.flatMap((node): Tex.Node[] => {
      if (node.type === 'macro') {
        const definition = definitions.get(node.content);
        const isDefinition = DEFINING.has(node.content);
        if (isDefinition) return [];
        if (definition !== undefined) {
          expansions += 1;
          if (expansions > MAX_EXPANSIONS) throw new EndlessMacros();
          return expand(definition.expand(node));
        }
        return [node.args ? { ...node, args: node.args.map((arg) => ({ ...arg, content: expand(arg.content) })) } : node];
      }
      if (node.type === 'environment' || node.type === 'mathenv' || node.type === 'group' || node.type === 'inlinemath' || node.type === 'displaymath') {
        return [{ ...node, content: expand(node.content) }];
      }
      return [node];
    });
  return expand(body);
}

const DEFINING = new Set(['newcommand', 'renewcommand', 'providecommand', 'DeclareMathOperator']);

interface Definition {
  readonly signature: string;
  readonly expand: (macro: Tex.Macro) => Tex.Node[];
}

function findDefinitions(root: Tex.Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const { name, signature, body } of listNewcommands(root)) {
    definitions.set(name, { signature, expand: createMacroExpander(body) });
  }
  for (const node of root.content) {
    if (node.type !== 'macro' || node.content !== 'DeclareMathOperator') continue;
    const [macro] = node.args?.at(-2)?.content ?? [];
    const body = printRaw(node.args?.at(-1)?.content ?? []);
    if (macro?.type !== 'macro') continue;
    definitions.set(macro.content, { signature: '', expand: () => [{ type: 'string', content: String.raw`\operatorname{${body}}` }] });
  }
  return definitions;
}

/** What the parser reads in another way than TeX does. */
function prepare(source: string): string {
  return (
    source
      // In an address `%` is an ordinary character.
      .replaceAll(/\\(url|href|path)\s*\{([^{}]*)\}/gu, (_whole, name: string, address: string) => `\\${name}{${address.replaceAll(/(?<!\\)[%#&_]/gu, String.raw`\$&`)}}`)
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
