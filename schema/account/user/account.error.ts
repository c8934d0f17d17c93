import { domainError } from '../../core/errors.ts';

export const RegistrationClosed = domainError('REGISTRATION_CLOSED', {
  description: 'New accounts are switched off.',
  zh: '本站暂未开放注册。',
  en: 'Registration is closed on this site.',
  rest: 401,
});

export const UsernameTaken = domainError('USERNAME_TAKEN', {
  description: 'Another account has the name; upper and lower case are the same.',
  zh: '用户名已存在。',
  en: 'The username already exists.',
});

export const UsernameLooksTaken = domainError('USERNAME_LOOKS_TAKEN', {
  description: 'Another account has a name that looks the same, by letters of another script or faint marks.',
  zh: '该用户名与已有用户名外形过于相似，请换一个。',
  en: 'This username looks too much like one that exists already; please choose another.',
});

export const EmailTaken = domainError('EMAIL_TAKEN', {
  description: 'Another account has the e-mail address.',
  zh: '邮箱已存在。',
  en: 'The email already exists.',
});

export const EmailUnknown = domainError('EMAIL_UNKNOWN', {
  description: 'No account has the e-mail address.',
  zh: '邮箱不存在。',
  en: 'The email does not exist.',
});

export const WrongCredentials = domainError('WRONG_CREDENTIALS', {
  description: 'No such account, or not its password; which of the two is not told.',
  zh: '用户名或密码错误。',
  en: 'The username or the password is wrong.',
  data: (isPuzzleNext: boolean) => ({ isPuzzleNext }),
  fields: (t) => ({
    isPuzzleNext: t.exposeBoolean('isPuzzleNext', {
      description: 'The next try must bring a solved puzzle or a code.',
    }),
  }),
});

export const PuzzleNeeded = domainError('PUZZLE_NEEDED', {
  description:
    'After five wrong passwords for one name from one address (or fifty from all) within half an hour, or thirty ' +
    'tries of it within a minute, a try must bring a solved slide puzzle, or the code mailed by sendSignInCode.',
  zh: '密码错误次数过多，请在网站的登录窗口完成拼图验证后再登录，或稍后再试。',
  en: 'After several wrong passwords a puzzle must be solved: sign in by the dialog of the site, or try again later.',
});

export const PuzzleFailed = domainError('PUZZLE_FAILED', {
  description: 'The piece is not in its gap, or the puzzle was answered before or ran out.',
  zh: '拼图位置不对或已过期，请完成新的拼图。',
  en: 'The piece is not in its place, or the puzzle has expired; solve the new one.',
});

export const ResetLinkInvalid = domainError('RESET_LINK_INVALID', {
  description: 'A link that was used, replaced or ran out, or is not of this username.',
  zh: '重置链接与用户名不符、已使用或已过期，请检查用户名或重新申请。',
  en:
    'The link does not belong to this username, was used or has expired; ' +
    'check the username, or ask for a new mail.',
});

export const TooManyFailures = domainError('TOO_MANY_FAILURES', {
  description: 'Twenty wrong passwords for one name from one address lock the pair for half an hour.',
  zh: '登录失败次数过多，请稍后再试。',
  en: 'Too many failed sign-ins; please try again later.',
  data: (retryAt: Date) => ({ retryAt }),
  fields: (t) => ({
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next try is looked at.' }),
  }),
});

export const TooManyRequests = domainError('TOO_MANY_REQUESTS', {
  description: 'Too many requests of one kind from one address, or for one name.',
  zh: '请求过于频繁，请稍后再试。',
  en: 'Too many requests; please try again later.',
  data: (retryAt: Date) => ({ retryAt }),
  fields: (t) => ({
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next try is looked at.' }),
  }),
  rest: 403,
});

interface Disabled {
  /** Empty: not said. */
  readonly reason: string;
  /** When it is enabled again; null: not by itself. */
  readonly until: Date | null;
}

/** To the minute, in UTC: whoever reads it has shown to know the password. */
const minuteOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const AccountDisabled = domainError('ACCOUNT_DISABLED', {
  description: 'An admin has disabled the account, or it is being deleted.',
  zh: ({ reason, until }: Disabled) =>
    `该账号已被停用${until === null ? '' : `至 ${minuteOf(until)}`}，请联系管理员。${reason && `原因：${reason}`}`,
  en: ({ reason, until }: Disabled) =>
    `This account is disabled${until === null ? '' : ` until ${minuteOf(until)}`}; please contact an admin.` +
    (reason && ` Reason: ${reason}`),
});

export const AdminRoleNeeded = domainError('ADMIN_ROLE_NEEDED', {
  description: 'The account may sign in, but is no admin.',
  zh: '该账号不是管理员，请使用管理员账号登录。',
  en: 'This account is not an admin; please sign in with one that is.',
  rest: 401,
});

export const UserNotFound = domainError('USER_NOT_FOUND', {
  description: 'There is no such user.',
  zh: '该用户不存在。',
  en: 'There is no such user.',
});

export const SubmittingForbidden = domainError('SUBMITTING_FORBIDDEN', {
  description: "The viewer's role may not submit.",
  zh: '您的账号已被禁止提交代码。',
  en: 'Your account is not allowed to submit.',
  rest: { http: 403, body: 403 },
});
