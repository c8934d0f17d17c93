import { isFullRun } from '../setup/sampling.ts';

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

/** The second half has the other language, size and colour scheme of the first, in the same order. */
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

export const lookCount = looks.length;
const pairCount = lookCount / 2;

/**
 * One look; both of its pair in a full run; every language and size for pictures.
 *
 * @param index Any number from 0; neighbours get different looks.
 */
export function looksOf(index: number): readonly Look[] {
  if (pictures !== undefined || isFullRun) return pairOf(index);
  return looks.filter((_, at) => at === index % lookCount);
}

/** Two looks that differ in language, size and colour scheme; two such pairs for pictures. */
export function pairOf(index: number): readonly Look[] {
  return looks.filter((_, at) => (pictures === undefined ? at % pairCount === index % pairCount : at % pairCount < 2));
}

/** One look of one size; in a full run and for pictures both languages and colour schemes. */
export function looksOfSize(size: keyof typeof sizes, index: number): readonly Look[] {
  const [first, second] = index % 2 === 0 ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const both = [look('zh-CN', size, first), look('en-US', size, second)];
  return pictures !== undefined || isFullRun ? both : both.filter((_, at) => at === index % 2);
}

/** The opposite colour scheme. */
export function otherScheme({ colorScheme }: Pick<Use, 'colorScheme'>): Use['colorScheme'] {
  return colorScheme === 'light' ? 'dark' : 'light';
}

/** The viewport of the other size. */
export function otherSize({ viewport }: Pick<Use, 'viewport'>): Use['viewport'] {
  return sizes[viewport.width === sizes.phone.viewport.width ? 'desktop' : 'phone'].viewport;
}
