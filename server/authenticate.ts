import { isApiToken, useApiToken, viewerOfApiToken } from '@verdict/schema/account/session/api-token.service.ts';
import { isJudgeToken, judgeOfToken } from '@verdict/schema/account/session/judge-token.ts';
import {
  resumeSession,
  viewerOfSession,
  type ResumedSession,
  type TokenUse,
} from '@verdict/schema/account/session/session.service.ts';
import { isViewToken, viewerOfView } from '@verdict/schema/account/view/view.service.ts';
import type { Services, Viewer } from '@verdict/schema/core/context.ts';

/** Who asks, and the token that replaces theirs when it is past half its life. */
export interface Authenticated {
  readonly viewer: Viewer;
  readonly successor: ResumedSession['successor'];
}

const nobody: Viewer = { kind: 'anonymous' };
const signedOut: Authenticated = { viewer: nobody, successor: null };

/** Finds who a token belongs to. A missing, unknown or stale one is a signed-out viewer, never an error. */
export async function authenticate(
  services: Pick<Services, 'db' | 'reads' | 'tokens'>,
  token: string | null,
  use: TokenUse,
): Promise<Authenticated> {
  if (token === null) return signedOut;
  if (isJudgeToken(token)) {
    const viewer = await judgeOfToken(services.db, token);
    return viewer === null ? signedOut : { viewer, successor: null };
  }
  if (isApiToken(token)) {
    const viewer = await useApiToken(services.db, token, use);
    return viewer === null ? signedOut : { viewer, successor: null };
  }
  if (isViewToken(token)) {
    const viewer = await viewerOfView(services.db, token, use.now);
    return viewer === null ? signedOut : { viewer, successor: null };
  }
  return (await resumeSession(services, token, use)) ?? signedOut;
}

/**
 * Who a token belongs to now, as `authenticate` finds it. That it is asked is no use of the token: nothing is written.
 */
export async function viewerOfToken(
  services: Pick<Services, 'db' | 'reads' | 'tokens'>,
  token: string | null,
  now: Date,
): Promise<Viewer> {
  if (token === null) return nobody;
  if (isJudgeToken(token)) return (await judgeOfToken(services.db, token)) ?? nobody;
  if (isApiToken(token)) return (await viewerOfApiToken(services.db, token, now)) ?? nobody;
  if (isViewToken(token)) return (await viewerOfView(services.db, token, now)) ?? nobody;
  return (await viewerOfSession(services, token, now)) ?? nobody;
}

/**
 * The token of an `Authorization` value: as it is (the REST contract), or after `Bearer`, or `Judge` for a judge node.
 */
export function tokenOf(authorization: unknown): string | null {
  if (typeof authorization !== 'string') return null;
  const token = authorization.replace(/^(Bearer|Judge) +/i, '').trim();
  return token === '' ? null : token;
}

/**
 * The API token that an `Authorization: Basic` value has for its password; the name is not looked at. Passwords of
 * accounts do not travel so.
 */
export function basicTokenOf(authorization: unknown): string | null {
  if (typeof authorization !== 'string') return null;
  const [, password] =
    /^[^:]*:(.*)$/su.exec(Buffer.from(authorization.replace(/^Basic +/i, ''), 'base64').toString()) ?? [];
  return password !== undefined && isApiToken(password) ? password : null;
}
