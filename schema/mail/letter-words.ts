import type { Locale } from '../context.ts';
import type { Letter } from './letter.ts';

/** What a letter says, in one language and as plain text; the layouts put it in order. */
export interface LetterWords {
  readonly subject: string;
  readonly heading: string;
  /** Before the code or the button. */
  readonly paragraphs: readonly string[];
  /** To be typed over. */
  readonly code?: string;
  /** To be followed; a path of the site. */
  readonly button?: { readonly label: string; readonly path: string };
  /** After them, in small print. */
  readonly notes: readonly string[];
}

type Words<Kind extends Letter['kind']> = (letter: Extract<Letter, { kind: Kind }>, siteName: string) => LetterWords;

const english: { readonly [Kind in Letter['kind']]: Words<Kind> } = {
  registerCode: ({ code, minutes }, site) => ({
    subject: `${code} is your code for ${site}`,
    heading: 'Confirm your e-mail address',
    paragraphs: [`Enter this code to create your account at ${site}. It is valid for ${minutes} minutes.`],
    code,
    notes: ['If you did not ask for an account, ignore this mail: nothing happens without the code.'],
  }),
  signInCode: ({ username, code, minutes }, site) => ({
    subject: `${code} is your code for ${site}`,
    heading: 'Sign in',
    paragraphs: [`Enter this code instead of the puzzle to sign in as ${username} at ${site}. It is valid for ${minutes} minutes.`],
    code,
    notes: ['If it was not you, somebody tries to guess your password: the code alone lets nobody in.'],
  }),
  resetPassword: ({ username, path, minutes }, site) => ({
    subject: `Reset your password at ${site}`,
    heading: 'Choose a new password',
    paragraphs: [`Somebody asked to reset the password of ${username} at ${site}. The link below is valid for ${minutes} minutes and works once.`],
    button: { label: 'Choose a new password', path },
    notes: ['If it was not you, ignore this mail: your password stays as it is.'],
  }),
  changeEmailCode: ({ username, code, minutes }, site) => ({
    subject: `${code} is your code for ${site}`,
    heading: 'Confirm your new e-mail address',
    paragraphs: [`Enter this code to use this address for ${username} at ${site}. It is valid for ${minutes} minutes.`],
    code,
    notes: ['If you did not ask for this, ignore this mail: the account keeps its address.'],
  }),
  accountChanged: ({ username, change }, site) => ({
    subject: { password: `Your password at ${site} was changed`, email: `Your e-mail address at ${site} was changed`, secondFactorOff: `Your second factor at ${site} was turned off`, passkeyAdded: `A passkey was added to your account at ${site}`, identityLinked: `Another way to sign in at ${site} was linked` }[change],
    heading: { password: 'Your password was changed', email: 'Your e-mail address was changed', secondFactorOff: 'Your second factor was turned off', passkeyAdded: 'A passkey was added', identityLinked: 'A way to sign in was linked' }[change],
    paragraphs: [
      {
        password: `The password of ${username} at ${site} has just been changed.`,
        email: `The account ${username} at ${site} has just been given another e-mail address.`,
        secondFactorOff: `The account ${username} at ${site} is now signed in to with the password alone.`,
        passkeyAdded: `A passkey that signs in without the password has just been added to ${username} at ${site}.`,
        identityLinked: `An account at another provider has just been linked to ${username} at ${site} and signs in without the password.`,
      }[change],
      'If that was you, nothing is left to do.',
    ],
    notes: [`If it was not you, somebody else may have your password: ${change === 'email' ? 'write to the people who run the site' : 'reset it at once and sign out all devices'}.`],
  }),
  test: (_letter, site) => ({
    subject: `A test mail of ${site}`,
    heading: 'Mail works',
    paragraphs: [`A super admin of ${site} sent this to see whether mails arrive. They do.`],
    notes: [],
  }),
};

const chinese: { readonly [Kind in Letter['kind']]: Words<Kind> } = {
  registerCode: ({ code, minutes }, site) => ({
    subject: `${code} 是您的 ${site} 验证码`,
    heading: '验证您的邮箱',
    paragraphs: [`请输入以下验证码，完成 ${site} 的账号注册。验证码 ${minutes} 分钟内有效。`],
    code,
    notes: ['如果您没有申请注册，请忽略这封邮件：没有验证码，什么都不会发生。'],
  }),
  signInCode: ({ username, code, minutes }, site) => ({
    subject: `${code} 是您的 ${site} 验证码`,
    heading: '登录',
    paragraphs: [`请输入以下验证码代替拼图，登录 ${site} 账号 ${username}。验证码 ${minutes} 分钟内有效。`],
    code,
    notes: ['如果不是您本人操作，可能有人在猜测您的密码：仅凭验证码无法登录。'],
  }),
  resetPassword: ({ username, path, minutes }, site) => ({
    subject: `重置您的 ${site} 密码`,
    heading: '设置新密码',
    paragraphs: [`有人申请重置 ${site} 账号 ${username} 的密码。以下链接 ${minutes} 分钟内有效，只能使用一次。`],
    button: { label: '设置新密码', path },
    notes: ['如果不是您本人操作，请忽略这封邮件，您的密码不会改变。'],
  }),
  changeEmailCode: ({ username, code, minutes }, site) => ({
    subject: `${code} 是您的 ${site} 验证码`,
    heading: '验证您的新邮箱',
    paragraphs: [`请输入以下验证码，将此邮箱用于 ${site} 账号 ${username}。验证码 ${minutes} 分钟内有效。`],
    code,
    notes: ['如果不是您本人操作，请忽略这封邮件，账号的邮箱不会改变。'],
  }),
  accountChanged: ({ username, change }, site) => ({
    subject: { password: `您的 ${site} 密码已修改`, email: `您的 ${site} 邮箱已更换`, secondFactorOff: `您的 ${site} 二次验证已关闭`, passkeyAdded: `您的 ${site} 账号添加了通行密钥`, identityLinked: `您的 ${site} 账号关联了新的登录方式` }[change],
    heading: { password: '密码已修改', email: '邮箱已更换', secondFactorOff: '二次验证已关闭', passkeyAdded: '已添加通行密钥', identityLinked: '已关联新的登录方式' }[change],
    paragraphs: [
      {
        password: `${site} 账号 ${username} 的密码刚刚被修改。`,
        email: `${site} 账号 ${username} 刚刚更换了邮箱。`,
        secondFactorOff: `${site} 账号 ${username} 现在仅凭密码即可登录。`,
        passkeyAdded: `${site} 账号 ${username} 刚刚添加了一个通行密钥，用它登录无需密码。`,
        identityLinked: `${site} 账号 ${username} 刚刚关联了其他平台的账号，用它登录无需密码。`,
      }[change],
      '如果是您本人操作，无需再做任何事。',
    ],
    notes: [`如果不是您本人操作，您的密码可能已泄露：${change === 'email' ? '请联系网站管理员' : '请立即重置密码，并退出所有设备的登录'}。`],
  }),
  test: (_letter, site) => ({
    subject: `${site} 测试邮件`,
    heading: '邮件发送正常',
    paragraphs: [`${site} 的超级管理员发送了这封邮件，以确认邮件能够送达。`],
    notes: [],
  }),
};

/** The words of a letter. */
export function wordsOf(letter: Letter, locale: Locale, siteName: string): LetterWords {
  const words = locale === 'en-US' ? english : chinese;
  // A function of the letter's own kind: TypeScript cannot follow that through the table.
  return (words[letter.kind] as (letter: Letter, siteName: string) => LetterWords)(letter, siteName);
}

/** Sentence under each letter. */
export function footerOf(locale: Locale, siteName: string): string {
  return locale === 'en-US' ? `Sent by ${siteName}. Answers to this address are not read.` : `本邮件由 ${siteName} 自动发送，请勿回复。`;
}

/** What stands before a link that cannot be clicked. */
export function linkHintOf(locale: Locale): string {
  return locale === 'en-US' ? 'If the button does not work, copy this address:' : '如果按钮无法点击，请复制以下地址：';
}
