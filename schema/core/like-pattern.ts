/** A text for Prisma's `contains`, which passes the wild cards of LIKE through: here they stand for themselves. */
export function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/**
 * Prisma's condition for a text of the same letters in any case. Its `insensitive` is ILIKE, so wild cards are escaped.
 */
export function sameInAnyCase(text: string) {
  return { equals: literally(text), mode: 'insensitive' } as const;
}
