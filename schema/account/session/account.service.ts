import { randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { endSessions } from './session.service.ts';

/** A new public id of a user: 32 lower-case hex characters. */
export function newUserId(): string {
  return randomBytes(16).toString('hex');
}

/** Signs a user out on all devices. */
export async function signOut(context: Context): Promise<void> {
  if (context.viewer.kind === 'user') await endSessions(context.db, context.viewer.userId);
  context.session.ended();
}
