import type { Prisma } from '@verdict/prisma/generated/client/client.ts';

/** Columns of an account beside its texts. */
export const writerSelect = {
  id: true,
  username: true,
  avatarUrl: true,
  titleName: true,
  titleColor: true,
  role: true,
  siteRights: true,
} as const satisfies Prisma.UserSelect;

/** Who wrote something, or whom it answers. */
export type Writer = Prisma.UserGetPayload<{ select: typeof writerSelect }>;
