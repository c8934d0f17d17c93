import { shortNameOf } from '@verdict/judge/protocol/status.ts';
import type { Context } from '../../core/context.ts';
import type { Sheet } from '../../core/sheet/csv.ts';
import { problemOrder } from '../../training/core/training-problem.service.ts';
import {
  listGroupProgress,
  type ProgressCell,
  type ProgressRequest,
  type ProgressRow,
} from './group-progress.service.ts';

/** Members in a file; who has more searches for some of them. */
const maxRows = 5_000;

const shown = { id: true, username: true, nickname: true } as const;

const heads = {
  'zh-CN': ['用户名', '昵称', '通过数', '未通过数', '卡住数', '最近提交'],
  'en-US': ['Username', 'Nickname', 'Solved', 'Tried', 'Stuck', 'Last submission'],
} as const;

/**
 * How far members of a group are in a list, as a table: a column for each problem, such as `AC (2)`.
 *
 * @throws what listGroupProgress throws
 */
export async function progressSheet(
  context: Context,
  request: Omit<ProgressRequest, 'page' | 'query'>,
): Promise<Sheet> {
  const [{ items }, problems] = await Promise.all([
    listGroupProgress(context, { ...request, page: { page: 1, size: maxRows }, query: { select: shown } }),
    context.db.trainingProblem.findMany({
      where: { trainingId: request.trainingId, isCounted: true },
      orderBy: problemOrder,
      select: { problemId: true, displayId: true },
    }),
  ]);
  return [
    [...heads[context.locale], ...problems.map(({ displayId }) => displayId)],
    ...items.map((row) => {
      const byProblem = new Map(row.cells.map((cell) => [cell.problemId, cell]));
      return [...figuresOf(row), ...problems.map(({ problemId }) => cellText(byProblem.get(problemId)))];
    }),
  ];
}

function figuresOf({ user, solved, tried, stuck, lastMs }: ProgressRow): Sheet[number] {
  return [user.username, user.nickname, solved, tried, stuck, lastMs === null ? null : new Date(lastMs).toISOString()];
}

function cellText(cell: ProgressCell | undefined): string | null {
  return cell === undefined ? null : `${shortNameOf(cell.status)} (${cell.attempts})`;
}
