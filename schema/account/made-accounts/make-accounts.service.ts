import type { Gender } from '@verdict/prisma/generated/client/client.ts';
import type { PasswordHasher, Transaction } from '../../core/context.ts';
import { randomLetters } from '../../core/random-letters.ts';
import { newUserId } from '../session/account.service.ts';
import { emailKey, usernameColumns } from '../user/credentials.ts';

/** A password with its hash. */
export interface MadePassword {
  readonly password: string;
  readonly hash: string;
}

/** An account to be made for a person. */
export interface MadeAccount {
  readonly username: string;
  readonly passwordHash: string;
  readonly realName: string | null;
  readonly studentId?: string;
  readonly gender?: Gender;
  readonly nickname?: string | null;
  readonly school?: string | null;
  /** Null: none, as long as nobody has shown to own one. */
  readonly email: string | null;
  /** Group that made it; null: the site. */
  readonly managedByGroupId: number | null;
}

/** Passwords of a call that wait for their turn: others that hash many get theirs between. */
const hashesAtOnce = 2;
/** Rows of a statement: PostgreSQL takes 65,535 values in one. */
const maxRows = 1_000;
/** Digits of a number behind a prefix. */
const minDigits = 3;
/** Most names that are looked at for one that is free. */
const maxSerial = 99_999;

/** A generated password, such as `k7mqx-2xhd9` (49 bits). */
export function newPassword(): string {
  return randomLetters(2, 5);
}

/** As many generated passwords with their hashes. */
export function makePasswords(passwords: Pick<PasswordHasher, 'hashInTurn'>, count: number): Promise<MadePassword[]> {
  return hashPasswords(passwords, Array.from({ length: count }, newPassword));
}

/** Hashes many passwords, in turn with other calls. */
export async function hashPasswords(
  passwords: Pick<PasswordHasher, 'hashInTurn'>,
  texts: readonly string[],
): Promise<MadePassword[]> {
  const made: MadePassword[] = [];
  while (made.length < texts.length) {
    const next = texts.slice(made.length, made.length + hashesAtOnce);
    made.push(
      ...(await Promise.all(next.map(async (password) => ({ password, hash: await passwords.hashInTurn(password) })))),
    );
  }
  return made;
}

/**
 * As many free usernames: a prefix with numbers, in order.
 *
 * @param reserved skeletons of names that accounts of the same transaction will get.
 */
export async function freeSerialNames(
  tx: Transaction,
  { prefix, count, reserved }: { readonly prefix: string; readonly count: number; readonly reserved: Set<string> },
): Promise<string[]> {
  const free: string[] = [];
  for (let from = 1; free.length < count && from <= maxSerial; from += count) {
    const names = Array.from({ length: count }, (_none, index) =>
      usernameColumns(prefix + String(from + index).padStart(minDigits, '0')),
    );
    const taken = await tx.user.findMany({
      where: {
        OR: [
          { usernameKey: { in: names.map((name) => name.usernameKey) } },
          { usernameSkeleton: { in: names.map((name) => name.usernameSkeleton) } },
        ],
      },
      select: { usernameKey: true, usernameSkeleton: true },
    });
    const used = new Set(taken.flatMap((user) => [user.usernameKey, user.usernameSkeleton]));
    for (const name of names) {
      const isUsed = used.has(name.usernameKey) || used.has(name.usernameSkeleton);
      const isFree = !isUsed && !reserved.has(name.usernameSkeleton);
      if (isFree && free.length < count) free.push(name.username);
    }
  }
  return free;
}

/** Makes accounts whose names are free. @returns their ids, in order. */
export async function makeAccounts(tx: Transaction, accounts: readonly MadeAccount[], now: Date): Promise<string[]> {
  const data = accounts.map(({ username, email, ...account }) => ({
    id: newUserId(),
    ...usernameColumns(username),
    ...account,
    email,
    emailKey: email === null ? null : emailKey(email),
    createdAt: now,
  }));
  for (let from = 0; from < data.length; from += maxRows)
    await tx.user.createMany({ data: data.slice(from, from + maxRows) });
  return data.map(({ id }) => id);
}
