import { z } from 'zod';
import { addressAt } from '../page/address.ts';
import { parseJson } from '../page/json.ts';

/** Problems on a page of the list. */
export const problemsPerPage = 50;

const listSchema = z.object({ result: z.array(z.object({ meta: z.object({ displayId: z.int().nullable() }) })) });

/** A page of the list of problems, by its address; null: it is none. Lists by tags or words are not known. */
export function libreListIn(input: string): string | null {
  const url = addressAt(['loj.ac', 'www.loj.ac'], input);
  if (url === null || !/^\/(?:p|problems)\/?$/u.test(url.pathname)) return null;
  const page = url.searchParams.get('page') ?? '1';
  const isWhole = [...url.searchParams.keys()].every((name) => name === 'page');
  return isWhole && /^[1-9]\d{0,3}$/u.test(page) ? page : null;
}

/** Problems of a page of the list. @throws LayoutError */
export function parseLibreList(text: string): string[] {
  const { result } = parseJson(text, listSchema);
  // A problem without a number is not shown to all.
  return result.flatMap(({ meta: { displayId } }) => (displayId === null ? [] : [String(displayId)]));
}
