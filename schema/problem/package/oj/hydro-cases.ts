import { z } from 'zod';
import { plainCase } from '../plain-tests.ts';
import { type CaseContent, type GroupContent, plainGroup } from '../problem-content.ts';
import type { SourceFolder } from '../source-folder.ts';
import { listOf, optionalNumber, optionalText, text } from './json-values.ts';

/** Test data of a Hydro package: listed in its settings, or told from the names of its files. */

const hydroCase = z.object({ input: text, output: text, score: optionalNumber });
export const hydroSubtask = z.object({
  id: optionalNumber,
  score: optionalNumber,
  if: listOf(z.preprocess((value) => Number(value), z.number())),
  type: optionalText,
  cases: listOf(hydroCase),
});
export const hydroCases = listOf(hydroCase);

/** A subtask as its settings or the names of its files make it. */
export interface HydroSubtask {
  readonly id: number;
  readonly score: number | undefined;
  readonly requires: readonly number[];
  readonly type: 'sum' | 'min' | 'max';
  readonly cases: readonly z.infer<typeof hydroCase>[];
}

const numbered = /^(.*?)(?:(?<!\d)(\d*)[-_])?(?<!\d)(\d+)\.(in|txt|in\.txt)$/iu;

/**
 * Subtasks told from names: `1.in`, `data3.in`, `2-1.in` (subtask 2), each with a file of the same name that ends with
 * out or ans.
 */
export function subtasksOfNames(names: readonly string[]): HydroSubtask[] {
  const found = new Map<
    number,
    {
      readonly isNumbered: boolean;
      readonly cases: { readonly input: string; readonly output: string; readonly order: number }[];
    }
  >();
  for (const input of names) {
    const match = numbered.exec(input);
    if (match === null) continue;
    const stem = input.slice(0, input.length - (match[4] ?? '').length - 1);
    const output = ['out', 'ans', 'OUT', 'ANS', 'out.txt', 'ans.txt']
      .flatMap((end) => [`${stem}.${end}`, `${stem}.${end}`.replaceAll('input', 'output')])
      .find((name) => name !== input && names.includes(name));
    if (output === undefined) continue;
    const id = Number(match[2] || 1);
    const subtask = found.get(id) ?? { isNumbered: (match[2] ?? '') !== '', cases: [] };
    subtask.cases.push({ input, output, order: Number(match[3]) });
    found.set(id, subtask);
  }
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([id, { isNumbered, cases }]) => ({
      id,
      score: undefined,
      requires: [],
      type: isNumbered ? 'min' : 'sum',
      cases: cases
        .toSorted((a, b) => a.order - b.order)
        .map(({ input, output }) => ({ input, output, score: undefined })),
    }));
}

/** Shares a score out evenly; the last ones get the rest, as Hydro does. */
function shares(total: number, count: number): number[] {
  const base = Math.floor(total / count);
  const rest = total - base * count;
  return Array.from({ length: count }, (_, index) => (index >= count - rest ? base + 1 : base));
}

/**
 * The test groups that score as Hydro does: subtasks add up, a subtask gives the sum, the least or the most of its
 * cases.
 */
export async function hydroTests(
  subtasks: readonly HydroSubtask[],
  source: SourceFolder,
): Promise<GroupContent<string>> {
  const unscored = subtasks.filter(({ score }) => score === undefined || score === 0).length;
  const left = shares(
    Math.max(0, 100 - subtasks.reduce((sum, { score }) => sum + (score ?? 0), 0)),
    Math.max(1, unscored),
  ).values();
  const groups: GroupContent<string>[] = [];
  for (const { id, score: stated, requires, type, cases } of subtasks) {
    const score = stated === undefined || stated === 0 ? (left.next().value ?? 0) : stated;
    const open = cases.filter((each) => !each.score).length;
    const each =
      type === 'sum'
        ? shares(Math.max(0, score - cases.reduce((sum, one) => sum + (one.score ?? 0), 0)), Math.max(1, open)).values()
        : null;
    const own: CaseContent<string>[] = [];
    for (const one of cases) {
      const points = each === null ? score : one.score ? one.score : (each.next().value ?? 0);
      const found = await caseOf(one, `secret/${id}`, Math.round(points), source);
      if (found !== null) own.push(found);
    }
    groups.push({
      ...plainGroup(`secret/${id}`, { cases: own }),
      aggregation: type === 'sum' ? 'SUM' : type === 'min' ? 'MIN' : 'MAX',
      isBreakOnReject: type === 'min',
      maxScore: score,
      requires: requires.map((other) => `secret/${other}`),
    });
  }
  return plainGroup('data', { groups: [plainGroup('secret', { groups })] });
}

async function caseOf(
  { input, output }: z.infer<typeof hydroCase>,
  folder: string,
  score: number,
  source: SourceFolder,
): Promise<CaseContent<string> | null> {
  const pathOf = async (name: string) =>
    name === '' || name === '/dev/null' ? source.keep('empty', '') : (source.files.get(`testdata/${name}`) ?? null);
  const [inputPath, answerPath] = [await pathOf(input), await pathOf(output)];
  for (const [name, path] of [
    [input, inputPath],
    [output, answerPath],
  ] as const) {
    if (path === null)
      source.log.problem(`testdata/${name}`, {
        'zh-CN': '测试数据文件不存在。',
        'en-US': 'is missing, a file of the test data.',
      });
  }
  if (inputPath === null || answerPath === null) return null;
  return plainCase({
    name: `${folder}/${input.replace(/\.[^.]*$/u, '')}`,
    input: inputPath,
    answer: answerPath,
    score,
  });
}
