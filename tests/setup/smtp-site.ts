import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SmtpServer } from '@verdict/schema/core/ports/mailer.ts';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that an SMTP server has accepted. */
export interface ReceivedMail extends Email {
  /** Of the envelope. */
  readonly recipients: readonly string[];
}

/** What a test does when mails come; a rejection with `responseCode` is the server's answer. */
export interface SmtpTricks {
  /** At MAIL FROM, before any text. */
  onSender?: () => Promise<void>;
  /** When the text has come, before it is accepted. */
  onText?: () => Promise<void>;
}

/** A real SMTP server on this machine. */
export interface SmtpSite {
  readonly server: SmtpServer;
  /** Accepted so far, in order. */
  readonly received: readonly ReceivedMail[];
  /** May be changed while it runs. */
  readonly tricks: SmtpTricks;
  stop(): Promise<void>;
}

/** An answer of an SMTP server, such as 451. */
export function smtpAnswer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Starts an SMTP server; with a password it wants one. */
export async function startSmtpSite(
  account: { readonly username: string; readonly password: string } | null = null,
): Promise<SmtpSite> {
  const received: ReceivedMail[] = [];
  const tricks: SmtpTricks = {};
  const smtp = new SMTPServer({
    authOptional: account === null,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, callback) {
      const isRight = username === account?.username && password === account?.password;
      callback(isRight ? null : smtpAnswer(535, 'Wrong name or password'), { user: username });
    },
    onMailFrom: (_address, _session, callback) => void answer(tricks.onSender, callback),
    onData(stream, { envelope }, callback) {
      const receive = async (): Promise<void> => {
        const mail = {
          ...(await PostalMime.parse(await text(stream))),
          recipients: envelope.rcptTo.map(({ address }) => address),
        };
        await tricks.onText?.();
        received.push(mail);
      };
      void answer(receive, callback);
    },
  });
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return {
    server: {
      host: '127.0.0.1',
      port,
      isSecure: false,
      username: account?.username ?? null,
      password: account?.password ?? null,
      from: 'judge@example.org',
    },
    received,
    tricks,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
}

async function answer(
  trick: (() => Promise<void>) | undefined,
  callback: (error?: Error | null) => void,
): Promise<void> {
  try {
    await trick?.();
    callback();
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)));
  }
}
