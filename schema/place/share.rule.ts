import type { Prisma } from '@verdict/prisma/generated/client/client.ts';

/** Shares that groups accepted. Whoever asks by them sees to it that the owning group is not disbanded. */
export function receivedBy(groupIds: readonly number[]): Prisma.GroupShareWhereInput {
  return { acceptedAt: { not: null }, groupId: { in: [...groupIds] } };
}
