/** An SMTP server, and as whom mails leave by it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; false: by STARTTLS where it is offered. */
  readonly isSecure: boolean;
  /** Null: without signing in. */
  readonly username: string | null;
  readonly password: string | null;
  /** Sender's address; null: made from the username or the site's address. */
  readonly from: string | null;
}

/** A mail as it leaves. */
export interface OutgoingMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that ends mails of this kind when it is posted to (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** With its angle brackets; the same for each try, so that a receiver can tell. */
  readonly messageId: string;
}

/** Port: hands mails to an SMTP server (adapter: nodemailer). */
export interface Mailer {
  /**
   * Resolves when the server has accepted the mail.
   *
   * @param onHandOver awaited before the first byte of the text goes out; until then the mail has certainly not been
   *   sent, and when it rejects it will not be.
   * @throws MailFailure
   */
  send(server: SmtpServer, mail: OutgoingMail, onHandOver?: () => Promise<void>): Promise<void>;
}
