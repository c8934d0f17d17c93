import type { Context } from '../../core/context.ts';
import { NoCodeNeeded } from '../email-code/email-code.error.ts';
import { sendEmailCode, type SentCode } from '../email-code/email-code.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { failuresSoFar } from '../session/sign-in-failures.service.ts';
import { usernameKey } from '../user/credentials.ts';
import { ration } from '../user/ration.ts';
import { attemptOf, codeBondOf } from './sign-in.service.ts';

/**
 * Mails a code that stands for a solved puzzle, to who cannot see one. A name that nobody has, or whose account has no
 * address, gets the same answer in the same time.
 *
 * @throws NoCodeNeeded when signing in asks for no puzzle now; SentTooRecently, TooManyFailures, TooManyRequests
 */
export async function sendSignInCode(context: Context, username: string): Promise<SentCode> {
  const { db, locale } = context;
  const attempt = attemptOf(context, username);
  ration(context, 'mail');
  ration(context, 'mailbox', attempt.usernameKey);
  const { isPuzzleNeeded } = await failuresSoFar(context, attempt);
  if (!isPuzzleNeeded) throw new NoCodeNeeded();
  const user = await db.user.findUnique({
    where: { usernameKey: usernameKey(username) },
    select: { username: true, email: true },
  });
  return sendEmailCode(context, codeBondOf(attempt), async (transaction, { code, minutes }) => {
    if (user?.email)
      await queueMail(transaction, {
        to: user.email,
        locale,
        letter: { kind: 'signInCode', username: user.username, code, minutes },
      });
  });
}
