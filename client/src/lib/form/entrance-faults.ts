import { message } from '../intl/message.ts';
import { codeLength, maxCaptcha, maxPassword, maxUsername, type Fault } from './entrance-fields.ts';

/*
 * Checks of fields. Their sentences are in the part of accounts, which a page that imports this file loads; what has
 * no sentences is in `entrance-fields.ts`, which forms of any page import.
 */

const minPassword = 6;

/** Is it an e-mail address, as far as one can see? */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** What is wrong with a username; null when nothing is. */
export function usernameFault(username: string): Fault | null {
  if (username.trim() === '') return message({ id: 'auth.fault.usernameRequired' });
  return username.length > maxUsername ? message({ id: 'auth.fault.usernameLong' }) : null;
}

/** What is wrong with a username for a new account. */
export function newUsernameFault(username: string): Fault | null {
  const fault = usernameFault(username);
  return fault === null && /\s/.test(username) ? message({ id: 'auth.fault.usernameBlank' }) : fault;
}

/** What is wrong with an e-mail address. */
export function emailFault(email: string): Fault | null {
  if (email.trim() === '') return message({ id: 'auth.fault.emailRequired' });
  return isEmail(email) ? null : message({ id: 'auth.fault.email' });
}

/** What is wrong with a new password. */
export function passwordFault(password: string): Fault | null {
  if (password === '') return message({ id: 'auth.fault.passwordRequired' });
  return password.length < minPassword || password.length > maxPassword
    ? message({ id: 'auth.fault.passwordLength' })
    : null;
}

/** What is wrong with the password of an account: only its absence, since the rules bind new ones. */
export function givenPasswordFault(password: string): Fault | null {
  return password === '' ? message({ id: 'auth.fault.passwordRequired' }) : null;
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
