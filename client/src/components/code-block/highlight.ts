import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import delphi from 'highlight.js/lib/languages/delphi';
import go from 'highlight.js/lib/languages/go';
import haskell from 'highlight.js/lib/languages/haskell';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import kotlin from 'highlight.js/lib/languages/kotlin';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import { createLowlight } from 'lowlight';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

const lowlight = createLowlight({
  c,
  cpp,
  csharp,
  delphi,
  go,
  haskell,
  java,
  javascript,
  kotlin,
  php,
  python,
  ruby,
  rust,
});
lowlight.registerAlias({
  cpp: ['c++', 'cc'],
  csharp: ['cs', 'c#'],
  delphi: ['pascal', 'pas'],
  javascript: ['js', 'node'],
  python: ['py', 'python3', 'python2'],
});

/** Colours a source. @returns the text as it is when the language is not one of ours. */
export function highlight(code: string, language: string): ReactNode {
  if (!lowlight.registered(language)) return code;
  return toJsxRuntime(lowlight.highlight(language, code), { Fragment, jsx, jsxs });
}
