import { atcoder } from '@verdict/schema/remote/atcoder/atcoder.ts';
import type { RemoteAdapter } from '@verdict/schema/remote/core/adapter.ts';
import type { Credential } from '@verdict/schema/remote/core/credential.ts';
import { hdu } from '@verdict/schema/remote/hdu/hdu.ts';
import { libreoj } from '@verdict/schema/remote/libreoj/libreoj.ts';
import { poj } from '@verdict/schema/remote/poj/poj.ts';
import { spoj } from '@verdict/schema/remote/spoj/spoj.ts';
import { verdict } from '@verdict/schema/remote/verdict/verdict.ts';
import { startAtCoderStandIn } from '../../stand-ins/atcoder/atcoder-stand-in.ts';
import { startHduStandIn } from '../../stand-ins/hdu/hdu-stand-in.ts';
import type { JudgeStandIn } from '../../stand-ins/judge-stand-in.ts';
import { startLibreojStandIn } from '../../stand-ins/libreoj/libreoj-stand-in.ts';
import { startPojStandIn } from '../../stand-ins/poj/poj-stand-in.ts';
import { startSpojStandIn } from '../../stand-ins/spoj/spoj-stand-in.ts';
import { StandInClock } from '../../stand-ins/stand-in.ts';
import { startVerdictStandIn } from '../../stand-ins/verdict/verdict-stand-in.ts';

/** A judge that programs are sent to, and what is right there. */
export interface RunnerSubject {
  readonly adapter: RemoteAdapter;
  readonly ref: string;
  readonly submitKey: string | null;
  /** Of the problem; the first is that of programs. */
  readonly languageIds: readonly [string, ...string[]];
  /** Whose accounts send: of the site, or of the submitter (BYO_SESSION). */
  readonly mode: 'POOL' | 'BYO_SESSION' | 'OFFICIAL_API';
  /** @param secrets of the accounts that the judge knows, by their names; more may come. */
  start(secrets: ReadonlyMap<string, string>): Promise<JudgeStandIn>;
  /** What an account signs in with. */
  credentialOf(username: string): Credential;
}

export const password = 'p&ss+w%rd-of-the-account';

const byPassword = (username: string): Credential => ({ kind: 'password', username, password });

/** The secret of a credential. */
export function secretOf(credential: Credential): string {
  if (credential.kind === 'password') return credential.password;
  return credential.kind === 'token' ? credential.token : credential.value;
}

export const hduSubject: RunnerSubject = {
  adapter: hdu,
  ref: '1000',
  submitKey: null,
  languageIds: ['0', '5'],
  mode: 'POOL',
  start: (secrets) => startHduStandIn(secrets),
  credentialOf: byPassword,
};

export const spojSubject: RunnerSubject = {
  adapter: spoj,
  ref: 'PRIME1',
  submitKey: null,
  languageIds: ['44'],
  mode: 'POOL',
  start: (secrets) => startSpojStandIn(secrets, new StandInClock(), { isChallenged: false }),
  credentialOf: byPassword,
};

export const atcoderSubject: RunnerSubject = {
  adapter: atcoder,
  ref: 'tessoku-book/tessoku_book_a',
  submitKey: null,
  languageIds: ['6017'],
  mode: 'BYO_SESSION',
  start: startAtCoderStandIn,
  credentialOf: (username) => ({
    kind: 'cookie',
    username,
    name: 'REVEL_SESSION',
    value: `session-of-${username}`,
  }),
};

export const libreojSubject: RunnerSubject = {
  adapter: libreoj,
  ref: '6764',
  submitKey: '41180',
  languageIds: ['cpp-g++-c++17'],
  mode: 'POOL',
  start: startLibreojStandIn,
  credentialOf: (username) => ({ kind: 'token', username, token: `header.of+the/token=.${username}` }),
};

export const verdictSubject: RunnerSubject = {
  adapter: verdict,
  ref: '1000',
  submitKey: null,
  languageIds: ['cpp'],
  mode: 'OFFICIAL_API',
  start: startVerdictStandIn,
  credentialOf: (username) => ({ kind: 'token', username, token: `vdt_token-of-${username}` }),
};

export const pojSubject: RunnerSubject = {
  adapter: poj,
  ref: '2186',
  submitKey: null,
  languageIds: ['0'],
  mode: 'POOL',
  start: (secrets) => startPojStandIn(secrets),
  credentialOf: byPassword,
};

/** Every judge that the site sends programs to. */
export const runnerSubjects: readonly RunnerSubject[] = [
  hduSubject,
  pojSubject,
  spojSubject,
  atcoderSubject,
  libreojSubject,
  verdictSubject,
];
