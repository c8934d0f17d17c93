import { localeStore } from '../preferences/locale-store.ts';

/** Address of a file that the server writes in the language of the page; a link sends no headers of ours. */
export function fileAddress(name: string, params: Readonly<Record<string, string>> | [string, string][]): string {
  const query = new URLSearchParams(params);
  query.set('locale', localeStore.get());
  return `/api/file/${name}?${query}`;
}
