import { domainError } from '../../core/errors.ts';
import { SecondFactorMethodType } from './second-factor-method.type.ts';

/** What a second factor may be given by. */
export type SecondFactorMethod = 'TOTP' | 'RECOVERY_CODE' | 'PASSKEY';

interface SecondFactorRequest {
  /** Proves that the password was right. */
  readonly ticket: string;
  readonly methods: readonly SecondFactorMethod[];
  /** JSON for `navigator.credentials.get`; null when the account has no passkey. */
  readonly passkeyOptions: string | null;
}

export const SecondFactorNeeded = domainError('SECOND_FACTOR_NEEDED', {
  description: 'The password is right, and the account asks for a second factor: signInWithSecondFactor.',
  zh: '该账号已开启二次验证：请在网站上登录；脚本和工具请使用在设置中创建的 API 令牌。',
  en:
    'This account asks for a second factor: sign in on the site; ' +
    'scripts and tools use an API token, made in the settings.',
  data: (needed: SecondFactorRequest) => needed,
  fields: (t) => ({
    ticket: t.exposeString('ticket', { description: 'Stands for the password, for five minutes and five tries.' }),
    methods: t.field({ type: [SecondFactorMethodType], resolve: ({ methods }) => [...methods] }),
    passkeyOptions: t.exposeString('passkeyOptions', {
      nullable: true,
      description: 'For navigator.credentials.get, as JSON; null when the account has no passkey.',
    }),
  }),
});

export const SignInTicketInvalid = domainError('SIGN_IN_TICKET_INVALID', {
  description: 'The ticket was used, tried too often or ran out: sign in anew.',
  zh: '本次验证已失效，请重新输入密码登录。',
  en: 'This sign-in has expired: enter your password again.',
});

export const WrongSecondFactor = domainError('WRONG_SECOND_FACTOR', {
  description: 'Not a code of now, one that was used before, no recovery code of the account, or not its passkey.',
  zh: '验证未通过。每个验证码只能使用一次，请等待应用显示新的验证码，并检查手机时间是否准确。',
  en:
    'This was not accepted. Each code works once: wait for the next one, ' +
    'and check that the clock of your phone is right.',
});

export const SecondFactorLocked = domainError('SECOND_FACTOR_LOCKED', {
  description:
    'Twenty wrong codes for one account within half an hour: only recovery codes and passkeys are looked at.',
  zh: '验证码错误次数过多，请稍后再试，或使用恢复代码、通行密钥登录。',
  en: 'Too many wrong codes: try again later, or use a recovery code or a passkey.',
  data: (retryAt: Date) => ({ retryAt }),
  fields: (t) => ({
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next code is looked at.' }),
  }),
});

export const SecondFactorOn = domainError('SECOND_FACTOR_ON', {
  description: 'The second factor is on already.',
  zh: '二次验证已开启，如需更换请先关闭。',
  en: 'The second factor is on already: turn it off first to set up another.',
});

export const SecondFactorOff = domainError('SECOND_FACTOR_OFF', {
  description: 'There is no second factor, or no set-up that could be confirmed.',
  zh: '尚未设置二次验证，或设置已失效，请重新设置。',
  en: 'No second factor is set up, or the set-up has expired: begin it anew.',
});

export const SecondFactorNotSet = domainError('SECOND_FACTOR_NOT_SET', {
  description: 'The user has no second factor.',
  zh: '该用户没有开启二次验证。',
  en: 'This user has no second factor.',
});

export const OwnSecondFactor = domainError('OWN_SECOND_FACTOR', {
  description: "One's own second factor is turned off by turnOffTotp, with the password and a code.",
  zh: '您自己的二次验证请在设置中关闭。',
  en: 'Turn your own second factor off in the settings.',
});
