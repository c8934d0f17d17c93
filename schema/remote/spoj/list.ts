import { LayoutError } from '../core/failure.ts';
import { addressAt } from '../page/address.ts';
import { all, attribute, parseHtml } from '../page/html.ts';

export const spojHosts = ['www.spoj.com', 'spoj.com'];

/** Folders beside those of problems, whose names are in upper case. */
const folders: ReadonlySet<string> = new Set([
  'classical',
  'challenge',
  'partial',
  'tutorial',
  'riddle',
  'basics',
  'tag',
]);
const listPath = /^(?:tag\/[a-z\d-]{1,60}|[a-z]{1,20})(?:\/sort=-?\d(?:,start=\d{1,6})?)?$/u;

/** Does the name stand for a list in an address? */
export function isSpojFolder(name: string): boolean {
  return folders.has(name);
}

/** A page of a list of problems, by its path below `/problems/`; null: the input is the address of none. */
export function spojListIn(input: string): string | null {
  const url = addressAt(spojHosts, input);
  const [, room, folder = '', ...rest] = url?.pathname.replace(/\/$/u, '').split('/') ?? [];
  const path = [folder, ...rest].join('/');
  return room === 'problems' && isSpojFolder(folder) && listPath.test(path) ? path : null;
}

/** Problems of a page of a list. @throws LayoutError */
export function parseSpojList(text: string): string[] {
  const refs = all('table.problems a[href]', parseHtml(text)).flatMap((link) => {
    const [empty, room, name = '', ...rest] = (attribute(link, 'href') ?? '').split('/');
    const isProblem = empty === '' && room === 'problems' && rest.join('') === '' && /^\w{1,20}$/u.test(name);
    return isProblem && !isSpojFolder(name) ? [name.toUpperCase()] : [];
  });
  if (refs.length === 0) throw new LayoutError('the list has no problem');
  return [...new Set(refs)];
}
