import type { Locale } from '../../core/context.ts';
import type { AccountChange } from './account-change.ts';

/** A change of an account in words; those of the mail and of the message are the same. */
export interface AccountChangeWords {
  /** What happened, in a few words. */
  readonly title: string;
  /** The same as a sentence. */
  readonly sentence: string;
  /** What to do if it was not the owner. */
  readonly advice: string;
}

/** A change, with what its words name. */
export interface ToldChange {
  readonly change: AccountChange;
  readonly username: string;
  /** Name of the admin who did it; null: whoever was signed in. */
  readonly by: string | null;
}

interface Sentences {
  readonly title: string;
  /** `{account}` is the name of the account, `{by}` that of the admin. */
  readonly sentence: string;
  readonly advice?: string;
}

const askStaff = 'If you have questions, write to the people who run the site.';
const askForPassword =
  'Ask the people who run the site for it, or choose one by “Forgot password?” if the account has an e-mail address.';
const askStaffInChinese = '如有疑问，请联系网站管理员。';
const askForPasswordInChinese = '请向网站管理员索取新密码；账号有邮箱时，也可以通过“忘记密码？”自行设置。';

const english: Readonly<Record<AccountChange, Sentences>> = {
  password: { title: 'Your password was changed', sentence: 'The password of {account} has just been changed.' },
  passwordReset: {
    title: 'Your password was reset',
    sentence:
      'The password of {account} has just been reset by a mailed link. ' +
      'All devices were signed out and all API tokens were revoked.',
  },
  email: {
    title: 'Your e-mail address was changed',
    sentence: 'The account {account} has just been given another e-mail address.',
    advice: 'If it was not you, somebody else may have your password: write to the people who run the site.',
  },
  passwordGiven: {
    title: 'You have a new password',
    sentence:
      '{by}, an admin of the group that made {account}, has given it a new password. All devices are signed out, and ' +
      'all API tokens are revoked.',
    advice: 'Add an e-mail address in the settings, and the account is yours alone: the group can no longer do this.',
  },
  passwordSet: {
    title: 'You have a new password',
    sentence:
      'The super admin {by} has given {account} a new password. All devices are signed out, and all API tokens are ' +
      'revoked.',
    advice: askForPassword,
  },
  renamed: {
    title: 'You have another username',
    sentence: 'The super admin {by} has renamed your account. Sign in as {account} from now on.',
    advice: askStaff,
  },
  emailSet: {
    title: 'Your e-mail address was changed',
    sentence: 'The super admin {by} has changed the e-mail address of {account}.',
    advice: askStaff,
  },
  disabled: {
    title: 'Your account was disabled',
    sentence: 'The super admin {by} has disabled {account}. All devices are signed out. Signing in tells the reason.',
    advice: askStaff,
  },
  enabled: {
    title: 'Your account was enabled',
    sentence: 'The super admin {by} has enabled {account}. You can sign in again.',
    advice: askStaff,
  },
  deletionRequested: {
    title: 'Your account is being deleted',
    sentence:
      'The super admin {by} is deleting {account}. It can no longer be signed in to, and in 14 days nothing is left ' +
      'of it but submissions and posts without your name.',
    advice: 'To keep it, write to the people who run the site before then.',
  },
  restored: {
    title: 'Your account is kept',
    sentence: 'The super admin {by} has stopped the deletion of {account}.',
    advice: askStaff,
  },
  dataExported: {
    title: 'Your data are being exported',
    sentence:
      'The super admin {by} is having the data of {account} exported: profile, submissions, texts and settings, ' +
      'without the password. This answers requests that owners of accounts send to the people who run the site.',
    advice: 'If you did not ask for this, write to the people who run the site.',
  },
  viewed: {
    title: 'A super admin has viewed the site as you',
    sentence:
      'The super admin {by} has begun to view the site as {account} sees it: for 15 minutes at most, without ' +
      'changing anything and without your messages, drafts and security settings. The reason is in your settings.',
    advice: askStaff,
  },
  secondFactorOn: {
    title: 'Your second factor was turned on',
    sentence: 'Signing in to {account} with the password now asks for a second step.',
  },
  secondFactorOff: {
    title: 'Your second factor was turned off',
    sentence: 'The account {account} is now signed in to with the password alone.',
  },
  secondFactorRemoved: {
    title: 'Your second factor was removed',
    sentence:
      '{by}, of the staff of this site, has removed the second factor of {account}, which is now signed in to with ' +
      'the password alone. You can set one up again in the settings.',
    advice: 'If you did not ask for this, write to the people who run the site and change your password.',
  },
  passkeyAdded: {
    title: 'A passkey was added',
    sentence: 'A passkey that signs in without the password has just been added to {account}.',
  },
  passkeyRemoved: {
    title: 'A passkey was removed',
    sentence: 'A passkey of {account} has just been removed and signs in no more.',
  },
  identityLinked: {
    title: 'A way to sign in was linked',
    sentence: 'An account at another provider has just been linked to {account} and signs in without the password.',
  },
  identityUnlinked: {
    title: 'A way to sign in was unlinked',
    sentence: 'An account at another provider has just been unlinked from {account} and signs in no more.',
  },
  dataExportRequested: {
    title: 'Your data are being exported',
    sentence:
      'An export of the data of {account} was asked for with its password: profile, submissions, texts and settings. ' +
      'A message tells when it can be downloaded.',
  },
};

const chinese: Readonly<Record<AccountChange, Sentences>> = {
  password: { title: '密码已修改', sentence: '账号 {account} 的密码刚刚被修改。' },
  passwordReset: {
    title: '密码已重置',
    sentence: '账号 {account} 的密码刚刚通过邮件链接重置，所有设备已退出登录，所有 API 令牌已撤销。',
  },
  email: {
    title: '邮箱已更换',
    sentence: '账号 {account} 刚刚更换了邮箱。',
    advice: '如果不是您本人操作，您的密码可能已泄露：请联系网站管理员。',
  },
  passwordGiven: {
    title: '密码已被重新设置',
    sentence: '创建账号 {account} 的团队的管理员 {by} 为其设置了新密码，所有设备已退出登录，所有 API 令牌已撤销。',
    advice: '在设置中绑定邮箱后，账号即由您本人接管，该团队不能再重置密码。',
  },
  passwordSet: {
    title: '密码已被重新设置',
    sentence: '超级管理员 {by} 为账号 {account} 设置了新密码，所有设备已退出登录，所有 API 令牌已撤销。',
    advice: askForPasswordInChinese,
  },
  renamed: {
    title: '用户名已变更',
    sentence: '超级管理员 {by} 修改了您的用户名，今后请使用 {account} 登录。',
    advice: askStaffInChinese,
  },
  emailSet: {
    title: '邮箱已变更',
    sentence: '超级管理员 {by} 修改了账号 {account} 的邮箱。',
    advice: askStaffInChinese,
  },
  disabled: {
    title: '账号已被停用',
    sentence: '超级管理员 {by} 停用了账号 {account}，所有设备已退出登录。登录时会显示停用原因。',
    advice: askStaffInChinese,
  },
  enabled: {
    title: '账号已恢复使用',
    sentence: '超级管理员 {by} 恢复了账号 {account}，您可以重新登录。',
    advice: askStaffInChinese,
  },
  deletionRequested: {
    title: '账号即将删除',
    sentence:
      '超级管理员 {by} 正在删除账号 {account}。该账号已不能登录，14 天后仅保留不带您姓名的提交记录和发布的内容。',
    advice: '如需保留账号，请在此之前联系网站管理员。',
  },
  restored: {
    title: '账号已保留',
    sentence: '超级管理员 {by} 取消了账号 {account} 的删除。',
    advice: askStaffInChinese,
  },
  dataExported: {
    title: '正在导出您的数据',
    sentence:
      '超级管理员 {by} 正在导出账号 {account} 的数据，包括资料、提交、发布的内容和设置，不含密码。此操作用于答复账号' +
      '所有者向网站管理员提出的申请。',
    advice: '如果您没有提出过这一申请，请联系网站管理员。',
  },
  viewed: {
    title: '超级管理员查看了您的视角',
    sentence:
      '超级管理员 {by} 已开始以账号 {account} 的视角查看网站，最长 15 分钟，不能做任何更改，也看不到您的消息、草稿和安全设置。' +
      '原因可在设置中查看。',
    advice: askStaffInChinese,
  },
  secondFactorOn: { title: '二次验证已开启', sentence: '现在用密码登录账号 {account} 需要二次验证。' },
  secondFactorOff: { title: '二次验证已关闭', sentence: '账号 {account} 现在仅凭密码即可登录。' },
  secondFactorRemoved: {
    title: '二次验证已被移除',
    sentence: '本站管理人员 {by} 移除了账号 {account} 的二次验证，现在仅凭密码即可登录。您可以在设置中重新开启。',
    advice: '如果您没有提出过这一请求，请联系网站管理员并修改密码。',
  },
  passkeyAdded: { title: '已添加通行密钥', sentence: '账号 {account} 刚刚添加了一个通行密钥，用它登录无需密码。' },
  passkeyRemoved: { title: '已移除通行密钥', sentence: '账号 {account} 的一个通行密钥刚刚被移除，不能再用它登录。' },
  identityLinked: {
    title: '已关联新的登录方式',
    sentence: '账号 {account} 刚刚关联了其他平台的账号，用它登录无需密码。',
  },
  identityUnlinked: {
    title: '已解除关联的登录方式',
    sentence: '账号 {account} 刚刚解除了与其他平台账号的关联，不能再用它登录。',
  },
  dataExportRequested: {
    title: '正在导出您的数据',
    sentence: '有人凭密码申请导出账号 {account} 的数据，包括资料、提交、发布的内容和设置。可以下载时会发送消息通知。',
  },
};

const usualAdvice: Readonly<Record<Locale, string>> = {
  'en-US': 'If it was not you, somebody else may have your password: reset it at once and sign out all devices.',
  'zh-CN': '如果不是您本人操作，您的密码可能已泄露：请立即重置密码，并退出所有设备的登录。',
};

/** Puts a change into words. */
export function wordsOfAccountChange({ change, username, by }: ToldChange, locale: Locale): AccountChangeWords {
  const { title, sentence, advice } = (locale === 'en-US' ? english : chinese)[change];
  return {
    title,
    sentence: sentence.replace('{account}', () => username).replace('{by}', () => by ?? '–'),
    advice: advice ?? usualAdvice[locale],
  };
}
