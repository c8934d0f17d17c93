/** What is known of a mail that the SMTP server did not accept. */
export type MailFate =
  /** Refused or not reached for now: it may be tried again. */
  | 'LATER'
  /** Refused for good. */
  | 'NEVER'
  /** Its text went out and no answer came: it may or may not have been sent. */
  | 'UNSURE';

/** A mail was not accepted. The message is the server's or the network's, for admins. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly fate: MailFate;

  constructor(fate: MailFate, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.fate = fate;
  }
}
