/** A class, interface, enum or record on the top level of a source file. */
export interface JavaClass {
  readonly simpleName: string;
  /** With its package. */
  readonly fullName: string;
  readonly isPublic: boolean;
  /** Holds a `static void main(` or, as an instance method of newer versions, none. */
  readonly hasMain: boolean;
}

/** Comments, text blocks, strings and characters: what could hold braces and words that are not code. */
const notCode = /\/\/[^\n]*|\/\*[^]*?\*\/|"""[^]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
const declaration = /\b(public\s+)?((?:abstract|final|strictfp|sealed|non-sealed|static)\s+)*(?:class|interface|enum|record)\s+([\p{L}_$][\p{L}\p{N}_$]*)/gu;
const mainMethod = /\bstatic\s[^;{}()]*\bvoid\s+main\s*\(/;

/** Finds the classes of a source file in order, without compiling it: good enough to name the file and to start it. */
export function findJavaClasses(source: string): JavaClass[] {
  const code = source.replace(notCode, ' ');
  const outline = maskNested(code);
  const packageName = /(?:^|[;\s])package\s+([\p{L}\p{N}_$.]+)\s*;/u.exec(outline)?.[1];
  const found = [...outline.matchAll(declaration)];
  return found.map((match, index) => {
    const simpleName = match[3] ?? '';
    const body = code.slice(match.index, found[index + 1]?.index);
    return {
      simpleName,
      fullName: packageName === undefined ? simpleName : `${packageName}.${simpleName}`,
      isPublic: /\bpublic\b/.test(match[0]),
      hasMain: mainMethod.test(body),
    };
  });
}

/** The same text with everything inside braces made blank, so that positions stay. */
function maskNested(code: string): string {
  let depth = 0;
  let masked = '';
  for (const character of code) {
    if (character === '}') depth = Math.max(0, depth - 1);
    masked += depth === 0 ? character : ' '.repeat(character.length);
    if (character === '{') depth += 1;
  }
  return masked;
}
