import { LayoutError } from '../core/failure.ts';
import { all, attribute, parseHtml } from '../page/html.ts';

/** A volume in the list of problems, by its address; null: it is none. */
export function pojVolumeIn(input: string): string | null {
  const text = input.trim();
  if (!URL.canParse(text)) return null;
  const { hostname, pathname, searchParams } = new URL(text);
  const volume = searchParams.get('volume') ?? '1';
  const isList = ['poj.org', 'www.poj.org'].includes(hostname) && pathname === '/problemlist';
  return isList && /^[1-9]\d{0,3}$/u.test(volume) ? volume : null;
}

/** Problems of a volume. @throws LayoutError */
export function parsePojVolume(text: string): string[] {
  const refs = all('table a[href]', parseHtml(text)).flatMap(
    (link) => /^problem\?id=([1-9]\d{0,8})$/u.exec(attribute(link, 'href') ?? '')?.[1] ?? [],
  );
  if (refs.length === 0) throw new LayoutError('the volume lists no problem');
  return [...new Set(refs)];
}
