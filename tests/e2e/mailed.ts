import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { letterSchema, type Letter } from '@verdict/schema/account/mail/letter.ts';
import { until } from '../setup/site-api.ts';

/** The mail of a kind that was sent last to an address; waits until there is one. */
export function mailedLetter<Kind extends Letter['kind']>(
  db: PrismaClient,
  to: string,
  kind: Kind,
): Promise<Extract<Letter, { kind: Kind }>> {
  return until(`a mail to ${to}`, 15_000, async () => {
    const mails = await db.mail.findMany({ where: { to }, orderBy: { id: 'desc' }, select: { letter: true } });
    const letter = mails.map((mail) => letterSchema.parse(mail.letter)).find((candidate) => candidate.kind === kind);
    // It was just found by its kind.
    return (letter ?? null) as Extract<Letter, { kind: Kind }> | null;
  });
}

/** The code that was sent last to an address; for a new account if not said otherwise. */
export async function mailedCode(
  db: PrismaClient,
  to: string,
  kind: 'registerCode' | 'changeEmailCode' = 'registerCode',
): Promise<string> {
  return (await mailedLetter(db, to, kind)).code;
}
