import mainFont from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?url';
import italicFont from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?url';
import { useLayoutEffect } from 'react';

const faces = [
  { family: 'KaTeX_Main', address: mainFont, style: 'normal' },
  { family: 'KaTeX_Math', address: italicFont, style: 'italic' },
] as const;
let areAsked = false;

/**
 * Fetches the fonts that nearly every formula has beside the part that draws them and not after it: until they are
 * there, formulas are drawn in another font and move when they come. A page without formulas does without.
 *
 * @param page what is shown; undefined: not known yet.
 */
export function useFormulaFonts(page: unknown): void {
  useLayoutEffect(() => {
    if (areAsked || page === undefined || !JSON.stringify(page).includes('$')) return;
    areAsked = true;
    for (const { family, address, style } of faces) {
      // Not a preload: the style sheet would load the font a second time, and only once formulas are drawn.
      const face = new FontFace(family, `url(${address})`, { style, display: 'swap' });
      document.fonts.add(face);
      // The style sheet has it, too.
      face.load().catch(() => document.fonts.delete(face));
    }
  }, [page]);
}
