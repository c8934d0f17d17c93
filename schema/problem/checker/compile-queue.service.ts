import { createHash } from 'node:crypto';
import type { NamedFile, Program } from '@verdict/judge/protocol/task.ts';
import type { CheckerConvention, JudgeQueue } from '@verdict/prisma/generated/client/client.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import { enqueueJudgeTask } from '../../queue/task/enqueue.service.ts';
import { basePriority } from '../../queue/task/priority.ts';

/** A checker or interactor with all that its compile depends on. */
export interface CheckerContent {
  readonly convention: CheckerConvention;
  readonly program: Program;
  /** Put beside the sources. */
  readonly files: readonly NamedFile[];
}

/** Who wants it compiled, and how soon. */
export interface CompileWish {
  readonly content: CheckerContent;
  readonly userId: string | null;
  readonly queue: Extract<JudgeQueue, 'NORMAL' | 'JURY'>;
}

/** Names a content: what is compiled once is known by it. */
function compileHash({ convention, program, files }: CheckerContent): string {
  const { languageKey, entryPoint, sources } = program;
  const parts = [
    convention,
    languageKey,
    entryPoint,
    sources.map(({ name, content }) => [name, content]),
    files.map(({ name, sha256 }) => [name, sha256]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Sees to it that a content is compiled: a known answer stays, one under way is waited for, and what failed for reasons
 * of our own is tried again. At most one task for a content, since those who ask for the same take turns.
 *
 * @returns the hash of the content.
 */
export async function requestCompile(
  tx: Transaction,
  pubsub: PubSub,
  { content, userId, queue }: CompileWish,
): Promise<string> {
  const { convention, program, files } = content;
  const sha256 = compileHash(content);
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`compile ${sha256}`}))`;
  const known = await tx.checkerCompile.findUnique({
    where: { sha256 },
    select: { id: true, isOk: true, task: { select: { id: true } } },
  });
  if (known !== null && known.isOk !== null) return sha256;
  if (known?.task) {
    if (queue === 'NORMAL') await hurry(tx, known.task.id);
    return sha256;
  }
  const unknown = { isOk: null, message: null, compilerVersion: null, finishedAt: null };
  const { id } = await tx.checkerCompile.upsert({
    where: { sha256 },
    create: {
      sha256,
      convention,
      languageKey: program.languageKey,
      entryPoint: program.entryPoint,
      sources: program.sources.map(({ name, content: text }) => ({ name, content: text })),
      files: files.map(({ name, sha256: hash, sizeBytes }) => ({ name, sha256: hash, sizeBytes })),
    },
    update: unknown,
    select: { id: true },
  });
  await enqueueJudgeTask(tx, pubsub, {
    subject: { checkerCompileId: id },
    userId,
    queue,
    languageKeys: [program.languageKey],
  });
  return sha256;
}

/** Somebody now waits for what an import had put behind everything else. */
async function hurry(tx: Transaction, taskId: number): Promise<void> {
  await tx.judgeTask.updateMany({
    where: { id: taskId, queue: 'JURY' },
    data: { queue: 'NORMAL', priority: basePriority.NORMAL },
  });
}
