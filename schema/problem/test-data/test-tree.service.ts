import type { TestGroup } from '@verdict/judge/protocol/task.ts';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { testTree } from './test-tree.ts';

/** Sets kept in memory; they are immutable, so any process may rebuild them. */
const maxKept = 64;
const kept = new WeakMap<PrismaClient, Map<number, TestGroup>>();

/** The tree of a test set as a judge walks it; null when the set has no groups. */
export async function loadTestTree(db: PrismaClient, testSetId: number): Promise<TestGroup | null> {
  const trees = kept.get(db) ?? new Map<number, TestGroup>();
  kept.set(db, trees);
  const known = trees.get(testSetId);
  if (known !== undefined) return known;
  const tree = await readTestTree(db, testSetId);
  if (tree === null) return null;
  const [oldest] = trees.keys();
  if (trees.size >= maxKept && oldest !== undefined) trees.delete(oldest);
  trees.set(testSetId, tree);
  return tree;
}

const file = { select: { sha256: true, sizeBytes: true } } as const;

async function readTestTree(db: PrismaClient, testSetId: number): Promise<TestGroup | null> {
  const [groups, cases] = await Promise.all([
    db.testGroup.findMany({ where: { testSetId }, orderBy: { position: 'asc' } }),
    db.testCase.findMany({
      where: { testSetId },
      orderBy: { position: 'asc' },
      select: {
        id: true,
        groupId: true,
        position: true,
        name: true,
        score: true,
        validatorFlags: true,
        args: true,
        input: file,
        answer: file,
        files: { select: { name: true, file }, orderBy: { name: 'asc' } },
      },
    }),
  ]);
  return testTree(
    groups,
    cases.map(({ id, groupId, position, name, score, validatorFlags, args, input, answer, files }) => ({
      groupId,
      testCase: {
        testCaseId: id,
        position,
        name,
        score,
        validatorFlags,
        input: refOf(input),
        answer: refOf(answer),
        ...(args.length > 0 ? { args } : {}),
        ...(files.length > 0 ? { files: files.map((each) => ({ name: each.name, ...refOf(each.file) })) } : {}),
      },
    })),
  );
}

function refOf({ sha256, sizeBytes }: { readonly sha256: string; readonly sizeBytes: bigint }) {
  return { sha256, sizeBytes: Number(sizeBytes) };
}
