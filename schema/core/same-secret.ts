import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a typed secret with the stored one; the time taken does not depend on how much of it is right. */
export function isSameSecret(typed: string, stored: string): boolean {
  const [one, other] = [typed, stored].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(one, other);
}
