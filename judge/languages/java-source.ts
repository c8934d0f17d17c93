/** A class, interface, enum or record on the top level of a source file. */
export interface JavaClass {
  readonly simpleName: string;
  /** With its package. */
  readonly fullName: string;
  readonly isPublic: boolean;
  /** Declares a `static void main(` itself; instance methods of newer versions do not count. */
  readonly hasMain: boolean;
}

/*
 * How this works: one pass over the tokens of the source, so the cost is linear in its length whatever it holds. It
 * runs in the judge's own process, outside any limit: no regular expression that backtracks, no second pass.
 */

/** Comments and literals are no tokens; `"` stands for any literal, so that words on both sides of it stay apart. */
interface Token {
  readonly kind: 'word' | 'mark';
  readonly text: string;
}

/** How far `static ... void main` got. */
type MainWords = 'none' | 'static' | 'void' | 'main';

const declarators: ReadonlySet<string> = new Set(['class', 'interface', 'enum', 'record']);
const wordStart = /[\p{ID_Start}\p{Sc}\p{Pc}]/u;
const wordPart = /[\p{ID_Continue}\p{Sc}\p{Pc}]/u;

/** Finds the classes of a source file in order, without compiling it: enough to name the file and to start it. */
export function findJavaClasses(source: string): JavaClass[] {
  const finder = new ClassFinder();
  for (const token of javaTokens(translateUnicodeEscapes(source))) finder.take(token);
  return finder.classes();
}

/** javac translates `\u0041` everywhere, before it looks for tokens; a backslash after a backslash begins no escape. */
function translateUnicodeEscapes(source: string): string {
  if (!source.includes(String.raw`\u`)) return source;
  return source.replaceAll(/\\(?:\\|u+([0-9a-fA-F]{4}))/g, (match, code: string | undefined) =>
    code === undefined ? match : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

interface FoundClass {
  readonly simpleName: string;
  readonly isPublic: boolean;
  hasMain: boolean;
}

/** Follows the tokens of one file. */
class ClassFinder {
  readonly #found: FoundClass[] = [];
  #packageName = '';
  #isInPackage = false;
  #depth = 0;
  #parentheses = 0;
  #isPublic = false;
  /** The last token, when it was a word. */
  #lastWord = '';
  #mainWords: MainWords = 'none';

  take({ kind, text }: Token): void {
    if (kind === 'word') this.#takeWord(text);
    else this.#takeMark(text);
    this.#lastWord = kind === 'word' ? text : '';
  }

  classes(): JavaClass[] {
    const prefix = this.#packageName === '' ? '' : `${this.#packageName}.`;
    return this.#found.map((one) => ({ ...one, fullName: prefix + one.simpleName }));
  }

  #takeWord(word: string): void {
    if (this.#depth === 1) this.#mainWords = nextMainWords(this.#mainWords, word);
    if (this.#depth > 0) return;
    if (this.#isInPackage) this.#packageName += word;
    else if (word === 'package' && this.#found.length === 0 && this.#packageName === '') this.#isInPackage = true;
    else if (declarators.has(this.#lastWord))
      this.#found.push({ simpleName: word, isPublic: this.#isPublic, hasMain: false });
    else if (word === 'public') this.#isPublic = true;
  }

  #takeMark(mark: string): void {
    if (this.#isInPackage && mark === '.') this.#packageName += '.';
    if (mark === '(' && this.#depth === 1 && this.#mainWords === 'main') this.#declareMain();
    this.#mainWords = endsMain.has(mark) || this.#mainWords === 'none' ? 'none' : 'static';
    if (mark === '{') this.#depth += 1;
    if (mark === '}') this.#depth = Math.max(0, this.#depth - 1);
    if (this.#depth > 0) return;
    if (mark === '(') this.#parentheses += 1;
    if (mark === ')') this.#parentheses = Math.max(0, this.#parentheses - 1);
    if (mark === ';' || mark === '}') this.#isInPackage = false;
    // Braces among the arguments of an annotation end no declaration.
    if ((mark === ';' || mark === '}') && this.#parentheses === 0) this.#isPublic = false;
  }

  #declareMain(): void {
    const last = this.#found.at(-1);
    if (last !== undefined) last.hasMain = true;
  }
}

/** Marks that cannot stand between `static` and `main`. */
const endsMain: ReadonlySet<string> = new Set(['(', ')', '{', '}', ';']);

function nextMainWords(words: MainWords, word: string): MainWords {
  if (words === 'none') return word === 'static' ? 'static' : 'none';
  if (word === 'void') return 'void';
  return words === 'void' && word === 'main' ? 'main' : 'static';
}

/** Words and punctuation in order. */
function* javaTokens(source: string): Generator<Token> {
  let at = 0;
  while (at < source.length) {
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
    if (source.startsWith('//', at)) at = endOfLine(source, at);
    else if (source.startsWith('/*', at)) at = endOfComment(source, at + 2);
    else if (character === '"' || character === "'") {
      yield { kind: 'mark', text: '"' };
      at = source.startsWith('"""', at) ? endOfTextBlock(source, at + 3) : endOfLiteral(source, at + 1, character);
    } else if (wordPart.test(character)) {
      const end = endOfWord(source, at);
      if (wordStart.test(character)) yield { kind: 'word', text: source.slice(at, end) };
      at = end;
    } else {
      if (character.trim() !== '') yield { kind: 'mark', text: character };
      at += character.length;
    }
  }
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r';
}

function endOfLine(source: string, from: number): number {
  let at = from;
  while (at < source.length && !isLineEnd(source[at])) at += 1;
  return at;
}

function endOfComment(source: string, from: number): number {
  const found = source.indexOf('*/', from);
  return found === -1 ? source.length : found + 2;
}

/** After the quote that ends a string or a character; one that is not closed ends with its line, as for javac. */
function endOfLiteral(source: string, from: number, quote: string): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === quote || isLineEnd(source[at])) return at + 1;
    if (source[at] === '\\' && !isLineEnd(source[at + 1])) at += 1;
  }
  return source.length;
}

function endOfTextBlock(source: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source.startsWith('"""', at)) return at + 3;
  }
  return source.length;
}

function endOfWord(source: string, from: number): number {
  let at = from;
  while (at < source.length) {
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
    if (!wordPart.test(character)) break;
    at += character.length;
  }
  return at;
}
