import { expect, test } from 'vitest';
import { themeColors } from './theme-colors.ts';

/** Relative luminance (WCAG 2). @param color such as #0a0b0c. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(Object.entries(themeColors))(
  'text, numbers and comments of %s can be read on its surface',
  (_name, { surface, ...shown }) => {
    for (const [what, color] of Object.entries(shown)) {
      const [light = 0, dark = 0] = [luminance(color), luminance(surface)].sort((a, b) => b - a);
      expect((light + 0.05) / (dark + 0.05), what).toBeGreaterThanOrEqual(4.5);
    }
  },
);
