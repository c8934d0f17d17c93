/** Languages the command line speaks. */
export type Locale = 'zh-CN' | 'en-US';

/** The language the terminal asks for, by the order of POSIX; English unless it is Chinese. */
export function localeOf(env: Readonly<Record<string, string | undefined>>): Locale {
  const asked = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^zh/i.test(asked) ? 'zh-CN' : 'en-US';
}
