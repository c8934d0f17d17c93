import { addressAt } from '../page/address.ts';
import type { Collection } from './collections.ts';

const hosts = [
  'codeforces.com',
  'www.codeforces.com',
  'm1.codeforces.com',
  'm2.codeforces.com',
  'm3.codeforces.com',
  'mirror.codeforces.com',
];

/** Contest and index of a problem. */
interface RefParts {
  readonly contest: string;
  readonly index: string;
}

/** The parts of an id; null: it is none of the collection. */
export function partsOf({ ids }: Collection, id: string): RefParts | null {
  const text = id.trim().toUpperCase();
  for (const pattern of ids) {
    const [, contest, index] = pattern.exec(text) ?? [];
    if (contest !== undefined && index !== undefined) return { contest, index };
  }
  return null;
}

/** An id or the address of a problem in its canonical form; null: it is none of the collection. */
export function parseRef(collection: Collection, input: string): string | null {
  const parts = partsOf(collection, input) ?? partsInAddress(collection, input);
  return parts === null ? null : parts.contest + parts.index;
}

/** Number of the contest at an address; null: it is the address of none. */
export function contestIn(collection: Collection, input: string): string | null {
  const [room, contest = '', ...rest] = segmentsOf(input);
  const isContest =
    `/${room ?? ''}/CONTEST` === collection.contestPath && rest.join('/').replace('problems', '') === '';
  return isContest && partsOf(collection, `${contest}A`)?.contest === contest ? contest : null;
}

/** A path of the collection for one of its problems. */
export function pathOf(collection: Collection, path: string, ref: string): string {
  const parts = partsOf(collection, ref);
  if (parts === null) throw new Error(`${ref} is no problem of ${collection.info.name}`);
  return path.replace('CONTEST', parts.contest).replace('INDEX', parts.index);
}

/** Number of a run, or the one in the address of its page; null: there is none. */
export function parseRunId(input: string): string | null {
  const text = input.trim();
  if (isRunId(text)) return text;
  const segments = segmentsOf(text);
  const place = segments.indexOf('submission');
  // `/contest/1/submission/2`, `/gym/1/submission/2`, `/problemset/submission/1/2`
  const id = segments[segments[0] === 'problemset' ? place + 2 : place + 1] ?? '';
  return place > 0 && isRunId(id) ? id : null;
}

function isRunId(text: string): boolean {
  return /^[1-9]\d{0,14}$/u.test(text);
}

function partsInAddress(collection: Collection, input: string): RefParts | null {
  const segments = segmentsOf(input);
  for (const path of collection.problemPaths) {
    const wanted = path.split('/').slice(1);
    const isSame =
      segments.length === wanted.length &&
      wanted.every((name, place) => name === 'CONTEST' || name === 'INDEX' || name === segments[place]);
    const contest = segments[wanted.indexOf('CONTEST')] ?? '';
    const index = segments[wanted.indexOf('INDEX')] ?? '';
    if (isSame) return partsOf(collection, contest + index);
  }
  return null;
}

/** Parts of the path of an address of the site; none where it is of another one. */
function segmentsOf(input: string): readonly string[] {
  return (addressAt(hosts, input)?.pathname ?? '').split('/').filter((segment) => segment !== '');
}
