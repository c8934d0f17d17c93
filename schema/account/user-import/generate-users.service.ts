import type { Context } from '../../core/context.ts';
import { invalidInputOf } from '../../core/invalid-input.ts';
import { randomLetters } from '../../core/random-letters.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { newUsername } from '../user/credentials.ts';
import { ration } from '../user/ration.ts';
import { planned } from './plan-users.service.ts';
import type { SentUserRow } from './read-users.ts';
import { storeImport } from './store-import.service.ts';
import { GeneratedNamesTaken } from './user-import.error.ts';

/** Accounts to generate: names are prefix, number, suffix. */
interface Generation {
  readonly prefix: string;
  readonly suffix: string;
  readonly from: number;
  /** At least `from`. */
  readonly to: number;
  readonly passwordLength: number;
}

/**
 * Has accounts with random passwords made in the background, all of them or none.
 *
 * @returns the id of their import.
 * @throws InvalidInput, GeneratedNamesTaken, UserImportUnderWay, TooManyRequests
 */
export async function generateUsers(context: Context, generation: Generation): Promise<number> {
  ration(context, 'roster', userIdOf(context.viewer));
  const rows = await planned(context.db, rowsOf(context, generation));
  const taken = rows.filter(({ state }) => state !== 'NEW');
  if (taken.length > 0) throw new GeneratedNamesTaken(taken.map(({ username }) => username));
  return storeImport(context, { kind: 'GENERATED', table: { rows, ignored: [] }, isAllOrNothing: true });
}

function rowsOf({ locale }: Context, { prefix, suffix, from, to, passwordLength }: Generation): SentUserRow[] {
  return Array.from({ length: to - from + 1 }, (_none, index) => {
    const username = `${prefix}${from + index}${suffix}`;
    const issue = newUsername.safeParse(username).error?.issues[0];
    if (issue !== undefined) throw invalidInputOf({ issues: [{ ...issue, path: ['prefix'] }] }, locale);
    return {
      line: index + 1,
      username,
      password: randomLetters(1, passwordLength),
      email: null,
      realName: null,
      gender: 'SECRECY',
      unknownGender: null,
      nickname: null,
      school: null,
      studentId: null,
      state: 'NEW',
      fault: null,
    };
  });
}
