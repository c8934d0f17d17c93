import { openSiteDatabase, superAdmin } from './site-database.ts';

const dayMs = 86_400_000;

/** Address of an import of the super admin's that is done and can be undone. */
export async function newImport(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { id: requestedById } = await superAdmin(db);
  const now = new Date();
  const { id } = await db.userImport.create({
    data: {
      kind: 'TABLE',
      state: 'DONE',
      requestedById,
      requestedAt: now,
      endedAt: now,
      isAllOrNothing: false,
      totalCount: 120,
      hashedCount: 120,
      madeCount: 120,
      leftOutCount: 3,
      expiresAt: new Date(now.getTime() + dayMs),
    },
    select: { id: true },
  });
  await close();
  return `/admin/user/import?id=${id}`;
}
