import { createSecretKey } from 'node:crypto';
import type { TokenClaims, TokenSigner } from '@verdict/schema/core/context.ts';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const claimsSchema = z.object({ sub: z.string(), sid: z.string(), iat: z.int(), exp: z.int() });

/** Tokens whose signature need not be checked again: a page asks many times with the same. */
const keptTokens = 10_000;
/** Ours have some 250 characters; blanks in them would make more of one. */
const longestKept = 1_000;

/** Session tokens as JWT, HS256. @param secret at least 32 characters, the same for all processes of a site. */
export function createTokenSigner(secret: string): TokenSigner {
  if (secret.length < 32) throw new Error('VERDICT_SECRET must have at least 32 characters.');
  const key = createSecretKey(secret, 'utf8');
  const known = new LRUCache<string, TokenClaims>({ max: keptTokens });
  const read = async (token: string, now: Date): Promise<TokenClaims | null> => {
    const verified = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now }).catch(() => null);
    const claims = claimsSchema.safeParse(verified?.payload);
    if (!claims.success) return null;
    const { sub, sid, iat, exp } = claims.data;
    return { userId: sub, sessionId: sid, issuedAt: new Date(iat * 1_000), expiresAt: new Date(exp * 1_000) };
  };
  return {
    sign: ({ userId, sessionId, issuedAt, expiresAt }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    async verify(token, now) {
      const claims = known.get(token) ?? (await read(token, now));
      if (claims === null || claims.expiresAt <= now) return null;
      if (token.length <= longestKept) known.set(token, claims);
      return claims;
    },
  };
}
