/** A language, a size and a colour scheme that tests run in. */
export interface Look {
  readonly title: string;
  /** For `test.use`. */
  readonly use: Use;
}

interface Use {
  readonly locale: 'zh-CN' | 'en-US';
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isMobile: boolean;
  readonly hasTouch: boolean;
  readonly deviceScaleFactor: number;
}

/** Where pictures of all pages are put, for people to look at; none are made when it is unset. */
export const pictures = process.env['VERDICT_SHOTS'];

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const;

function look(locale: Use['locale'], size: keyof typeof sizes, colorScheme: Use['colorScheme']): Look {
  return { title: `${locale} ${size} ${colorScheme}`, use: { locale, colorScheme, ...sizes[size] } };
}

/** What tests run in that need to be shown once. */
export const defaultLook = look('en-US', 'desktop', 'light');

/** Each pair has both languages, sizes and colour schemes; the four pairs have all eight combinations. */
const pairs = [
  [look('zh-CN', 'desktop', 'dark'), look('en-US', 'phone', 'light')],
  [look('zh-CN', 'phone', 'light'), look('en-US', 'desktop', 'dark')],
  [look('zh-CN', 'desktop', 'light'), look('en-US', 'phone', 'dark')],
  [look('zh-CN', 'phone', 'dark'), look('en-US', 'desktop', 'light')],
] as const;

/**
 * What a test runs in that must work everywhere: a pair, or every language and size when pictures are wanted.
 *
 * @param index Any number from 0; neighbours get different pairs.
 */
export function looksOf(index: number): readonly Look[] {
  if (pictures !== undefined) return [...pairs[0], ...pairs[1]];
  return pairs[index % pairs.length] ?? pairs[0];
}

/** The same of what is there on one size only: both languages and colour schemes. */
export function looksOfSize(size: keyof typeof sizes, index: number): readonly Look[] {
  const [first, second] = index % 2 === 0 ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  return [look('zh-CN', size, first), look('en-US', size, second)];
}
