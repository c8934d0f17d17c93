/** A text for Prisma's `contains`, which passes the wild cards of LIKE through: here they stand for themselves. */
export function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
