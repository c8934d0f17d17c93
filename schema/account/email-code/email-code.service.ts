import { randomInt } from 'node:crypto';
import type { EmailCodePurpose } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { SentTooRecently, WrongEmailCode } from './email-code.error.ts';

/** Characters of a code (specification, section 5). */
const emailCodeLength = 6;
/** A code is good for this long. */
export const emailCodeLifeMs = 10 * 60_000;
/** The next code is sent no sooner (specification, section 9). */
export const emailCodeWaitMs = 60_000;
/** A code ends with the last of these tries. */
export const maxEmailCodeTries = 5;

/** Digits and capitals that nobody takes for one another. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * What a code is for, and what it is bound to: an e-mail address in lower case, or for SIGN_IN the key of a username
 * and the client's address.
 */
export interface EmailCodeBond {
  readonly purpose: EmailCodePurpose;
  readonly subject: string;
}

/** A code that is on its way. */
export interface SentCode {
  /** When it ends. */
  readonly expiresAt: Date;
  /** When the next may be asked for. */
  readonly resendAt: Date;
}

/** A code as it is stored before it is sent. */
interface MadeCode extends SentCode {
  readonly code: string;
}

/**
 * Makes a code in place of the one before; `send` posts it, in the same transaction.
 *
 * @throws SentTooRecently within a minute of the one before.
 */
export async function sendEmailCode(
  { db, passwords, now }: Pick<Context, 'db' | 'passwords' | 'now'>,
  { purpose, subject }: EmailCodeBond,
  send: (transaction: Transaction, made: { readonly code: string; readonly minutes: number }) => Promise<void>,
): Promise<SentCode> {
  const made: MadeCode = {
    code: Array.from({ length: emailCodeLength }, () => letters[randomInt(letters.length)]).join(''),
    expiresAt: new Date(now.getTime() + emailCodeLifeMs),
    resendAt: new Date(now.getTime() + emailCodeWaitMs),
  };
  const data = { codeHash: await passwords.hash(made.code), tries: 0, sentAt: now, expiresAt: made.expiresAt };
  await db.$transaction(async (transaction) => {
    const { count: replaced } = await transaction.emailCode.updateMany({
      where: { purpose, subject, sentAt: { lte: new Date(now.getTime() - emailCodeWaitMs) } },
      data,
    });
    // Of two who ask at once one stores; the other finds a code that is too young to be replaced.
    const { count: created } =
      replaced > 0
        ? { count: 0 }
        : await transaction.emailCode.createMany({ data: [{ purpose, subject, ...data }], skipDuplicates: true });
    if (replaced + created === 0) throw await tooRecently(transaction, { purpose, subject }, now);
    await send(transaction, { code: made.code, minutes: emailCodeLifeMs / 60_000 });
  });
  await db.emailCode.deleteMany({ where: { expiresAt: { lt: now } } });
  return { expiresAt: made.expiresAt, resendAt: made.resendAt };
}

async function tooRecently(
  transaction: Transaction,
  { purpose, subject }: EmailCodeBond,
  now: Date,
): Promise<DomainError> {
  const last = await transaction.emailCode.findUnique({
    where: { purpose_subject: { purpose, subject } },
    select: { sentAt: true },
  });
  return new SentTooRecently(new Date((last?.sentAt ?? now).getTime() + emailCodeWaitMs));
}

/** A code that was right; it must be used up together with what it allows. */
export interface ProvenCode {
  /** @throws WrongEmailCode when somebody else has used it meanwhile. */
  useUp(transaction: Transaction): Promise<void>;
}

/** Counts a try of a code and passes the right one, in any letter case. @throws WrongEmailCode */
export async function proveEmailCode(
  { db, passwords, now }: Pick<Context, 'db' | 'passwords' | 'now'>,
  { purpose, subject }: EmailCodeBond,
  given: string,
): Promise<ProvenCode> {
  // Counted before it is looked at, so that tries at the same moment cannot be more than are allowed.
  const { count } = await db.emailCode.updateMany({
    where: { purpose, subject, tries: { lt: maxEmailCodeTries }, expiresAt: { gt: now } },
    data: { tries: { increment: 1 } },
  });
  const stored =
    count === 0
      ? null
      : await db.emailCode.findUnique({ where: { purpose_subject: { purpose, subject } }, select: { codeHash: true } });
  const codeHash = stored?.codeHash ?? null;
  if (!(await passwords.verify(codeHash, given.trim().toUpperCase())) || codeHash === null) throw new WrongEmailCode();
  return {
    async useUp(transaction) {
      const { count: used } = await transaction.emailCode.deleteMany({ where: { purpose, subject, codeHash } });
      if (used === 0) throw new WrongEmailCode();
    },
  };
}
