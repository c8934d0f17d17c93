import type { SheetColumns } from './column-plan.ts';

/** What a column of a table of people may hold. */
export const personColumns = ['NAME', 'NUMBER', 'EMAIL', 'USERNAME', 'CLASS'] as const;

export type PersonColumn = (typeof personColumns)[number];

/** Heads that tables of accounts have as well. */
export const commonHeads = {
  NAME: ['name', 'fullname', 'realname', 'studentname', '姓名', '名字', '真实姓名', '学生姓名'],
  EMAIL: ['mail', 'email', 'mailaddress', 'emailaddress', '邮箱', '电子邮箱', '邮件', '电子邮件', '邮箱地址'],
  USERNAME: ['user', 'username', 'account', 'login', '用户名', '用户', '账号', '帐号', '登录名'],
} as const;

const heads: Readonly<Record<PersonColumn, readonly string[]>> = {
  ...commonHeads,
  // The last ones often count rows, or are ids of another system, beside the student number.
  NUMBER: ['studentnumber', 'studentid', 'studentno', 'sid', '学号', '学生学号', 'number', 'no', 'id', '编号'],
  CLASS: ['class', 'classes', 'classname', 'section', '班级', '班', '班级名称', '行政班', '教学班'],
};

/** The columns of a roster. */
export const personSheet: SheetColumns<PersonColumn> = {
  columns: personColumns,
  heads,
  isHead: (found) => found.has('NAME') || found.has('NUMBER'),
};
