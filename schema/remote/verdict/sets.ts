import { z } from 'zod';
import { RemoteFailure } from '../core/failure.ts';
import { dataOf } from './answer-data.ts';
import { itemName, listDocument, trainingDocument } from './documents.ts';

/** Problems on a page of the list there, unless its address says otherwise. */
const defaultSize = '30';

/**
 * A training, a contest, or a page of the whole list of problems, by its address: `training/12`, `contest/12`,
 * `problem/2/30`. Null: it is none.
 */
export function verdictSetIn(input: string): string | null {
  const text = input.trim();
  if (!/^https?:/iu.test(text) || !URL.canParse(text)) return null;
  const { pathname, searchParams } = new URL(text);
  const numbered = /^\/((?:training|contest)\/\d{1,9})(?:\/|$)/u.exec(pathname)?.[1];
  if (numbered !== undefined) return numbered;
  // A list that is searched or filtered has other problems on its pages.
  const isWhole = [...searchParams.keys()].every((name) => name === 'currentPage' || name === 'limit');
  if (!/^\/problem\/?$/u.test(pathname) || !isWhole) return null;
  const page = searchParams.get('currentPage') ?? '1';
  const size = searchParams.get('limit') ?? defaultSize;
  return /^[1-9]\d{0,5}$/u.test(page) && /^[1-9]\d{0,2}$/u.test(size) ? `problem/${page}/${size}` : null;
}

/** What is asked for a set, and how the answer is read. */
interface SetQuery {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** @throws LayoutError, RemoteFailure */
  readonly parse: (text: string) => readonly string[];
}

/** The contest that a set is; null: it is none. */
export function contestOf(set: string): number | null {
  const id = /^contest\/(\d+)$/u.exec(set)?.[1];
  return id === undefined ? null : Number(id);
}

/** How a set that is no contest is asked for. */
export function verdictSetQuery(set: string): SetQuery {
  const [kind, first = '', size = defaultSize] = set.split('/');
  if (kind === 'training') return { document: trainingDocument, variables: { id: first }, parse: parseTraining };
  return { document: listDocument, variables: { page: Number(first), size: Number(size) }, parse: parseList };
}

const problemSchema = z.object({ displayId: z.string() });
const trainingSchema = z.object({
  training: z.object({ problems: z.array(z.object({ problem: problemSchema })).nullable() }).nullable(),
});
const listSchema = z.object({ problems: z.object({ items: z.array(problemSchema) }) });

function parseTraining(text: string): string[] {
  const { training } = dataOf(text, trainingSchema);
  if (training === null) throw new RemoteFailure('refused', 'no such training', { reason: 'no-such-problem' });
  if (training.problems === null)
    throw new RemoteFailure('refused', 'the training is for users', { reason: 'not-permitted' });
  return training.problems.map(({ problem }) => problem.displayId);
}

function parseList(text: string): string[] {
  return dataOf(text, listSchema).problems.items.map(({ displayId }) => displayId);
}

const contestSchema = z.object({ contestProblems: z.array(z.object({ problemId: z.int() })) });

/** Problems of a contest in their order, by their ids in the bank. @throws LayoutError, RemoteFailure */
export function parseContest(text: string): number[] {
  return dataOf(text, contestSchema).contestProblems.map(({ problemId }) => problemId);
}

/** Display ids of those of so many problems that are seen. @throws LayoutError, RemoteFailure */
export function parseDisplayIds(text: string, count: number): string[] {
  const names = Array.from({ length: count }, (_item, index) => itemName(index));
  const fields = names.map((name) => [name, problemSchema.nullable()] as const);
  const found = dataOf(text, z.object(Object.fromEntries(fields)));
  return names.flatMap((name) => found[name]?.displayId ?? []);
}
