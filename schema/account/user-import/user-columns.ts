import { z } from 'zod';
import { line, profileLength } from '../own-account/profile.ts';
import type { SheetColumns } from '../person-sheet/column-plan.ts';
import { commonHeads } from '../person-sheet/person-columns.ts';
import { newEmail, newPassword, newUsername } from '../user/credentials.ts';

/** Columns of a table of accounts: seven in the order of the specification (section 5, "User import"), then ours. */
export const userColumns = [
  'USERNAME',
  'PASSWORD',
  'EMAIL',
  'REAL_NAME',
  'GENDER',
  'NICKNAME',
  'SCHOOL',
  'STUDENT_ID',
] as const;

export type UserColumn = (typeof userColumns)[number];

/** How a table of accounts is read. */
export const userSheet: SheetColumns<UserColumn> = {
  columns: userColumns,
  heads: {
    USERNAME: commonHeads.USERNAME,
    PASSWORD: ['password', 'pass', 'pwd', '密码', '初始密码'],
    EMAIL: commonHeads.EMAIL,
    REAL_NAME: commonHeads.NAME,
    GENDER: ['gender', 'sex', '性别'],
    NICKNAME: ['nickname', 'nick', '昵称'],
    SCHOOL: ['school', 'university', '学校', '院校'],
    // Not `id` or `no`, which number the rows.
    STUDENT_ID: ['sid', 'studentid', 'studentnumber', 'studentno', '学号', '学生学号'],
  },
  isHead: (found) => found.has('USERNAME') && found.has('PASSWORD'),
};

/** What cells must be; any gender that is not known is kept secret. */
export const userChecks = {
  columns: userColumns,
  needed: ['USERNAME', 'PASSWORD'],
  checks: {
    USERNAME: newUsername,
    PASSWORD: newPassword,
    EMAIL: newEmail,
    REAL_NAME: line(profileLength.realName),
    GENDER: z.string(),
    NICKNAME: line(profileLength.nickname),
    SCHOOL: line(profileLength.school),
    STUDENT_ID: line(profileLength.studentId),
  },
} as const;
