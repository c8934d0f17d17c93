import { shortNameOf } from '@verdict/judge/protocol/status.ts';
import type { Context } from '../../core/context.ts';
import { clockOf } from '../../core/settings/site-day.ts';
import { readSettings } from '../../core/settings/site.service.ts';
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
  'zh-CN': ['用户名', '昵称', '姓名', '学号', '班级', '通过数', '未通过数', '卡住数', '最近提交'],
  'en-US': ['Username', 'Nickname', 'Name', 'Student number', 'Class', 'Solved', 'Tried', 'Stuck', 'Last submission'],
} as const;

interface SheetRequest extends Omit<ProgressRequest, 'page' | 'query'> {
  /** Whose clock times are on; null: that of the site. */
  readonly timeZone: string | null;
}

/**
 * How far members of a group are in a list, as a table: a column for each problem, such as `AC (2)`.
 *
 * @throws what listGroupProgress throws
 */
export async function progressSheet(context: Context, { timeZone, ...request }: SheetRequest): Promise<Sheet> {
  const [{ items }, problems, persons, site] = await Promise.all([
    listGroupProgress(context, { ...request, page: { page: 1, size: maxRows }, query: { select: shown } }),
    context.db.trainingProblem.findMany({
      where: { trainingId: request.trainingId, isCounted: true },
      orderBy: problemOrder,
      select: { problemId: true, displayId: true },
    }),
    personsOf(context, request.groupId),
    readSettings(context.db, ['timeZone']),
  ]);
  const clock = clockOf(timeZone ?? site.timeZone);
  return [
    [...heads[context.locale], ...problems.map(({ displayId }) => displayId)],
    ...items.map((row) => {
      const byProblem = new Map(row.cells.map((cell) => [cell.problemId, cell]));
      return [
        ...whoIs(row, persons),
        ...figuresOf(row, clock),
        ...problems.map(({ problemId }) => cellText(byProblem.get(problemId))),
      ];
    }),
  ];
}

/** What a group says of a member. */
interface Person {
  /** Null: its roster does not name them. */
  readonly entry: { readonly name: string; readonly number: string } | null;
  readonly classes: readonly string[];
}

/** Members by the id of their account. */
async function personsOf({ db }: Pick<Context, 'db'>, groupId: number): Promise<ReadonlyMap<string, Person>> {
  const [entries, seats] = await Promise.all([
    db.rosterEntry.findMany({
      where: { groupId, userId: { not: null } },
      select: { userId: true, name: true, number: true },
    }),
    db.groupClassMember.findMany({
      where: { groupId },
      orderBy: { class: { nameKey: 'asc' } },
      select: { userId: true, class: { select: { name: true } } },
    }),
  ]);
  const persons = new Map<string, Person>();
  for (const { userId, ...entry } of entries) if (userId !== null) persons.set(userId, { entry, classes: [] });
  for (const {
    userId,
    class: { name },
  } of seats) {
    const { entry = null, classes = [] } = persons.get(userId) ?? {};
    persons.set(userId, { entry, classes: [...classes, name] });
  }
  return persons;
}

function whoIs({ user }: ProgressRow, persons: ReadonlyMap<string, Person>): Sheet[number] {
  const { entry = null, classes = [] } = persons.get(user.id) ?? {};
  return [user.username, user.nickname, entry?.name ?? null, entry?.number ?? null, classes.join('; ')];
}

function figuresOf({ solved, tried, stuck, lastMs }: ProgressRow, clock: (instant: Date) => Date): Sheet[number] {
  return [solved, tried, stuck, lastMs === null ? null : clock(new Date(lastMs))];
}

function cellText(cell: ProgressCell | undefined): string | null {
  return cell === undefined ? null : `${shortNameOf(cell.status)} (${cell.attempts})`;
}
