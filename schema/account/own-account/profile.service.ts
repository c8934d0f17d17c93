import type { Gender } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';

/** What people write of themselves. Left out: stays; null or empty: is nothing from now on. */
export interface Profile {
  readonly nickname?: string | null | undefined;
  readonly realName?: string | null | undefined;
  readonly gender?: Gender | null | undefined;
  readonly school?: string | null | undefined;
  readonly course?: string | null | undefined;
  readonly studentId?: string | null | undefined;
  readonly signature?: string | null | undefined;
  readonly github?: string | null | undefined;
  readonly blog?: string | null | undefined;
  readonly cfUsername?: string | null | undefined;
}

/** Stores what the viewer writes of themselves; its shape has been checked. */
export async function updateProfile({ db, viewer }: Context, { gender, ...texts }: Profile): Promise<void> {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  const data = Object.fromEntries(given.map(([name, text]) => [name, text === '' ? null : text]));
  await db.user.update({
    where: { id: userIdOf(viewer) },
    data: { ...data, ...(gender === undefined ? {} : { gender: gender ?? 'SECRECY' }) },
    select: { id: true },
  });
}
