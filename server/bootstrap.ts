import { randomBytes } from 'node:crypto';
import { newUserId } from '@verdict/schema/account/account.service.ts';
import { newPassword, usernameKey } from '@verdict/schema/account/credentials.ts';
import { judgeTokenHash, newJudgeToken } from '@verdict/schema/account/judge-token.ts';
import type { Services } from '@verdict/schema/context.ts';

/*
 * What a site must have before anybody comes: a super admin and, on one machine, a judge. Every step may be repeated at
 * each start. Site settings need no rows: their defaults stand in schema/site/site-setting.ts.
 */

/** Name of the super admin. */
export const rootUsername = 'root';
/** Name of the judge node on the server's own machine. */
export const localJudgeName = 'local';

/** What the start wants. */
export interface BootstrapOptions {
  /** Password of a super admin that is made now; null: a random one. An existing account keeps its own. */
  readonly rootPassword: string | null;
}

/** What the start must pass on. */
export interface Bootstrapped {
  /** Password that was made up for a new super admin, to be shown once; null when there was nothing to make up. */
  readonly generatedRootPassword: string | null;
  /** Token of the local judge, made anew at each start: the one before is worth nothing from now on. */
  readonly judgeToken: string;
}

/** Makes what a site must have. Idempotent. @throws Error in plain words when the password given is not allowed. */
export async function bootstrap(services: Pick<Services, 'db' | 'passwords'>, { rootPassword }: BootstrapOptions): Promise<Bootstrapped> {
  return { generatedRootPassword: await ensureRoot(services, rootPassword), judgeToken: await renewLocalJudge(services) };
}

async function ensureRoot({ db, passwords }: Pick<Services, 'db' | 'passwords'>, given: string | null): Promise<string | null> {
  const root = await db.user.findFirst({ where: { OR: [{ role: 'ROOT' }, { usernameKey: usernameKey(rootUsername) }] }, select: { id: true } });
  if (root !== null) return null;
  if (given !== null && !newPassword.safeParse(given).success) throw new Error('VERDICT_ROOT_PASSWORD must have 6 to 20 characters.');
  const password = given ?? randomBytes(12).toString('base64url');
  await db.user.create({
    data: {
      id: newUserId(),
      username: rootUsername,
      usernameKey: usernameKey(rootUsername),
      passwordHash: await passwords.hash(password),
      role: 'ROOT',
    },
    select: { id: true },
  });
  return given === null ? password : null;
}

async function renewLocalJudge({ db }: Pick<Services, 'db'>): Promise<string> {
  const judgeToken = newJudgeToken();
  const tokenHash = judgeTokenHash(judgeToken);
  await db.judgeNode.upsert({
    where: { name: localJudgeName },
    create: { name: localJudgeName, tokenHash },
    update: { tokenHash },
    select: { id: true },
  });
  return judgeToken;
}
