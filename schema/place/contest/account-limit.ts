import { z } from 'zod';

/**
 * Which accounts may take part: a range of numbered names, and names of their own (decision 137, "Account limit rule").
 */
export const accountLimitSchema = z.object({
  prefix: z.string().max(20),
  suffix: z.string().max(20),
  /** Numbers between prefix and suffix, both ends included. */
  from: z.int().min(0).max(1_000_000),
  to: z.int().min(0).max(1_000_000),
  /** Usernames that may take part whatever their form. */
  extra: z.array(z.string().max(20)).max(1_000),
});
export type AccountLimit = z.infer<typeof accountLimitSchema>;

/**
 * Does a limit let an account in? Names count as they do everywhere: without regard to case.
 *
 * @param limit as stored; null: all may.
 */
export function isAdmitted(username: string, limit: unknown): boolean {
  if (limit === null) return true;
  const { prefix, suffix, from, to, extra } = accountLimitSchema.parse(limit);
  const [name, start, end] = [username, prefix, suffix].map((text) => text.toLowerCase()) as [string, string, string];
  if (extra.some((other) => other.toLowerCase() === name)) return true;
  if (!name.startsWith(start) || !name.endsWith(end) || name.length <= start.length + end.length) return false;
  const number = name.slice(start.length, name.length - end.length);
  return /^(0|[1-9]\d{0,6})$/.test(number) && Number(number) >= from && Number(number) <= to;
}
