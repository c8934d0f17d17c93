import { z } from 'zod';
import type { SecretBox } from '../../core/context.ts';

/** A nonce is good for this long. */
export const nonceLifeMs = 5 * 60_000;
const purpose = 'password nonce';

const contentSchema = z.tuple([z.int(), z.int()]);

/**
 * A nonce for one encrypted password. It carries its key's period and its end, sealed, so that nothing need be stored.
 */
export function newNonce(
  secrets: SecretBox,
  period: number,
  now: Date,
): { readonly nonce: string; readonly expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + nonceLifeMs);
  return { nonce: secrets.seal(purpose, JSON.stringify([period, expiresAt.getTime()])), expiresAt };
}

/** What a nonce of ours says; null for any other, and for one that has run out. */
export function readNonce(
  secrets: SecretBox,
  nonce: string,
  now: Date,
): { readonly period: number; readonly expiresAt: Date } | null {
  const content = secrets.open(purpose, nonce);
  if (content === null) return null;
  const [period, end] = contentSchema.parse(JSON.parse(content));
  return end > now.getTime() ? { period, expiresAt: new Date(end) } : null;
}
