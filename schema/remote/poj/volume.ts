import { LayoutError } from '../core/failure.ts';
import { addressAt } from '../page/address.ts';
import { all, attribute, parseHtml } from '../page/html.ts';

export const pojHosts = ['poj.org', 'www.poj.org'];

/** A volume in the list of problems, by its address; null: it is none. */
export function pojVolumeIn(input: string): string | null {
  const url = addressAt(pojHosts, input);
  if (url?.pathname !== '/problemlist') return null;
  const volume = url.searchParams.get('volume') ?? '1';
  return /^[1-9]\d{0,3}$/u.test(volume) ? volume : null;
}

/** Problems of a volume. @throws LayoutError */
export function parsePojVolume(text: string): string[] {
  const refs = all('table a[href]', parseHtml(text)).flatMap(
    (link) => /^problem\?id=([1-9]\d{0,8})$/u.exec(attribute(link, 'href') ?? '')?.[1] ?? [],
  );
  if (refs.length === 0) throw new LayoutError('the volume lists no problem');
  return [...new Set(refs)];
}
