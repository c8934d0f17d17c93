import type { Db } from '@verdict/prisma/db.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { problemWithJury } from './page-addresses.ts';
import { openSiteDatabase } from './site-database.ts';

/** A new problem with a jury and an editorial in both languages. */
export async function newEditorial(
  db: Db['db'],
  wishes: Partial<Prisma.EditorialUncheckedCreateInput> = {},
): Promise<{ readonly problemId: number; readonly displayId: string }> {
  const problemId = await problemWithJury();
  const { displayId } = await db.problem.update({
    where: { id: problemId },
    data: {
      visibility: 'PUBLIC',
      files: {
        create: { kind: 'JURY_SOURCE', name: 'accepted/main.cpp/main.cpp', sha256: await someSource(db) },
      },
    },
    select: { displayId: true },
  });
  const now = new Date();
  await db.editorial.create({
    data: {
      problemId,
      publishesAt: now,
      createdAt: now,
      updatedAt: now,
      solutionNames: ['accepted/main.cpp'],
      translations: {
        create: [
          {
            language: 'en',
            hints: ['Sort the numbers.', 'Compare **neighbours**.'],
            content: 'It takes $O(n \\log n)$.',
          },
          { language: 'zh', hints: ['先排序。', '比较**相邻**的数。'], content: '复杂度为 $O(n \\log n)$。' },
        ],
      },
      ...wishes,
    },
    select: { id: true },
  });
  return { problemId, displayId };
}

/** Hash of a source that the site has. */
async function someSource(db: Db['db']): Promise<string> {
  const { sha256 } = await db.problemFile.findFirstOrThrow({
    where: { kind: 'JURY_SOURCE', name: { endsWith: '.cpp' } },
    select: { sha256: true },
  });
  return sha256;
}

/** Address of a new editorial. */
export async function editorialPath(wishes: Partial<Prisma.EditorialUncheckedCreateInput> = {}): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { displayId } = await newEditorial(db, wishes);
  await close();
  return `/problem/${displayId}/editorial`;
}

/** Address of the form of a new editorial. */
export async function editorialFormPath(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { problemId } = await newEditorial(db);
  await close();
  return `/admin/problem/${problemId}/editorial`;
}
