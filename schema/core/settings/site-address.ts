import type { SiteDefaults } from '../context.ts';

/**
 * Address people reach the site at, without a slash at its end: the setting, else what the process was told. Never what
 * a request claims.
 */
export function siteAddress({ baseUrl }: { readonly baseUrl: string }, { publicUrl }: SiteDefaults): string {
  return (baseUrl || publicUrl).replace(/(?<!\/)\/+$/, '');
}
