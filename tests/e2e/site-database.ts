import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDb, type Db } from '@verdict/prisma/db.ts';

/** Data folder of the site the tests use; that of the repository when it is not said. */
export const siteData = 'VERDICT_E2E_DATA';

/** Opens the embedded database of the site, to make accounts and to read the mails that do not leave it. */
export async function openSiteDatabase(): Promise<Db> {
  const folder = process.env[siteData] ?? join(import.meta.dirname, '../../data');
  const socketFolder = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[4] ?? '';
  return createDb(`postgresql://verdict@localhost/verdict?host=${encodeURIComponent(socketFolder)}`, { poolSize: 2 });
}

/** The super admin that `root` of the fixtures signs in; tests make further ones. */
export async function superAdmin(db: Db['db']): Promise<{ readonly id: string; readonly username: string }> {
  return db.user.findUniqueOrThrow({ where: { usernameKey: 'root' }, select: { id: true, username: true } });
}
