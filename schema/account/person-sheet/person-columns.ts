/** What a column of a table of people may hold. */
export const personColumns = ['NAME', 'NUMBER', 'EMAIL', 'USERNAME', 'CLASS'] as const;

export type PersonColumn = (typeof personColumns)[number];

/** Heads by which columns are known, as `plainHead` leaves them. */
const heads: Readonly<Record<PersonColumn, readonly string[]>> = {
  NAME: ['name', 'fullname', 'realname', 'studentname', '姓名', '名字', '真实姓名', '学生姓名'],
  NUMBER: ['number', 'no', 'id', 'sid', 'studentid', 'studentnumber', 'studentno', '学号', '学生学号', '编号'],
  EMAIL: ['mail', 'email', 'mailaddress', 'emailaddress', '邮箱', '电子邮箱', '邮件', '电子邮件', '邮箱地址'],
  USERNAME: ['user', 'username', 'account', 'login', '用户名', '用户', '账号', '帐号', '登录名'],
  CLASS: ['class', 'classname', 'section', '班级', '班', '班级名称', '行政班', '教学班'],
};
const columnOf = new Map(personColumns.flatMap((column) => heads[column].map((head) => [head, column] as const)));

/** How the columns of a table are read. */
export interface ColumnPlan {
  /** Place of each column that is there, from 0. */
  readonly places: ReadonlyMap<PersonColumn, number>;
  /** The first row names the columns. */
  readonly hasHead: boolean;
  /** Heads that name no column of ours. */
  readonly ignored: readonly string[];
}

/** Columns by the first row, if it names one of those that every person has; else in the order of `personColumns`. */
export function columnPlan(first: readonly string[]): ColumnPlan {
  const found = first.map((cell) => columnOf.get(plainHead(cell)) ?? null);
  if (!found.includes('NAME') && !found.includes('NUMBER'))
    return { places: new Map(personColumns.map((column, place) => [column, place])), hasHead: false, ignored: [] };
  const places = new Map<PersonColumn, number>();
  const ignored: string[] = [];
  for (const [place, column] of found.entries()) {
    // Of two columns with one meaning the first counts.
    if (column !== null && !places.has(column)) places.set(column, place);
    else if (first[place]) ignored.push(first[place].slice(0, 50));
  }
  return { places, hasHead: true, ignored };
}

function plainHead(cell: string): string {
  return cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-.:*]/gu, '');
}
