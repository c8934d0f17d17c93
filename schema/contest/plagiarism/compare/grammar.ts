/*
 * Words of languages, as far as comparing needs them: what is a comment, a text, a word with a meaning of its own, a
 * type.
 */

/** What tells the parts of a program in a family of languages. */
export interface Grammar {
  /** Sources of expressions for what is skipped: comments, and lines that name libraries. */
  readonly skipped: readonly string[];
  readonly texts: readonly string[];
  readonly keywords: ReadonlySet<string>;
  /** Are upper and lower case the same? */
  readonly ignoresCase?: boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const slashed = [String.raw`//[^\n]*`, String.raw`/\*[\s\S]*?(?:\*/|$)`];
const hashed = String.raw`#[^\n]*`;
const quoted = String.raw`"(?:\\[\s\S]|[^"\\\n])*"?`;
const ticked = String.raw`'(?:\\[\s\S]|[^'\\\n])*'?`;
/** One sign: a tick alone may be something else, as a lifetime in Rust. */
const sign = String.raw`'(?:\\(?:u\{?[0-9a-fA-F]+\}?|x[0-9a-fA-F]+|.)|[^'\\\n])'`;
const backquoted = '`[^`]*`?';

const c: Grammar = {
  skipped: [...slashed, String.raw`#[ \t]*(?:include|pragma)[^\n]*`, String.raw`using\s+namespace\s+\w+\s*;`],
  texts: [quoted, sign],
  keywords: words(
    'auto break case catch class const constexpr continue default delete do else enum false for friend goto if ' +
      'inline namespace new nullptr operator private protected public return sizeof static struct switch template ' +
      'this throw true try typedef typename union using virtual void while',
  ),
};
const jvm = {
  skipped: [...slashed, String.raw`(?<=^|\n|;)[ \t]*(?:import|package)\b[^;\n]*;?`],
  texts: [String.raw`"""[\s\S]*?(?:"""|$)`, quoted, sign],
};
const java: Grammar = {
  ...jvm,
  keywords: words(
    'abstract assert break case catch class continue default do else enum extends final finally for if implements ' +
      'import instanceof interface native new null package private protected public return static super switch ' +
      'synchronized this throw throws transient true false try void volatile while',
  ),
};
const kotlin: Grammar = {
  ...jvm,
  keywords: words(
    'as break by catch class companion const constructor continue data do else enum false finally for fun if in ' +
      'init interface internal is lateinit null object open operator out override private protected public return ' +
      'sealed super suspend this throw true try typealias val var vararg when where while',
  ),
};
const csharp: Grammar = {
  skipped: [...slashed, String.raw`(?<=^|\n|;)[ \t]*using\s+[\w.]+\s*;`],
  texts: [String.raw`@"(?:""|[^"])*"?`, quoted, sign],
  keywords: words(
    'abstract as base break case catch class const continue default delegate do else enum false finally for foreach ' +
      'get if in interface internal is lock namespace new null operator out override params private protected public ' +
      'readonly ref return sealed set static struct switch this throw true try typeof using value virtual void while',
  ),
};
const go: Grammar = {
  skipped: [...slashed, String.raw`\bimport\s*(?:\([^)]*\)?|"[^"\n]*")`, String.raw`\bpackage\s+\w+`],
  texts: [quoted, backquoted, sign],
  keywords: words(
    'break case chan const continue default defer else fallthrough false for func go goto if interface map nil ' +
      'range return select struct switch true type var',
  ),
};
const rust: Grammar = {
  skipped: [...slashed, String.raw`\buse\s+[^;]*;?`],
  texts: [quoted, sign],
  keywords: words(
    'as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move ' +
      'mut pub ref return self static struct super trait true type unsafe where while',
  ),
};
const javascript: Grammar = {
  skipped: [...slashed, String.raw`\bimport\b[^;\n]*;?`],
  texts: [quoted, ticked, backquoted],
  keywords: words(
    'async await break case catch class const continue default delete do else export extends false finally for ' +
      'function if in instanceof let new null of return static super switch this throw true try typeof ' +
      'undefined var void while yield',
  ),
};
const php: Grammar = {
  skipped: [...slashed, hashed, String.raw`<\?(?:php|=)?`, String.raw`\?>`],
  texts: [quoted, ticked],
  keywords: words(
    'abstract and array as break case catch class const continue default do echo else elseif extends false final ' +
      'finally fn for foreach function global if implements instanceof interface isset list namespace new null or ' +
      'print private protected public return static switch throw true try unset use var while xor yield',
  ),
};
const python: Grammar = {
  skipped: [hashed, String.raw`(?<=^|\n)[ \t]*(?:import|from)\b[^\n]*`],
  texts: [String.raw`"""[\s\S]*?(?:"""|$)`, String.raw`'''[\s\S]*?(?:'''|$)`, quoted, ticked],
  keywords: words(
    'and as assert async await break class continue def del elif else except False finally for from global if ' +
      'import in is lambda None nonlocal not or pass print raise return True try while with yield',
  ),
};
const ruby: Grammar = {
  skipped: [
    hashed,
    String.raw`(?<=^|\n)=begin[\s\S]*?(?:\n=end|$)`,
    String.raw`(?<=^|\n)[ \t]*require(?:_relative)?\b[^\n]*`,
  ],
  texts: [quoted, ticked],
  keywords: words(
    'alias and begin break case class def do else elsif end ensure false for if in module next nil not or redo ' +
      'rescue retry return self super then true undef unless until when while yield',
  ),
};
const pascal: Grammar = {
  skipped: [
    String.raw`//[^\n]*`,
    String.raw`\{[^}]*\}?`,
    String.raw`\(\*[\s\S]*?(?:\*\)|$)`,
    String.raw`(?<=^|\n)[ \t]*uses\b[^;]*;?`,
  ],
  texts: [String.raw`'(?:''|[^'\n])*'?`],
  keywords: words(
    'and array begin case const div do downto else end exit false file for function goto if in mod nil not of or ' +
      'procedure program record repeat set shl shr then to true type until var while with xor',
  ),
  ignoresCase: true,
};
const haskell: Grammar = {
  skipped: [String.raw`--[^\n]*`, String.raw`\{-[\s\S]*?(?:-\}|$)`, String.raw`(?<=^|\n)import\b[^\n]*`],
  texts: [quoted, sign],
  keywords: words(
    'case class data deriving do else if in infix infixl infixr instance let module newtype of then type where',
  ),
};

const grammars = {
  c,
  java,
  kotlin,
  csharp,
  go,
  rust,
  javascript,
  php,
  python,
  ruby,
  pascal,
  haskell,
} as const satisfies Record<string, Grammar>;

/** Languages whose programs are compared with each other. */
export type Family = keyof typeof grammars;

const familyOfKey: Readonly<Record<string, Family>> = {
  c: 'c',
  'c-o2': 'c',
  cpp: 'c',
  'cpp-o2': 'c',
  cpp14: 'c',
  cpp17: 'c',
  cpp20: 'c',
  cpp23: 'c',
  java: 'java',
  kotlin: 'kotlin',
  csharp: 'csharp',
  go: 'go',
  rust: 'rust',
  javascript: 'javascript',
  php: 'php',
  python2: 'python',
  python3: 'python',
  pypy2: 'python',
  pypy3: 'python',
  ruby: 'ruby',
  pascal: 'pascal',
  haskell: 'haskell',
};

/** The family of a language. One that is not known here is read like C, which most languages look like. */
export function familyOf(languageKey: string): Family {
  return familyOfKey[languageKey] ?? 'c';
}

export function grammarOf(family: Family): Grammar {
  return grammars[family];
}
