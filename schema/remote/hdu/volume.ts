import { LayoutError } from '../core/failure.ts';
import { addressAt } from '../page/address.ts';

export const hduHosts = ['acm.hdu.edu.cn'];

/** A volume in the list of problems, by its address; null: it is none. */
export function hduVolumeIn(input: string): string | null {
  const url = addressAt(hduHosts, input);
  if (url?.pathname !== '/listproblem.php') return null;
  const volume = url.searchParams.get('vol') ?? '1';
  return /^[1-9]\d{0,3}$/u.test(volume) ? volume : null;
}

/** Problems of a volume: a script of the page makes the table, with a call for each. @throws LayoutError */
export function parseHduVolume(text: string): string[] {
  const refs = [...text.matchAll(/\bp\(\s*-?\d+\s*,\s*([1-9]\d{0,8})\s*,/gu)].map(([, ref = '']) => ref);
  if (refs.length === 0) throw new LayoutError('the volume lists no problem');
  return [...new Set(refs)];
}
