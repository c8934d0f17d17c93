import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';

/** A language name as the highlighter knows it: "cpp", "python". */
interface CodeTextProps {
  readonly code: string;
  readonly language: string | null;
}

/** Longer sources stay plain: colouring them would hold the page up. In characters. */
const maxHighlighted = 100_000;

/** Source text, plain at first and coloured as soon as the highlighter is there; its size never changes. */
export function CodeText({ code, language }: CodeTextProps) {
  const [coloured, setColoured] = useState<{ readonly of: string; readonly nodes: ReactNode } | null>(null);
  useEffect(() => {
    if (language === null || code.length > maxHighlighted) return undefined;
    let isCurrent = true;
    void import('./highlight.ts').then(({ highlight }) => {
      if (isCurrent) setColoured({ of: code, nodes: highlight(code, language) });
    });
    return () => {
      isCurrent = false;
    };
  }, [code, language]);
  return <HighlightedCode>{coloured?.of === code ? coloured.nodes : code}</HighlightedCode>;
}

const HighlightedCode = chakra('code', {
  base: {
    fontFamily: 'mono',
    whiteSpace: 'pre',
    '& .hljs-keyword, & .hljs-literal, & .hljs-built_in': { color: 'accent.fg' },
    '& .hljs-type, & .hljs-title.class_': { color: 'teal.fg' },
    '& .hljs-string, & .hljs-char, & .hljs-regexp': { color: 'green.fg' },
    '& .hljs-number, & .hljs-symbol': { color: 'amber.fg' },
    '& .hljs-comment': { color: 'fg.muted', fontStyle: 'italic' },
    '& .hljs-meta, & .hljs-title.function_': { color: 'purple.fg' },
  },
});
