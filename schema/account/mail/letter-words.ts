import type { Locale } from '../../core/context.ts';
import { wordsOfAccountChange } from '../user/account-change-words.ts';
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
  /** Lines to be followed, each to a path of the site. */
  readonly links?: readonly { readonly label: string; readonly path: string }[];
  /** Ends mails of this kind: for the reader below the letter, for mail programs in its head. */
  readonly unsubscribe?: { readonly label: string; readonly path: string };
  /** After them, in small print. */
  readonly notes: readonly string[];
}

type DigestItem = Extract<Letter, { kind: 'digest' }>['items'][number];

const actsInEnglish = {
  COMMENT: 'commented in',
  REPLY: 'replied to you in',
  LIKE_POST: 'likes',
  LIKE_COMMENT: 'likes your comment in',
  ASK: 'asked about code for',
  ACCEPT: 'accepted your answer in',
  MENTION: 'mentions you in',
  ASSIGN: 'assigned to you the ticket about',
  REPORT: 'reported a fault of',
  REOPEN: 'reopened the ticket about',
  FIX: 'fixed what you reported of',
  DECLINE: 'declined the ticket about',
  MARK_DUPLICATE: 'marked as a duplicate the ticket about',
  SEND_SOLUTION: 'sent a solution for review of',
  APPROVE: 'approved your solution of',
  RETURN: 'asks for changes to your solution of',
  REFUSE: 'refused your solution of',
} as const satisfies Record<NonNullable<DigestItem['action']>, string>;

/** Around the title. */
const actsInChinese = {
  COMMENT: '评论了 {title}',
  REPLY: '在 {title} 中回复了您',
  LIKE_POST: '赞了 {title}',
  LIKE_COMMENT: '赞了您在 {title} 中的评论',
  ASK: '就 {title} 的代码向您提问',
  ACCEPT: '采纳了您在 {title} 中的回答',
  MENTION: '在 {title} 中提到了您',
  ASSIGN: '指派您处理 {title} 的题目反馈',
  REPORT: '反馈了 {title} 的问题',
  REOPEN: '重新打开了 {title} 的题目反馈',
  FIX: '修复了您反馈的 {title} 的问题',
  DECLINE: '关闭了 {title} 的题目反馈（不作修改）',
  MARK_DUPLICATE: '将 {title} 的题目反馈认定为重复反馈',
  SEND_SOLUTION: '提交了待审核的题解：{title}',
  APPROVE: '审核通过了您的题解：{title}',
  RETURN: '希望您修改题解：{title}',
  REFUSE: '未采用您的题解：{title}',
} as const satisfies Record<NonNullable<DigestItem['action']>, string>;

function actInEnglish({ sender, action, title }: DigestItem): string {
  return action === null ? title['en-US'] : `${sender ?? 'Somebody'} ${actsInEnglish[action]} ${title['en-US']}`;
}

function actInChinese({ sender, action, title }: DigestItem): string {
  if (action === null) return title['zh-CN'];
  return `${sender ?? '已注销的用户'} ${actsInChinese[action].replace('{title}', () => title['zh-CN'])}`;
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
    paragraphs: [
      `Enter this code instead of the puzzle to sign in as ${username} at ${site}. It is valid for ${minutes} minutes.`,
    ],
    code,
    notes: ['If it was not you, somebody tries to guess your password: the code alone lets nobody in.'],
  }),
  resetPassword: ({ username, path, minutes }, site) => ({
    subject: `Reset your password at ${site}`,
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody asked to reset the password of ${username} at ${site}. ` +
        `The link below is valid for ${minutes} minutes and works once.`,
    ],
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
  accountChanged: ({ username, change, by = null }, site) => {
    const { title, sentence, advice } = wordsOfAccountChange({ change, username, by }, 'en-US');
    return {
      subject: `${title}: ${username} at ${site}`,
      heading: title,
      // An admin who did it was never the owner.
      paragraphs: by === null ? [sentence, 'If that was you, nothing is left to do.'] : [sentence],
      notes: [advice],
    };
  },
  digest: ({ username, total, items, unsubscribePath }, site) => ({
    subject: `${total} unread ${total === 1 ? 'message' : 'messages'} at ${site}`,
    heading: `Hello ${username}, here is what you missed`,
    paragraphs: [],
    links: items.map((item) => ({ label: actInEnglish(item), path: item.path })),
    button: { label: 'See all messages', path: '/message/discuss' },
    notes: total > items.length ? [`These are the newest ${items.length} of ${total}.`] : [],
    unsubscribe: { label: 'Stop these mails', path: unsubscribePath },
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
  accountChanged: ({ username, change, by = null }, site) => {
    const { title, sentence, advice } = wordsOfAccountChange({ change, username, by }, 'zh-CN');
    return {
      subject: `${title}：您的 ${site} 账号 ${username}`,
      heading: title,
      paragraphs: by === null ? [sentence, '如果是您本人操作，无需再做任何事。'] : [sentence],
      notes: [advice],
    };
  },
  digest: ({ username, total, items, unsubscribePath }, site) => ({
    subject: `您在 ${site} 有 ${total} 条未读消息`,
    heading: `${username}，您错过的消息`,
    paragraphs: [],
    links: items.map((item) => ({ label: actInChinese(item), path: item.path })),
    button: { label: '查看全部消息', path: '/message/discuss' },
    notes: total > items.length ? [`以上是 ${total} 条未读消息中最新的 ${items.length} 条。`] : [],
    unsubscribe: { label: '不再接收此类邮件', path: unsubscribePath },
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
  return locale === 'en-US'
    ? `Sent by ${siteName}. Answers to this address are not read.`
    : `本邮件由 ${siteName} 自动发送，请勿回复。`;
}

/** What stands before a link that cannot be clicked. */
export function linkHintOf(locale: Locale): string {
  return locale === 'en-US' ? 'If the button does not work, copy this address:' : '如果按钮无法点击，请复制以下地址：';
}
