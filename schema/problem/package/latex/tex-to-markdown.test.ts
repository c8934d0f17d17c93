import { expect, test } from 'vitest';
import { texToMarkdown } from './tex-to-markdown.ts';

function markdown(source: string): string {
  return texToMarkdown(source)?.markdown.trim() ?? 'null';
}

test('the name of the problem becomes the title and leaves the text', () => {
  const converted = texToMarkdown(String.raw`\problemname{Sum of $a$ and $b$}

Add them.`);
  expect(converted?.title).toBe('Sum of a and b');
  expect(converted?.markdown).toBe('Add them.\n');
});

test('a plain name in a comment is preferred to the name with formulas', () => {
  expect(texToMarkdown('\\problemname{$x^2$}\n%% plainproblemname: x squared\n')?.title).toBe('x squared');
});

test('sections become headings, starred or not, and so do the environments of the format', () => {
  expect(markdown(String.raw`\section*{Input} a \subsection{Limits} b \begin{Output} c \end{Output}`)).toBe(
    '## Input\n\na\n\n### Limits\n\nb\n\n## Output\n\nc',
  );
});

test('formulas keep their source in every notation', () => {
  expect(markdown(String.raw`$a_1$ and \(b\) and $$c$$ and \[d\] and \begin{equation*}e\end{equation*}`)).toBe(
    '$a_{1}$ and $b$ and\n\n$$\nc\n$$\n\nand\n\n$$\nd\n$$\n\nand\n\n$$\ne\n$$',
  );
  expect(markdown(String.raw`\begin{align*} a &= b \\ c &= d \end{align*}`)).toBe(
    String.raw`$$\n\begin{aligned}a&= b \\ c&= d\end{aligned}\n$$`.replaceAll('\\n', '\n'),
  );
});

test('a dollar sign inside a formula does not end it', () => {
  expect(markdown(String.raw`$x\$$ and \$5`)).toBe(String.raw`$x\text{\textdollar}$ and \$5`);
});

test('quotes, dashes, ties and accents are set as TeX sets them', () => {
  expect(markdown(String.raw`\`\`a'' --- b--c, d~e \"Uber \'{e} \o \c{c}\ldots \% \& \#`.replaceAll('\\`', '`'))).toBe(
    '“a” — b–c, d\u00a0e Über é ø ç… % & #',
  );
});

test('what looks like Markdown in the text is escaped', () => {
  expect(markdown('2 * 3 * 4, a\\_b [c] <d>')).toBe(String.raw`2 \* 3 \* 4, a\_b \[c\] \<d>`);
  expect(markdown('1. not a list')).toBe(String.raw`1\. not a list`);
  expect(markdown('- not a list')).toBe(String.raw`\- not a list`);
});

test('fonts become marks, also those that hold to the end of their group', () => {
  expect(markdown(String.raw`\textbf{a} \emph{b} {\bf c} {\it d} \texttt{e_f*} \underline{g}`)).toBe(
    '**a** *b* **c** *d* `e_f*` g',
  );
});

test('punctuation at the edge of bold Chinese text is moved out, where Markdown would not see the mark', () => {
  expect(markdown('请\\textbf{注意：}输入')).toBe('请**注意**：输入');
});

test('ends of source lines make no blanks between Chinese characters', () => {
  expect(markdown('给定一个\n整数')).toBe('给定一个整数');
});

test('lists nest and keep their labels', () => {
  expect(
    markdown(
      String.raw`\begin{itemize}\item a \begin{enumerate}\item b \item c\end{enumerate} \item[(x)] d\end{itemize}`,
    ),
  ).toBe('- a\n\n  1. b\n  2. c\n\n- (x) d');
});

test('a table becomes one in the GitHub notation, with spanned columns and escaped bars', () => {
  const table =
    String.raw`\begin{tabular}{|l|c|r|} \hline A & B & $|x|$ \\ ` +
    String.raw`\hline \multicolumn{2}{c}{ab} & d \\ \hline \end{tabular}`;
  expect(markdown(table)).toBe(
    ['| A | B | $\\vert x\\vert $ |', '| :--- | :---: | ---: |', '| ab |  | d |'].join('\n'),
  );
});

test('code keeps its signs', () => {
  expect(markdown('\\begin{verbatim}\n  a % b\n  $c$\n\\end{verbatim}')).toBe('```\n  a % b\n  $c$\n```');
  expect(markdown(String.raw`\verb|a_b| and \texttt{x $n$ y}`)).toBe('`a_b` and `x` $n$ `y`');
});

test('images, illustrations with a caption, links and footnotes are kept', () => {
  const converted = texToMarkdown(
    String.raw`\illustration{0.4}{cave}{A \emph{dark} cave} Text\footnote{See \url{https://example.org/a_b%20c}.} ` +
      String.raw`\includegraphics[width=3cm]{map.png} \href{https://example.org}{there}`,
    (name) => (name === 'cave' ? 'cave.jpg' : name),
  );
  expect(converted?.markdown).toBe(
    '![A dark cave](cave.jpg)\n\n_A *dark* cave_\n\nText[^1] ![](map.png) [there](<https://example.org>)\n\n' +
      '[^1]: See <https://example.org/a_b%20c>.\n',
  );
});

test('macros of the author are expanded, in text and in formulas', () => {
  expect(
    markdown(
      String.raw`\newcommand{\maxn}{10^5}\newcommand{\range}[2]{#1 \le #2}\def\who{Alice} ` +
        String.raw`\who{} has $\range{1}{\maxn}$.`,
    ),
  ).toBe(String.raw`Alice has $1 \le 10^5$.`);
});

test('macros that define each other are given up, not followed for ever', () => {
  expect(texToMarkdown(String.raw`\newcommand{\a}{\b\b}\newcommand{\b}{\a\a} \a`)).toBeNull();
});

test('comments go, with the blank before them kept', () => {
  expect(markdown('a % note\nb%\nc')).toBe('a bc');
});

test('an unknown macro is named and its text kept', () => {
  const converted = texToMarkdown(String.raw`\frobnicate{x} \begin{gizmo}y\end{gizmo}`);
  expect(converted?.markdown).toContain('x');
  expect(converted?.markdown).toContain('y');
  expect(converted?.notes.map((note) => note['en-US']).toSorted()).toEqual([
    'the environment "gizmo" is not known; what is in it is kept as text.',
    'the macro "\\frobnicate" is not known and left out.',
  ]);
});

test('deeply nested groups take no exponential time', () => {
  expect(markdown(`${'{'.repeat(200)}x${'}'.repeat(200)}`)).toBe('x');
});

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}x${close.repeat(depth)}`;
const wideRow = String.raw`\multicolumn{99}{c}{a} & `.repeat(500);

test.each<[string, string]>([
  ['a macro with a long body, used often', `\\newcommand{\\a}{${'x '.repeat(2_000)}}${'\\a '.repeat(3_000)}`],
  ['a macro that repeats a long argument', `\\newcommand{\\a}[1]{${'#1'.repeat(2_000)}}\\a{${'x '.repeat(2_000)}}`],
  ['a macro of one long word', `\\DeclareMathOperator{\\a}{${'x'.repeat(50_000)}}$${'\\a '.repeat(5_000)}$`],
  ['groups deeper than the parser goes', nested(20_000, '{', '}')],
  ['groups deeper than the bound', nested(1_000, '{', '}')],
  ['fonts within fonts', String.raw`\bf a `.repeat(3_000)],
  ['a source without an end', 'words '.repeat(50_000)],
])('%s is beyond the bounds', (_what, source) => {
  expect(texToMarkdown(source)).toBeNull();
});

test('rows of a table are as long as they were written, so that one long row does not multiply by all others', () => {
  const table = String.raw`\begin{tabular}{c}${wideRow}\\ ${String.raw`a \\ `.repeat(5_000)}\end{tabular}`;
  expect(markdown(table).length).toBeLessThan(1_000_000);
});
