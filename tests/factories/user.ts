import { randomBytes } from 'node:crypto';
import type { Role, SiteRight, User } from '@verdict/prisma/generated/client/client.ts';
import { newUserId } from '@verdict/schema/account/session/account.service.ts';
import { openSession } from '@verdict/schema/account/session/session.service.ts';
import { emailKey, usernameColumns } from '@verdict/schema/account/user/credentials.ts';
import type { Services } from '@verdict/schema/core/context.ts';

/** Password of every user made here, unless another is asked for. */
export const testPassword = 'correct horse';

/** What a test may want of a user; the rest is made up. */
export interface UserWishes {
  readonly username?: string;
  readonly email?: string;
  readonly password?: string;
  readonly role?: Role;
  readonly siteRights?: SiteRight[];
  readonly isDisabled?: boolean;
}

const knownHashes = new Map<string, Promise<string>>();

/** A user that is valid and otherwise as small as can be. */
export async function buildUser(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  wishes: UserWishes = {},
): Promise<User> {
  const username = wishes.username ?? `user-${randomBytes(6).toString('hex')}`;
  const email = wishes.email ?? `${username}@example.org`;
  const password = wishes.password ?? testPassword;
  // Hashing is slow on purpose; one password is hashed once a process.
  const passwordHash = knownHashes.get(password) ?? passwords.hash(password);
  knownHashes.set(password, passwordHash);
  return db.user.create({
    data: {
      id: newUserId(),
      ...usernameColumns(username),
      email,
      emailKey: emailKey(email),
      passwordHash: await passwordHash,
      role: wishes.role ?? 'USER',
      siteRights: wishes.siteRights ?? [],
      isDisabled: wishes.isDisabled ?? false,
    },
  });
}

/**
 * A token of a new session of the user, to be sent as `Authorization`.
 *
 * @param now when the session began; now if left out.
 */
export async function tokenFor(
  services: Pick<Services, 'db' | 'tokens'>,
  user: User,
  now = new Date(),
): Promise<string> {
  const session = await services.db.$transaction((transaction) =>
    openSession({ tokens: services.tokens, now, address: '127.0.0.1', userAgent: 'test' }, transaction, user),
  );
  return session.token;
}
