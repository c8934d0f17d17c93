// What the macros and environments of problem statements mean, as far as it is a matter of a name.

/** Marks of Markdown for macros with one argument. */
export const marked: Readonly<Record<string, string>> = {
  textbf: '**',
  textit: '*',
  emph: '*',
  textsl: '*',
  sout: '~~',
};

/** Marks of Markdown for macros that hold to the end of their group. */
export const fontSwitches: Readonly<Record<string, string>> = {
  bf: '**',
  bfseries: '**',
  it: '*',
  itshape: '*',
  em: '*',
  sl: '*',
  slshape: '*',
};

/** Macros for code, with one argument or to the end of their group. */
export const codeCommands = new Set(['texttt', 't', 'path']);
export const codeSwitches = new Set(['tt', 'ttfamily']);

/** Macros that leave only their last argument. */
export const transparent = new Set([
  'underline',
  'uline',
  'textsc',
  'textrm',
  'textsf',
  'textmd',
  'textup',
  'textnormal',
  'text',
  'mbox',
  'fbox',
  'makebox',
  'framebox',
  'textcolor',
  'colorbox',
  'hbox',
  'resizebox',
  'scalebox',
  'multirow',
  'raisebox',
  'parbox',
  'uppercase',
  'MakeUppercase',
  'foreignlanguage',
]);

/** Macros without meaning in Markdown; their arguments go with them. */
export const dropped = new Set([
  'noindent',
  'indent',
  'smallskip',
  'medskip',
  'bigskip',
  'vspace',
  'hspace',
  'vfill',
  'hfill',
  'newpage',
  'clearpage',
  'pagebreak',
  'linebreak',
  'nopagebreak',
  'centering',
  'raggedright',
  'raggedleft',
  'label',
  'ref',
  'setlength',
  'addtolength',
  'color',
  'tiny',
  'scriptsize',
  'footnotesize',
  'small',
  'normalsize',
  'large',
  'Large',
  'LARGE',
  'huge',
  'Huge',
  'rm',
  'sf',
  'sc',
  'rmfamily',
  'sffamily',
  'normalfont',
  'mdseries',
  'upshape',
  'protect',
  'graphicspath',
  'usepackage',
  'documentclass',
  'pagestyle',
  'thispagestyle',
  'fontsize',
  'selectfont',
  'sloppy',
  'relax',
  'frenchspacing',
  'samepage',
  'enlargethispage',
  'hline',
  'maketitle',
  'null',
  'allowbreak',
  'looseness',
  'begingroup',
  'endgroup',
  'hyphenation',
  'setcounter',
  'minipage',
  'endminipage',
  'textwidth',
  'linewidth',
  'columnwidth',
  'timelimit',
  'setstretch',
  'vspace*',
  'hspace*',
]);

/** Headings, with the signs of their level. A problem's name is the heading above them. */
export const headings: Readonly<Record<string, string>> = { section: '##', subsection: '###', subsubsection: '####' };

/** Macros and environments that are a section of their own, with its heading. */
export const sections: Readonly<Record<string, string>> = {
  Input: 'Input',
  Output: 'Output',
  Interaction: 'Interaction',
  InputFile: 'Input',
  OutputFile: 'Output',
  Note: 'Notes',
  Scoring: 'Scoring',
};

/** Environments that leave only what is in them. */
export const transparentEnvironments = new Set([
  'center',
  'flushleft',
  'flushright',
  'figure',
  'figure*',
  'subfigure',
  'wrapfigure',
  'table',
  'table*',
  'minipage',
  'multicols',
  'document',
  'small',
  'adjustbox',
  'footnotesize',
  'samepage',
  'large',
  'sloppypar',
  'problem',
  'centering',
  'spacing',
]);

/** Environments of text taken as it stands. */
export const verbatim = new Set(['verbatim', 'verbatim*', 'Verbatim', 'lstlisting', 'minted', 'alltt']);

export const lists = new Set(['itemize', 'enumerate', 'description', 'compactitem', 'compactenum']);
export const quotes = new Set(['quote', 'quotation', 'verse']);
