import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { invalidInputOf } from '../../core/invalid-input.ts';
import { randomLetters } from '../../core/random-letters.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { hashPasswords, makeAccounts } from '../made-accounts/make-accounts.service.ts';
import { newUsername, usernameKey } from '../user/credentials.ts';
import { ration } from '../user/ration.ts';
import { usernameSkeleton } from '../user/username-skeleton.ts';
import { storeSheet, type StoredSheet } from './account-sheet.service.ts';
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

/** Accounts that were generated; the sheet holds their passwords. */
export interface GeneratedUsers extends StoredSheet {
  readonly count: number;
}

const transaction = { timeout: 30_000, maxWait: 15_000 } as const;

/**
 * Makes accounts with random passwords, all of them or none.
 *
 * @throws InvalidInput, GeneratedNamesTaken, TooManyRequests
 */
export async function generateUsers(context: Context, generation: Generation): Promise<GeneratedUsers> {
  const { db, viewer, now, passwords } = context;
  ration(context, 'roster', userIdOf(viewer));
  const names = namesOf(context, generation);
  await refuseTaken(db, names);
  const made = await hashPasswords(
    passwords,
    names.map(() => randomLetters(1, generation.passwordLength)),
  );
  const accounts = names.flatMap((username, index) => {
    const password = made[index];
    return password === undefined ? [] : [{ username, ...password }];
  });
  try {
    return await db.$transaction(async (tx) => {
      await makeAccounts(
        tx,
        accounts.map(({ username, hash }) => ({
          username,
          passwordHash: hash,
          realName: null,
          email: null,
          managedByGroupId: null,
        })),
        now,
      );
      await audit(tx, {
        actorId: userIdOf(viewer),
        action: 'user.generate',
        target: { kind: 'SITE', id: 'users' },
        groupId: null,
        after: { made: names.length, first: names[0] ?? '', last: names.at(-1) ?? '' },
        at: now,
      });
      return { ...(await storeSheet(context, tx, accounts)), count: names.length };
    }, transaction);
  } catch (error) {
    // Another request has taken a name since.
    if (isUniqueViolation(error)) await refuseTaken(db, names);
    throw error;
  }
}

function namesOf({ locale }: Context, { prefix, suffix, from, to }: Generation): string[] {
  const names = Array.from({ length: to - from + 1 }, (_none, index) => `${prefix}${from + index}${suffix}`);
  for (const name of names) {
    const issue = newUsername.safeParse(name).error?.issues[0];
    if (issue !== undefined) throw invalidInputOf({ issues: [{ ...issue, path: ['prefix'] }] }, locale);
  }
  return names;
}

async function refuseTaken(db: Context['db'] | Transaction, names: readonly string[]): Promise<void> {
  const owners = await db.user.findMany({
    where: {
      OR: [{ usernameKey: { in: names.map(usernameKey) } }, { usernameSkeleton: { in: names.map(usernameSkeleton) } }],
    },
    orderBy: { usernameKey: 'asc' },
    select: { username: true },
  });
  if (owners.length > 0) throw new GeneratedNamesTaken(owners.map(({ username }) => username));
}
