import { domainError } from '../../core/errors.ts';

export const SessionNotFound = domainError('SESSION_NOT_FOUND', {
  description: 'The viewer has no such session, or it has ended.',
  zh: '该登录会话不存在或已结束。',
  en: 'There is no such session, or it has ended already.',
});

export const WrongPassword = domainError('WRONG_PASSWORD', {
  description: "The current password that was given is not the viewer's.",
  zh: (triesLeft: number) => `当前密码错误，还可以尝试 ${triesLeft} 次。`,
  en: (triesLeft: number) => `The current password is wrong; tries left: ${triesLeft}.`,
  data: (triesLeft: number) => ({ triesLeft }),
  fields: (t) => ({
    triesLeft: t.exposeInt('triesLeft', { description: 'As many wrong ones are left before changes are locked.' }),
  }),
});

export const SignInAgain = domainError('SIGN_IN_AGAIN', {
  description: 'The account has no password, and its user signed in more than 15 minutes ago.',
  zh: '此账号没有密码：请退出后重新登录，并在 15 分钟内完成此操作。',
  en: 'This account has no password: sign out, sign in again, and do this within 15 minutes.',
});

const minutesUntil = (at: Date, now: Date) => Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 60_000));

export const AccountChangesLocked = domainError('ACCOUNT_CHANGES_LOCKED', {
  description: 'Five wrong passwords or codes lock changes of password and e-mail for half an hour.',
  zh: (retryAt: Date, now: Date) => `错误次数过多，已暂时锁定，请在 ${minutesUntil(retryAt, now)} 分钟后再试。`,
  en: (retryAt: Date, now: Date) =>
    `Too many wrong tries: this is locked for now. Try again in ${minutesUntil(retryAt, now)} minutes.`,
  data: (retryAt: Date, _now: Date) => ({ retryAt }),
  fields: (t) => ({
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next try is looked at.' }),
  }),
});

export const PasswordUnchanged = domainError('PASSWORD_UNCHANGED', {
  description: 'The new password is the current one.',
  zh: '新密码不能与当前密码相同。',
  en: 'The new password must differ from the current one.',
});

export const EmailUnchanged = domainError('EMAIL_UNCHANGED', {
  description: 'The new e-mail address is the one the account has.',
  zh: '新邮箱不能与当前邮箱相同。',
  en: 'The new e-mail address must differ from the current one.',
});

/** Not a picture that is taken as an avatar. */
export const AvatarUnreadable = domainError('AVATAR_UNREADABLE', {
  zh: '无法识别该图片，请上传 gif、jpg、jpeg、png、bmp 或 webp 格式且尺寸不过大的图片。',
  en: 'This picture cannot be read: choose a gif, jpg, jpeg, png, bmp or webp that is not too large in pixels.',
});

/** More bytes than an avatar may have. */
export const AvatarTooLarge = domainError('AVATAR_TOO_LARGE', {
  zh: '图片不能超过 2 MB，请选择更小的图片。',
  en: 'A picture may have 2 MB at most: choose a smaller one.',
});

export const ApiTokenNotFound = domainError('API_TOKEN_NOT_FOUND', {
  description: 'The viewer has no such token, or no longer.',
  zh: '该令牌不存在或已被撤销。',
  en: 'There is no such token, or it is revoked already.',
});

export const TooManyApiTokens = domainError('TOO_MANY_API_TOKENS', {
  description: 'The viewer has as many tokens as one may have.',
  zh: (limit: number) => `最多可以拥有 ${limit} 个令牌，请先撤销不再使用的令牌。`,
  en: (limit: number) => `You may have ${limit} tokens: revoke one that you no longer use first.`,
  data: (limit: number) => ({ limit }),
  fields: (t) => ({ limit: t.exposeInt('limit') }),
});

export const AdminScopeForbidden = domainError('ADMIN_SCOPE_FORBIDDEN', {
  description: 'The scope ADMIN is for tokens of accounts that manage something on the site or in a group.',
  zh: '只有在网站或团队中拥有管理权限的账号可以授予 admin 权限。',
  en: 'Only accounts that manage something on the site or in a group can give a token the scope admin.',
});

export const LastWayIn = domainError('LAST_WAY_IN', {
  description: 'Without it nobody could get into the account any more.',
  zh: '这是该账号唯一的登录方式：请先设置密码，或添加其他登录方式。',
  en: 'This is the only way into the account: set a password first, or add another way to sign in.',
});

export const OwnRole = domainError('OWN_ROLE', {
  description: 'Nobody changes their own role or rights.',
  zh: '不能修改自己的角色和权限。',
  en: 'You cannot change your own role or rights.',
});
