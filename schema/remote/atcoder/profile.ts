import { LayoutError } from '../core/failure.ts';
import { all, first, parseHtml, the, textOf } from '../page/html.ts';

/** What the public page of a user says. */
interface Profile {
  /** As the judge writes it. */
  readonly name: string;
  /** Empty: the user names none. */
  readonly affiliation: string;
}

/** The page of a user, in English or Japanese. @throws LayoutError */
export function profileIn(text: string): Profile {
  const page = parseHtml(text);
  const name = textOf(the('a.username', page));
  if (first('table.dl-table', page) === null) throw new LayoutError('there is no table of the user');
  const row = all('table.dl-table tr', page).find((one) => {
    const head = first('th', one);
    return head !== null && ['Affiliation', '所属'].includes(textOf(head));
  });
  const cell = row === undefined ? null : first('td', row);
  return { name, affiliation: cell === null ? '' : textOf(cell) };
}
