import { message } from '../intl/message.ts';
import type { MessageId } from '../intl/use-text.ts';

/** Limits of the specification, section 9; the server decides. */
export const maxUsername = 20;
const minPassword = 6;
export const maxPassword = 20;
export const codeLength = 6;
export const maxCaptcha = 8;

/** A fault, as a key of the catalogues. */
export interface Fault {
  readonly id: MessageId;
}

/** A form's faults by field. */
export type Faults<Name extends string> = Partial<Record<Name, Fault>>;

/** Is it an e-mail address, as far as one can see? */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** What is wrong with a username; null when nothing is. */
export function usernameFault(username: string): Fault | null {
  if (username.trim() === '') return message({ id: 'auth.fault.usernameRequired' });
  return username.length > maxUsername ? message({ id: 'auth.fault.usernameLong' }) : null;
}

/** What is wrong with an e-mail address. */
export function emailFault(email: string): Fault | null {
  if (email.trim() === '') return message({ id: 'auth.fault.emailRequired' });
  return isEmail(email) ? null : message({ id: 'auth.fault.email' });
}

/** What is wrong with a password. */
export function passwordFault(password: string): Fault | null {
  if (password === '') return message({ id: 'auth.fault.passwordRequired' });
  return password.length < minPassword || password.length > maxPassword
    ? message({ id: 'auth.fault.passwordLength' })
    : null;
}

/** What is wrong with a password typed again. */
export function repeatFault(password: string, again: string): Fault | null {
  return password === again ? null : message({ id: 'auth.fault.repeat' });
}

/** What is wrong with a mailed code. */
export function codeFault(code: string): Fault | null {
  return code.trim().length === codeLength ? null : message({ id: 'auth.fault.code' });
}

/** What is wrong with the letters of a captcha. */
export function captchaFault(captcha: string): Fault | null {
  return captcha.trim() === '' || captcha.trim().length > maxCaptcha ? message({ id: 'auth.fault.captcha' }) : null;
}

/** Leaves out the fields without a fault. */
export function faultsOf<Name extends string>(faults: Readonly<Record<Name, Fault | null>>): Faults<Name> {
  // Only what has a fault is kept, under its own name.
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as Faults<Name>;
}
