import type { Context } from '../../core/context.ts';
import { isOwnTitle } from './named-title.ts';
import { loadIsVisible } from './visible-problem.loader.ts';

/** How a problem is read elsewhere than in the bank. */
interface Opening {
  /** What it is called there. */
  readonly displayId: string;
  readonly title: string;
  /** May the viewer read it there, whoever may see it in the bank? */
  readonly isReadable: boolean;
}

const opened = new WeakMap<object, Opening>();

/**
 * Notes for a loaded row how it is read in the place that answers it, such as a contest. It holds for this row, not for
 * the problem: the same problem reached on another way in the same request is read by the rule of the bank.
 */
export function openProblem<Row extends object>(row: Row, opening: Opening): Row {
  opened.set(row, opening);
  return row;
}

/** What people type and see where the row is read; undefined: as in the bank. */
export function openedDisplayId(row: object): string | undefined {
  return opened.get(row)?.displayId;
}

/**
 * The name that a problem was given where the row is read; null: none, or a title of the problem itself, which readers
 * see in their own language.
 */
export function givenTitle(row: Parameters<typeof isOwnTitle>[0]): string | null {
  const title = opened.get(row)?.title ?? row.title;
  return isOwnTitle(row, title) ? null : title;
}

/** May the viewer read a problem: where the row was opened, or in the bank? */
export async function isReadable(context: Context, problem: { readonly id: number }): Promise<boolean> {
  return opened.get(problem)?.isReadable || (await loadIsVisible(context, problem.id));
}

/** What a problem's readers see of it, or what stands for it where the viewer may not read the problem. */
export async function ifReadable<Value>(
  context: Context,
  problem: { readonly id: number },
  value: Value,
  hidden: Value,
): Promise<Value> {
  return (await isReadable(context, problem)) ? value : hidden;
}
