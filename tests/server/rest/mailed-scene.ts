import { createHash, randomBytes } from 'node:crypto';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { sendRegisterCodeMutation } from '../../schema/account/user/account-operations.ts';
import { captchaWithLetters } from '../../schema/account/user/challenge-answers.ts';
import { lastCode } from '../../schema/account/user/mailed.ts';
import { sendChangeEmailCodeMutation } from '../../schema/account/user/own-account-operations.ts';
import type { TestServer } from '../test-server.ts';

/** Codes and links that have come by mail, and a captcha. */
export interface MailedScene {
  /** A code that was mailed to newcomer@example.org. */
  readonly registerCode: string;
  /** A user who changes their account, with a code that was mailed to mover-now@example.org. */
  readonly mover: { readonly token: string; readonly emailCode: string };
  /** A captcha and what is to be read there. */
  readonly captcha: { readonly captchaKey: string; readonly captcha: string };
  /** A user with the code of a link to reset the password. */
  readonly forgetful: { readonly username: string; readonly resetCode: string };
}

export async function buildMailedScene(server: TestServer): Promise<MailedScene> {
  await server.graphql(sendRegisterCodeMutation, { variables: { email: 'newcomer@example.org' } });
  const [{ id, username }, resetCode] = [
    await buildUser(server.services, { username: 'forgetful' }),
    randomBytes(32).toString('base64url'),
  ];
  const codeHash = createHash('sha256').update(resetCode).digest('hex');
  const [sentAt, expiresAt] = [new Date(Date.now() - 600_000), new Date(Date.now() + 600_000)];
  const moverToken = await tokenFor(server.services, await buildUser(server.services));
  await server.graphql(sendChangeEmailCodeMutation, {
    token: moverToken,
    variables: { email: 'mover-now@example.org' },
  });
  await server.services.db.passwordReset.create({ data: { userId: id, codeHash, sentAt, expiresAt } });
  return {
    registerCode: await lastCode(server.services, 'newcomer@example.org'),
    captcha: await captchaWithLetters(server),
    forgetful: { username, resetCode },
    mover: { token: moverToken, emailCode: await lastCode(server.services, 'mover-now@example.org') },
  };
}
