import type { Plugin } from 'vite';

/**
 * Shows formulas in a fallback font until KaTeX's fonts arrive: its style sheet hides the text instead, for up to three
 * seconds.
 */
export function visibleFormulas(): Plugin {
  return {
    name: 'visible-formulas',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/katex/dist/katex.min.css')) return null;
      if (!code.includes('font-display:block'))
        throw new Error("KaTeX's style sheet no longer says font-display:block.");
      return { code: code.replaceAll('font-display:block', 'font-display:swap'), map: null };
    },
  };
}
