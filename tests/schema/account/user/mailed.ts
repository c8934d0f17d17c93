import { letterSchema, type Letter } from '@verdict/schema/account/mail/letter.ts';
import type { Services } from '@verdict/schema/core/context.ts';

/** What was mailed to an address, oldest first. */
export async function lettersTo({ db }: Pick<Services, 'db'>, to: string): Promise<Letter[]> {
  const mails = await db.mail.findMany({ where: { to }, orderBy: { id: 'asc' } });
  return mails.map(({ letter }) => letterSchema.parse(letter));
}

/** The code mailed last to an address. @throws Error when none was. */
export async function lastCode(services: Pick<Services, 'db'>, to: string): Promise<string> {
  const letter = (await lettersTo(services, to)).at(-1);
  if (letter === undefined || !('code' in letter)) throw new Error(`No code was mailed to ${to}.`);
  return letter.code;
}
