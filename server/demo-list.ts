import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Services } from '@verdict/schema/core/context.ts';
import { findProblems } from '@verdict/schema/training/portable/find-problems.service.ts';
import { createList } from '@verdict/schema/training/portable/import-list.service.ts';
import type { ListFile, ListItem } from '@verdict/schema/training/portable/list-file.ts';
import { readList } from '@verdict/schema/training/portable/read-list.ts';

const folder = join(dirname(fileURLToPath(import.meta.resolve('@verdict/prisma/db.ts'))), 'demo/lists');

/** Makes the list of the demo problems, once; its author is the first root account. */
export async function importDemoList({ db, defaults }: Services): Promise<void> {
  const author = await db.user.findFirst({
    where: { role: 'ROOT' },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  if (author === null) return;
  const list = await readDemoList(db, 'first-steps.yaml');
  await db.$transaction(async (tx) => {
    if ((await tx.training.count({ where: { authorId: author.id, source: list.source } })) > 0) return;
    const category = await tx.trainingCategory.create({
      data: { name: '入门 Basics', color: '#409eff' },
      select: { id: true },
    });
    const found = await findProblems(tx, { db, defaults }, { list, groupId: null });
    await createList(
      tx,
      { kind: 'TRAINING', groupId: null, authorId: author.id, isVisible: true, categoryId: category.id },
      found,
    );
  });
}

/** A list of demo problems, with the numbers that this site gave them. */
export async function readDemoList(db: Services['db'], file: string): Promise<ListFile> {
  const read = readList(await readFile(join(folder, file), 'utf8'));
  if (!read.ok) throw new Error(`The demo list ${file} is wrong: ${JSON.stringify(read.faults)}`);
  // The file names packages, since the site numbers its problems itself.
  const rows = await db.problem.findMany({
    where: { packageName: { not: null } },
    select: { packageName: true, displayId: true },
  });
  const numbers = new Map(rows.map(({ packageName, displayId }) => [packageName, displayId]));
  const numbered = (item: ListItem): ListItem =>
    item.kind === 'problem' ? { ...item, problem: numbers.get(item.problem) ?? item.problem } : item;
  return {
    ...read.list,
    sections: read.list.sections.map((section) => ({ ...section, items: section.items.map(numbered) })),
  };
}
