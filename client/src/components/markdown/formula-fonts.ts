import mainFont from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?url';
import italicFont from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?url';
import { preload } from 'react-dom';

/**
 * Fetches the fonts that nearly every formula has beside the statement and not after it: until they are there, formulas
 * are drawn in another font and move when they come.
 */
export function preloadFormulaFonts(): void {
  for (const font of [mainFont, italicFont])
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
