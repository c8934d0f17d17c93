import { Prisma } from '@verdict/prisma/generated/client/client.ts';

/** Was a write refused because a unique index has the value already? */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
