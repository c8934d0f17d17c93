import { Gender } from '@verdict/prisma/generated/client/enums.ts';
import { z } from 'zod';
import type { SecretBox } from '../../core/context.ts';
import { userRowStates, type UserRow } from './read-users.ts';
import { userColumns } from './user-columns.ts';

const rowPurpose = 'user-import rows';
const secretPurpose = 'user-import passwords';

/** Leaves out what it does not name, such as the password. */
const rowsSchema = z.array(
  z.object({
    line: z.int(),
    username: z.string(),
    email: z.string().nullable(),
    realName: z.string().nullable(),
    gender: z.enum(Gender),
    // Rows that were stored before have none.
    unknownGender: z.string().nullable().default(null),
    nickname: z.string().nullable(),
    school: z.string().nullable(),
    studentId: z.string().nullable().default(null),
    state: z.enum(userRowStates),
    fault: z
      .object({
        column: z.enum(userColumns),
        sentence: z.object({ 'zh-CN': z.string(), 'en-US': z.string() }),
      })
      .nullable(),
  }),
);
const secretsSchema = z.array(z.tuple([z.int(), z.string()]));

/** A line of a table with its password, or with the hash of it. */
export type LineSecret = readonly [line: number, secret: string];

/** Rows as an import keeps them: unreadable in the database, without passwords. */
export function sealRows(secrets: SecretBox, rows: readonly UserRow[]): string {
  return secrets.seal(rowPurpose, JSON.stringify(rowsSchema.parse(rows)));
}

/** Rows of an import; null: the secret of the site is another one now. */
export function openRows(secrets: SecretBox, sealed: string): readonly UserRow[] | null {
  const text = secrets.open(rowPurpose, sealed);
  return text === null ? null : rowsSchema.parse(JSON.parse(text));
}

/** Passwords or hashes as a batch keeps them. */
export function sealSecrets(secrets: SecretBox, lines: readonly LineSecret[]): string {
  return secrets.seal(secretPurpose, JSON.stringify(lines));
}

/** Passwords or hashes of a batch; null: the secret of the site is another one now. */
export function openSecrets(secrets: SecretBox, sealed: string): readonly LineSecret[] | null {
  const text = secrets.open(secretPurpose, sealed);
  return text === null ? null : secretsSchema.parse(JSON.parse(text));
}
