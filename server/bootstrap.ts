import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { sealPlainPassword } from '@verdict/schema/account/mail/stored-server.service.ts';
import { newUserId } from '@verdict/schema/account/session/account.service.ts';
import { isJudgeToken, judgeTokenHash } from '@verdict/schema/account/session/judge-token.ts';
import { newPassword, usernameColumns } from '@verdict/schema/account/user/credentials.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { remoteAdapters } from '@verdict/schema/remote/adapters.ts';
import { storeKnownLanguages } from '@verdict/schema/remote/language/store-languages.service.ts';

/*
 * What a site must have before anybody comes: a super admin and, on one machine, a judge. Every step may be repeated at
 * each start. Site settings need no rows: their defaults stand in schema/core/settings/site-setting.ts.
 */

/** Name of the super admin. */
const rootUsername = 'root';

/** What the start wants. */
export interface BootstrapOptions {
  /** Password of a super admin that is made now; null: a random one. An existing account keeps its own. */
  readonly rootPassword: string | null;
  /** Token the judge on this machine comes with (`newJudgeToken()` makes one); null: there is none. */
  readonly judgeToken: string | null;
  /** Name of that judge's node. */
  readonly judgeName: string;
}

/** What the start must pass on. */
export interface Bootstrapped {
  /** Password that was made up for a new super admin, to be shown once; null when there was nothing to make up. */
  readonly generatedRootPassword: string | null;
}

/** Makes what a site must have. Idempotent. @throws Error in plain words when the password given is not allowed. */
export async function bootstrap(
  services: Pick<Services, 'db' | 'passwords' | 'secrets'>,
  { rootPassword, judgeToken, judgeName }: BootstrapOptions,
): Promise<Bootstrapped> {
  if (judgeToken !== null) await acceptLocalJudge(services, judgeName, judgeToken);
  await sealPlainPassword(services);
  await services.db.$transaction((tx) => storeKnownLanguages(tx, remoteAdapters), { timeout: 60_000 });
  return { generatedRootPassword: await ensureRoot(services, rootPassword) };
}

async function ensureRoot(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  given: string | null,
): Promise<string | null> {
  if (await hasRoot(db)) return null;
  if (given !== null && !newPassword.safeParse(given).success)
    throw new Error('VERDICT_ROOT_PASSWORD must have 6 to 20 characters.');
  const password = given ?? randomBytes(12).toString('base64url');
  try {
    await db.user.create({
      data: {
        id: newUserId(),
        ...usernameColumns(rootUsername),
        passwordHash: await passwords.hash(password),
        role: 'ROOT',
      },
      select: { id: true },
    });
  } catch (error) {
    // Another server of the site that starts at the same moment was first.
    if (await hasRoot(db)) return null;
    throw error;
  }
  return given === null ? password : null;
}

async function hasRoot(db: PrismaClient): Promise<boolean> {
  const where = { OR: [{ role: 'ROOT' as const }, { usernameKey: rootUsername }] };
  return (await db.user.findFirst({ where, select: { id: true } })) !== null;
}

/** A node that admins revoked, paused or drained stays so. */
async function acceptLocalJudge({ db }: Pick<Services, 'db'>, name: string, judgeToken: string): Promise<void> {
  if (!isJudgeToken(judgeToken)) throw new Error('JUDGE_TOKEN is not a token this product made.');
  const tokenHash = judgeTokenHash(judgeToken);
  await db.judgeNode.upsert({
    where: { name },
    create: { name, tokenHash },
    update: { tokenHash },
    select: { id: true },
  });
}
