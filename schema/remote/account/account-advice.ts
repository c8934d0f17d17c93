import type { RemoteAccountState } from '@verdict/prisma/generated/client/client.ts';
import type { Sentence } from '../../core/errors.ts';

/** Stored of an account that signed in too often. */
export const tooManySignIns = 'too many sign-ins within an hour';

/** How what is stored of an account begins whose judge asked for a person. */
export const challengeNote = 'challenge:';

/** What admins are told of an account that is not used, and what to do. */
export const accountAdvice = {
  unreadable: {
    'zh-CN':
      '无法解密该账号的密码或令牌：本站密钥（VERDICT_SECRET 或数据目录中的 secret 文件）已更改。请点击“更新凭据”重新填写，' +
      '或恢复原来的密钥并重启本站。',
    'en-US':
      'Its password or token cannot be decrypted: the secret of the site (VERDICT_SECRET or the file "secret" in the ' +
      'data folder) has changed. Give it again with "New credential", or restore the secret and start the site again.',
  },
  tooManySignIns: {
    'zh-CN': '该账号一小时内登录过于频繁，已暂停使用。请确认密码正确且没有其他人在使用该账号，然后点击“启用”。',
    'en-US':
      'It signed in too often within an hour. Make sure that its password is right and that nobody else uses it, ' +
      'then press "Switch on".',
  },
  refused: {
    'zh-CN':
      '评测站拒绝了登录。请确认凭据属于这个用户名，并在浏览器中尝试登录：如果密码、会话或令牌已更改，请点击“更新凭据”，否则点击“启用”。',
    'en-US':
      'The judge refused the sign-in. Make sure that the credential is of this username, and try it in a browser: if ' +
      'the password, session or token has changed, give the new one with "New credential"; else press "Switch on".',
  },
  challenge: {
    'zh-CN': '评测站要求人工验证。请在浏览器中用该账号登录并完成验证，然后点击“启用”。',
    'en-US': 'The judge asks for a person. Sign in there with it in a browser, pass the check, then press "Switch on".',
  },
  banned: {
    'zh-CN': '评测站已封禁该账号。请联系该评测站，或移除该账号并添加其他账号。',
    'en-US': 'The judge has disabled it. Write to the judge, or remove the account here and add another one.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

/** What is stored of an account: why it is not OK, with the class of the failure where there was one. */
export interface AdvisedAccount {
  readonly state: RemoteAccountState;
  readonly note: string;
  /** Can what it signs in with be decrypted? */
  readonly isReadable: boolean;
}

/** What a person must do for an account; null: nothing. */
export function adviceOn({ state, note, isReadable }: AdvisedAccount): Sentence | null {
  if (state === 'DISABLED') return null;
  if (state === 'BANNED') return accountAdvice.banned;
  if (!isReadable) return accountAdvice.unreadable;
  if (state === 'OK') return null;
  if (note.startsWith(challengeNote)) return accountAdvice.challenge;
  return note.endsWith(tooManySignIns) ? accountAdvice.tooManySignIns : accountAdvice.refused;
}
