import type { Prisma } from '@verdict/prisma/generated/client/client.ts';

/** Shares that groups accepted. Whoever asks by them sees to it that the owning group is not disbanded. */
export function receivedBy(groupIds: readonly number[]): Prisma.GroupShareWhereInput {
  return { acceptedAt: { not: null }, groupId: { in: [...groupIds] } };
}

/** Trainings of other groups that some groups received; hidden ones and those that ask for a password are closed. */
export function receivedTrainings(groupIds: readonly number[]): Prisma.TrainingWhereInput {
  return {
    kind: 'TRAINING',
    isVisible: true,
    access: 'PUBLIC',
    group: { is: { disbandedAt: null } },
    shares: { some: receivedBy(groupIds) },
  };
}
