import type * as Tex from '@unified-latex/unified-latex-types';

/** Combining characters of the accent macros. */
const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
};

/** Macros that stand for characters. */
const symbols: Readonly<Record<string, string>> = {
  '%': '%',
  '&': '&',
  '#': '#',
  _: '_',
  $: '$',
  '{': '{',
  '}': '}',
  ' ': ' ',
  ',': '\u00a0',
  ':': ' ',
  ';': ' ',
  '!': '',
  '-': '',
  '/': '',
  '@': '',
  quad: ' ',
  qquad: ' ',
  thinspace: '\u00a0',
  enspace: ' ',
  space: ' ',
  ldots: '…',
  dots: '…',
  textellipsis: '…',
  textbackslash: '\\',
  textasciitilde: '~',
  textasciicircum: '^',
  textless: '<',
  textgreater: '>',
  textbar: '|',
  textunderscore: '_',
  textdollar: '$',
  textbraceleft: '{',
  textbraceright: '}',
  textquotedbl: '"',
  textquotesingle: "'",
  textquotedblleft: '“',
  textquotedblright: '”',
  textquoteleft: '‘',
  textquoteright: '’',
  guillemotleft: '«',
  guillemotright: '»',
  textendash: '–',
  textemdash: '—',
  textbullet: '•',
  textdegree: '°',
  degree: '°',
  textregistered: '®',
  texttrademark: '™',
  copyright: '©',
  textcopyright: '©',
  euro: '€',
  texteuro: '€',
  pounds: '£',
  S: '§',
  P: '¶',
  dag: '†',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  aa: 'å',
  AA: 'Å',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  ss: 'ß',
  i: 'ı',
  j: 'ȷ',
  dh: 'ð',
  DH: 'Ð',
  th: 'þ',
  TH: 'Þ',
  dj: 'đ',
  DJ: 'Đ',
  ng: 'ŋ',
  NG: 'Ŋ',
  TeX: 'TeX',
  LaTeX: 'LaTeX',
};

/** Whether a macro stands for a character or an accent of this file. */
function symbolOf(name: string): string | undefined {
  return Object.hasOwn(symbols, name) ? symbols[name] : undefined;
}

/**
 * Replaces macros for characters and accents, and `~`, by the characters themselves. Works on one level of the tree;
 * the walk that writes Markdown applies it to each list of nodes it enters.
 */
export function withCharacters(nodes: readonly Tex.Node[]): Tex.Node[] {
  const result: Tex.Node[] = [];
  // Reversed: taking from the end is cheap, and lists may be long.
  const rest = nodes.toReversed();
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (node.type === 'string' && node.content === '~') {
      result.push({ type: 'string', content: '\u00a0' });
      continue;
    }
    if (node.type !== 'macro') {
      result.push(node);
      continue;
    }
    const accent = Object.hasOwn(accents, node.content) ? accents[node.content] : undefined;
    const symbol = symbolOf(node.content);
    if (accent !== undefined) {
      result.push({ type: 'string', content: accented(accent, rest) });
    } else if (symbol !== undefined) {
      result.push({ type: 'string', content: symbol });
    } else {
      result.push(node);
    }
  }
  return result;
}

/** Takes the letter an accent is for from the nodes after it, which are in reverse order. */
function accented(accent: string, rest: Tex.Node[]): string {
  while (rest.at(-1)?.type === 'whitespace') rest.pop();
  const next = rest.pop();
  if (next === undefined) return '';
  if (next.type === 'string') return place(next.content, accent);
  if (next.type === 'group') return place(plainCharacters(next.content), accent);
  if (next.type === 'macro') return place(symbolOf(next.content) ?? '', accent);
  rest.push(next);
  return '';
}

function place(text: string, accent: string): string {
  const [first = '', ...others] = text;
  // An accent goes on an i or j without its dot, which combines to the same letters as the one with it.
  const base = first === 'ı' ? 'i' : first === 'ȷ' ? 'j' : first;
  return (base + accent).normalize('NFC') + others.join('');
}

/** Text of nodes without any formatting: what `\texttt` and titles show. Math is left as its source. */
export function plainCharacters(nodes: readonly Tex.Node[]): string {
  return withCharacters(nodes)
    .map((node) => {
      if (node.type === 'string') return node.content;
      if (node.type === 'whitespace' || node.type === 'parbreak') return ' ';
      if (node.type === 'group') return plainCharacters(node.content);
      if (node.type === 'verb') return node.content;
      if (node.type === 'macro') return plainCharacters(node.args?.at(-1)?.content ?? []);
      return '';
    })
    .join('');
}
