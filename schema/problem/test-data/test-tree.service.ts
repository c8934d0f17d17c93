import type { TestGroup } from '@verdict/judge/protocol/task.ts';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { LRUCache } from 'lru-cache';
import { testTree } from './test-tree.ts';

/** A test set, and the samples that its marks follow from. */
export interface TreeKey {
  readonly id: number;
  readonly comparedSamplesSha256: string | null;
}

/** Port: trees of test sets as a judge walks them, cached in the process. */
export interface TestTrees {
  /** Null: the set has no groups. */
  read(testSet: TreeKey): Promise<TestGroup | null>;
}

declare module '../../core/context.ts' {
  interface Services {
    readonly testTrees: TestTrees;
  }
}

const maxTrees = 64;

/** Trees of the test sets used last. All but the marks of samples is immutable, so nothing has to be invalidated. */
export function createTestTrees(db: PrismaClient): TestTrees {
  const trees = new LRUCache<string, TestGroup>({ max: maxTrees });
  return {
    async read({ id, comparedSamplesSha256 }) {
      const key = `${id} ${comparedSamplesSha256 ?? ''}`;
      const tree = trees.get(key) ?? (await readTestTree(db, id));
      if (tree !== null) trees.set(key, tree);
      return tree;
    },
  };
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
        isSample: true,
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
    cases.map(({ id, groupId, position, name, isSample, score, validatorFlags, args, input, answer, files }) => ({
      groupId,
      testCase: {
        testCaseId: id,
        position,
        name,
        score,
        validatorFlags,
        input: refOf(input),
        answer: refOf(answer),
        ...(isSample ? { isOutputKept: true } : {}),
        ...(args.length > 0 ? { args } : {}),
        ...(files.length > 0 ? { files: files.map((each) => ({ name: each.name, ...refOf(each.file) })) } : {}),
      },
    })),
  );
}

function refOf({ sha256, sizeBytes }: { readonly sha256: string; readonly sizeBytes: bigint }) {
  return { sha256, sizeBytes: Number(sizeBytes) };
}
