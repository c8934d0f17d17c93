import { openSiteDatabase, superAdmin } from './site-database.ts';

const read = {
  state: 'READ',
  timeLimitMs: 1_000,
  memoryLimitKb: 32_768,
  sampleCount: 1,
  pictureCount: 2,
} as const;

/** Address of an import of two statements that waits for its options; one could not be read. */
export async function remoteImportOfTwo(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { id } = await db.remoteImport.create({
    data: {
      userId: (await superAdmin(db)).id,
      judgeKey: 'HDU',
      state: 'READY',
      createdAt: new Date(),
      items: {
        create: [
          { position: 1, ref: '5000', title: 'Clone', ...read },
          { position: 2, ref: '99999', state: 'FAILED', failure: 'no-such-problem' },
        ],
      },
    },
    select: { id: true },
  });
  await close();
  return `/admin/problem/remote-import?import=${id}`;
}

/** Address of the source of a problem that its judge has changed. */
export async function remoteProblem(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const ref = String(Date.now() % 100_000_000);
  const statement = {
    title: 'Followed',
    language: 'en',
    description: 'd',
    input: '',
    output: '',
    hint: '',
    samples: [],
    memoryLimitKb: 32_768,
    limits: '',
    readsFile: null,
    writesFile: null,
    source: null,
    author: null,
    tags: [],
    pdfUrl: null,
    languageIds: null,
    submitKey: null,
  };
  const now = new Date();
  const { id } = await db.problem.create({
    data: {
      displayId: `HDU-${ref}`,
      title: 'Followed',
      visibility: 'PRIVATE',
      isRemote: true,
      origin: 'HDU',
      languageKeys: ['HDU.0'],
      statements: { create: { language: 'en', title: 'Followed', description: 'd' } },
      remoteSource: {
        create: {
          judgeKey: 'HDU',
          ref,
          url: `https://acm.hdu.edu.cn/showproblem.php?pid=${ref}`,
          readAt: now,
          revisions: {
            create: [1_000, 3_000].map((timeLimitMs, index) => ({
              number: index + 1,
              sha256: String(index).repeat(64),
              content: { ...statement, timeLimitMs },
              createdAt: now,
            })),
          },
        },
      },
    },
    select: { id: true },
  });
  await close();
  return `/admin/problem/${id}/remote`;
}
