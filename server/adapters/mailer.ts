import { Readable } from 'node:stream';
import { MailFailure } from '@verdict/schema/account/mail/mail-failure.ts';
import type { Mailer, OutgoingMail, SmtpServer } from '@verdict/schema/core/ports/mailer.ts';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';

/*
 * One connection a mail, on nodemailer's SMTP client itself and not on its transports: those read a mail before they
 * are connected, and here the first byte of its text being asked for is the sign that it is handed over now.
 */

/** Milliseconds without a word of the server after which it counts as gone. */
export interface MailerTimeouts {
  /** For the connection and the first greeting. */
  readonly connectMs: number;
  /** Between two answers. */
  readonly answerMs: number;
}

/** Hands mails to SMTP servers. */
export function createMailer(
  { connectMs, answerMs }: MailerTimeouts = { connectMs: 10_000, answerMs: 60_000 },
): Mailer {
  return {
    async send(server, mail, onHandOver = async () => {}) {
      const text = await compose(mail);
      let isHandedOver = false;
      const message = new Readable({
        read() {
          onHandOver().then(
            () => {
              isHandedOver = true;
              this.push(text);
              this.push(null);
            },
            (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
          );
          this._read = () => {};
        },
      });
      const connection = new SMTPConnection({
        ...connectionOptions(server),
        connectionTimeout: connectMs,
        greetingTimeout: connectMs,
        socketTimeout: answerMs,
        dnsTimeout: connectMs,
      });
      try {
        await deliver(connection, { server, mail, message });
        connection.quit();
      } catch (error) {
        connection.close();
        throw failureOf(error, isHandedOver);
      } finally {
        message.destroy();
      }
    },
  };
}

function compose({ from, to, subject, text, html, messageId, unsubscribeUrl }: OutgoingMail): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    to,
    subject,
    text,
    html,
    messageId,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  });
  return new Promise((resolve, reject) =>
    composer.compile().build((error, built) => (error ? reject(error) : resolve(built))),
  );
}

function connectionOptions({ host, port, isSecure, password }: SmtpServer) {
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host);
  // A password never crosses a network unencrypted.
  return { host, port, secure: isSecure, requireTLS: !isSecure && !isLocal && password !== null };
}

interface Delivery {
  readonly server: SmtpServer;
  readonly mail: OutgoingMail;
  readonly message: Readable;
}

function deliver(connection: SMTPConnection, { server, mail, message }: Delivery): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The SMTP server closed the connection.')));
    const send = (): void =>
      connection.send({ from: mail.from.address, to: [mail.to] }, message, (error) =>
        error ? reject(error) : resolve(),
      );
    connection.connect((error) => {
      if (error) reject(error);
      else if (server.username === null) send();
      else
        connection.login({ credentials: { user: server.username, pass: server.password ?? '' } }, (refused) =>
          refused ? reject(refused) : send(),
        );
    });
  });
}

/** What is known of the mail after this error. A refused sign-in may be set right, so the mail waits for it. */
function failureOf(error: unknown, isHandedOver: boolean): MailFailure {
  if (error instanceof MailFailure) return error;
  if (!(error instanceof Error)) return new MailFailure('LATER', String(error));
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  const isSignIn = 'code' in error && error.code === 'EAUTH';
  if (code !== null)
    return new MailFailure(code >= 500 && !isSignIn ? 'NEVER' : 'LATER', error.message, { cause: error });
  return new MailFailure(isHandedOver ? 'UNSURE' : 'LATER', error.message, { cause: error });
}
