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

/** Those four apart make a pair of both languages, sizes and colour schemes. */
const looks = [
  look('zh-CN', 'desktop', 'dark'),
  look('zh-CN', 'phone', 'light'),
  look('zh-CN', 'desktop', 'light'),
  look('zh-CN', 'phone', 'dark'),
  look('en-US', 'phone', 'light'),
  look('en-US', 'desktop', 'dark'),
  look('en-US', 'phone', 'dark'),
  look('en-US', 'desktop', 'light'),
] as const;

/** `VERDICT_WHOLE=1`: what runs in one look runs in a pair of them. */
const isWhole = process.env['VERDICT_WHOLE'] === '1';

/**
 * The look of a test that is the same everywhere; every language and size when pictures are wanted.
 *
 * @param index Any number from 0; neighbours get different looks.
 */
export function looksOf(index: number): readonly Look[] {
  if (pictures !== undefined || isWhole) return pairOf(index);
  return [looks[index % looks.length] ?? looks[0]];
}

/** What a test runs in that differs by size or language: both of each; two such pairs when pictures are wanted. */
export function pairOf(index: number): readonly Look[] {
  if (pictures !== undefined) return looks.filter((_, at) => at % 4 < 2);
  return looks.filter((_, at) => at % 4 === index % 4);
}

/** The look of what is there on one size only; both languages and colour schemes when pictures are wanted. */
export function looksOfSize(size: keyof typeof sizes, index: number): readonly Look[] {
  const [first, second] = index % 2 === 0 ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const both = [look('zh-CN', size, first), look('en-US', size, second)] as const;
  return pictures !== undefined || isWhole ? both : [both[index % 2 === 0 ? 0 : 1]];
}

/** The colours that a page is not shown in. */
export function otherScheme({ colorScheme }: Pick<Use, 'colorScheme'>): Use['colorScheme'] {
  return colorScheme === 'light' ? 'dark' : 'light';
}

/** The screen that a page is not shown on. */
export function otherSize({ viewport }: Pick<Use, 'viewport'>): Use['viewport'] {
  return sizes[viewport.width === sizes.phone.viewport.width ? 'desktop' : 'phone'].viewport;
}
