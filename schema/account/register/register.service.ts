import type { Prisma, PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { NoCodeNeeded } from '../email-code/email-code.error.ts';
import { proveEmailCode, sendEmailCode, type ProvenCode, type SentCode } from '../email-code/email-code.service.ts';
import { sendsMail } from '../mail/mail-server.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { openNewPassword } from '../password/open-password.service.ts';
import { newUserId } from '../session/account.service.ts';
import { openSession, type OpenedSession } from '../session/session.service.ts';
import { EmailTaken, RegistrationClosed, UsernameLooksTaken, UsernameTaken } from '../user/account.error.ts';
import { emailKey, usernameColumns, usernameKey } from '../user/credentials.ts';
import { ration } from '../user/ration.ts';
import { usernameSkeleton } from '../user/username-skeleton.ts';

/** What a new account is made from; the password may be encrypted. */
export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The code that was mailed to the address, where the site asks for one. */
  readonly code?: string | null | undefined;
}

/**
 * Must new accounts bring a code? Not where mails do not leave the site, unless its admins say so: nobody could read
 * it.
 */
export async function isRegisterCodeRequired(services: Pick<Context, 'db' | 'defaults'>): Promise<boolean> {
  const { registerCode } = await readSettings(services.db, ['registerCode']);
  return registerCode === 'AUTO' ? await sendsMail(services) : registerCode === 'ALWAYS';
}

/**
 * Makes an account and signs it in.
 *
 * @throws RegistrationClosed, UsernameTaken, UsernameLooksTaken, EmailTaken, WrongEmailCode, InvalidInput,
 *   PasswordUnreadable, TooManyRequests
 */
export async function register(context: Context, input: Registration): Promise<OpenedSession> {
  const { db, now } = context;
  const { username, email } = input;
  ration(context, 'register');
  await refuseClosed(db);
  const password = await openNewPassword(context, input.password);
  const keys = { ...usernameColumns(username), emailKey: emailKey(email) };
  await refuseTaken(db, keys, null);
  const proven = await proofOf(context, keys.emailKey, input.code ?? '');
  const passwordHash = await context.passwords.hash(password);
  const session = await db
    .$transaction(async (transaction) => {
      await proven?.useUp(transaction);
      const data = { id: newUserId(), email, ...keys, passwordHash, createdAt: now };
      const user = await transaction.user.create({ data, select: { id: true, username: true, role: true } });
      return openSession(context, transaction, user);
    })
    .catch(async (error: unknown) => {
      // Two registrations at once: the unique keys let one through, and the other learns which of its keys it lost.
      if (isUniqueViolation(error)) await refuseTaken(db, keys, null);
      throw error;
    });
  context.session.issued(session.token, session.expiresAt);
  return session;
}

async function proofOf(context: Context, subject: string, code: string): Promise<ProvenCode | null> {
  return (await isRegisterCodeRequired(context))
    ? proveEmailCode(context, { purpose: 'REGISTER', subject }, code)
    : null;
}

/**
 * Mails the code for a new account.
 *
 * @throws RegistrationClosed, NoCodeNeeded, EmailTaken, SentTooRecently, TooManyRequests
 */
export async function sendRegisterCode(context: Context, email: string): Promise<SentCode> {
  const { db, locale } = context;
  const subject = emailKey(email);
  ration(context, 'mail');
  await refuseClosed(db);
  if (!(await isRegisterCodeRequired(context))) throw new NoCodeNeeded();
  if ((await db.user.count({ where: { emailKey: subject } })) > 0) throw new EmailTaken();
  ration(context, 'mailbox', subject);
  return sendEmailCode(context, { purpose: 'REGISTER', subject }, (transaction, { code, minutes }) =>
    queueMail(transaction, { to: email, locale, letter: { kind: 'registerCode', code, minutes } }),
  );
}

/**
 * Which of a username, its look and an e-mail address an account has already; what is left out is free.
 *
 * @throws TooManyRequests
 */
export async function takenCredentials(
  context: Context,
  asked: { readonly username?: string | undefined; readonly email?: string | undefined },
) {
  const { db } = context;
  ration(context, 'check');
  const exists = async (where: Prisma.UserWhereInput) => (await db.user.count({ where })) > 0;
  const [username, looksTaken, email] = await Promise.all([
    asked.username ? exists({ usernameKey: usernameKey(asked.username) }) : false,
    asked.username ? exists({ usernameSkeleton: usernameSkeleton(asked.username) }) : false,
    asked.email ? exists({ emailKey: emailKey(asked.email) }) : false,
  ]);
  return { username, usernameLook: username || looksTaken, email };
}

async function refuseClosed(db: PrismaClient): Promise<void> {
  const { isRegistrationOpen } = await readSettings(db, ['isRegistrationOpen']);
  if (!isRegistrationOpen) throw new RegistrationClosed();
}

/** What no two accounts have; what is left out is not looked for. */
type UniqueKeys = Partial<Pick<ReturnType<typeof usernameColumns>, 'usernameKey' | 'usernameSkeleton'>> & {
  readonly emailKey?: string;
};

/**
 * Makes sure that no other account has a name, its look or an address.
 *
 * @param ownId the account that may have them; null: none.
 * @throws UsernameTaken, UsernameLooksTaken, EmailTaken
 */
export async function refuseTaken(
  db: PrismaClient | Transaction,
  keys: UniqueKeys,
  ownId: string | null,
): Promise<void> {
  const { usernameKey: key, usernameSkeleton: skeleton, emailKey: address } = keys;
  const others = await db.user.findMany({
    where: {
      OR: [
        ...(key === undefined ? [] : [{ usernameKey: key }]),
        ...(skeleton === undefined ? [] : [{ usernameSkeleton: skeleton }]),
        ...(address === undefined ? [] : [{ emailKey: address }]),
      ],
      ...(ownId !== null && { id: { not: ownId } }),
    },
    select: { usernameKey: true, usernameSkeleton: true },
  });
  if (others.some((user) => user.usernameKey === key)) throw new UsernameTaken();
  if (others.some((user) => user.usernameSkeleton === skeleton)) throw new UsernameLooksTaken();
  if (others.length > 0) throw new EmailTaken();
}
