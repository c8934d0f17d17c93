import { grammarOf, type Family, type Grammar } from './grammar.ts';

/** A part of a program that counts. */
export interface Token {
  /**
   * What it is, not what it is called: all names are one kind, all numbers, all texts, all types with a name in the
   * language.
   */
  readonly kind: string;
  /** From 0. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

const types = new Set(
  (
    'int long short char float double bool boolean unsigned signed size_t int64_t int32_t ll integer longint int64 ' +
    'real string byte i32 i64 u32 u64 usize isize f64'
  ).split(' '),
);

const scanners = new Map<Family, RegExp>();

/**
 * Reads a program. Comments, white space and the names of libraries are passed over; names, numbers and texts lose what
 * they say, so that a program with other names is the same program. Lists of values count as their first, however long
 * they are.
 *
 * @param most later tokens are not looked at.
 */
export function tokensOf(code: string, family: Family, most = Infinity): Token[] {
  const grammar = grammarOf(family);
  const scanner = scanners.get(family) ?? scannerOf(grammar);
  scanners.set(family, scanner);
  const tokens: Token[] = [];
  let [line, lineStart] = [0, 0];
  let next = code.indexOf('\n');
  for (const match of code.matchAll(scanner)) {
    for (; next !== -1 && next < match.index; next = code.indexOf('\n', next + 1)) {
      line += 1;
      lineStart = next + 1;
    }
    const kind = kindOf(match, grammar);
    if (kind === null || isRepeated(tokens, kind)) continue;
    tokens.push({ kind, line, column: match.index - lineStart, length: match[0].length });
    if (tokens.length >= most) break;
  }
  return tokens;
}

function scannerOf({ skipped, texts }: Grammar): RegExp {
  const number = String.raw`\d(?:[\w.']|(?<=[eE])[+-])*`;
  const word = String.raw`[\p{L}_$@][\p{L}\p{N}_$]*`;
  const operators = [
    String.raw`<<=|>>=|===|!==|\*\*=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||::|:=|=>|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|\*\*`,
    String.raw`[^\s\p{L}\p{N}_]`,
  ];
  const parts = [
    `(?<skipped>${skipped.join('|')})`,
    `(?<text>${texts.join('|')})`,
    `(?<number>${number})`,
    `(?<word>${word})`,
    `(?<operator>${operators.join('|')})`,
  ];
  return new RegExp(parts.join('|'), 'gu');
}

/** Null: passed over. */
function kindOf({ groups = {} }: RegExpMatchArray, { keywords, ignoresCase = false }: Grammar): string | null {
  if (groups['skipped'] !== undefined) return null;
  if (groups['text'] !== undefined || groups['number'] !== undefined) return 'value';
  const { word } = groups;
  if (word === undefined) return groups['operator'] ?? null;
  const written = ignoresCase ? word.toLowerCase() : word;
  if (types.has(written)) return 'type';
  return keywords.has(written) ? written : 'name';
}

/** Is it one more word of a type (long long), or one more value of a list? A comma that leads to nothing else stays. */
function isRepeated(tokens: Token[], kind: string): boolean {
  const last = tokens.at(-1)?.kind;
  if (kind === 'type') return last === 'type';
  if (kind !== 'value' || last !== ',' || tokens.at(-2)?.kind !== 'value') return false;
  tokens.pop();
  return true;
}
