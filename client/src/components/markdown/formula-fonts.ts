import mainFont from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?url';
import italicFont from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?url';
import { useMemo } from 'react';
import { preload } from 'react-dom';

/**
 * Fetches the fonts that nearly every formula has beside the part that draws them and not after it: until they are
 * there, formulas are drawn in another font and move when they come. A page without formulas does without.
 *
 * @param page what is shown; undefined: not known yet.
 */
export function useFormulaFonts(page: unknown): void {
  const hasFormulas = useMemo(() => page !== undefined && JSON.stringify(page).includes('$'), [page]);
  if (!hasFormulas) return;
  for (const font of [mainFont, italicFont])
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
