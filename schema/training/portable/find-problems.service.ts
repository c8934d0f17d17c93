import type { Context, Transaction } from '../../core/context.ts';
import { siteAddress } from '../../core/settings/site-address.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { isDisplayId } from '../../problem/bank/display-id.ts';
import { candidatesFor } from '../manage/training-problem-list.service.ts';
import type { ListFile, ListItem, ListMaterial, ListProblem } from './list-file.ts';

/** Of a material. */
const maxTitle = 255;

/** A problem of a file that this site has. */
export interface FoundProblem extends Omit<ListProblem, 'problem'> {
  readonly problemId: number;
  /** In the bank. */
  readonly displayId: string;
}

/** A list with problems of this site; in place of others there are placeholders. */
export interface FoundList extends ListFile<FoundProblem> {
  /** Problems that were not found, in their order. */
  readonly missing: readonly ListProblem[];
}

/** Address of the page of a problem, as files name it; null: this site has no address. */
export async function problemAddress({
  db,
  defaults,
}: Pick<Context, 'db' | 'defaults'>): Promise<((displayId: string) => string) | null> {
  const site = siteAddress(await readSettings(db, ['baseUrl']), defaults);
  return site === '' ? null : (displayId) => `${site}/problem/${encodeURIComponent(displayId)}`;
}

/**
 * Finds the problems of a file among the candidates of the place. Another site may use the display id for another
 * problem: the title must match in one language, unless the file has none or names the address of this site. A hidden
 * problem gives the same answer as a missing one.
 */
export async function findProblems(
  tx: Transaction,
  context: Pick<Context, 'db' | 'defaults'>,
  { list, groupId }: { readonly list: ListFile; readonly groupId: number | null },
): Promise<FoundList> {
  const addressOf = await problemAddress(context);
  const wanted = [list.items, ...list.sections.map(({ items }) => items)]
    .flat()
    .flatMap((item) => (item.kind === 'problem' ? [item.problem] : []));
  const rows = await tx.problem.findMany({
    where: { AND: [{ displayId: { in: wanted } }, candidatesFor(groupId)] },
    select: { id: true, displayId: true, title: true, statements: { select: { title: true } } },
  });
  const byDisplayId = new Map(rows.map((row) => [row.displayId, row]));
  const missing: ListProblem[] = [];
  const find = (item: ListItem): ListItem<FoundProblem> => {
    if (item.kind !== 'problem') return item;
    const { problem: displayId, ...fields } = item;
    const row = byDisplayId.get(displayId);
    const isSame =
      row !== undefined &&
      (item.title === '' ||
        item.url === addressOf?.(displayId) ||
        [row, ...row.statements].some(({ title }) => isSameTitle(title, item.title)));
    if (isSame) return { ...fields, problemId: row.id, displayId };
    missing.push(item);
    return placeholderOf(item);
  };
  const items = list.items.map(find);
  const sections = list.sections.map((section) => ({ ...section, items: section.items.map(find) }));
  return { ...list, items, sections, missing };
}

function isSameTitle(one: string, other: string): boolean {
  const plain = (title: string) => title.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
  return plain(one) === plain(other);
}

/** Names what was asked for, so that its author finds it again; the problem in its place is called as in the file. */
function placeholderOf({ problem, as, title, url, isOptional, note }: ListProblem): ListMaterial {
  const named = [problem, title].filter(Boolean).join(' ');
  return {
    kind: 'placeholder',
    title: { default: named.length > maxTitle ? title : named, 'zh-CN': '', 'en-US': '' },
    content: note,
    url,
    as: as ?? (isDisplayId(problem) ? problem : null),
    isOptional,
  };
}
