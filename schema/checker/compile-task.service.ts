import { sourceFileSchema } from '@verdict/judge/protocol/task.ts';
import type { CompileTask } from '@verdict/judge/protocol/task.ts';
import { z } from 'zod';
import type { Services } from '../context.ts';
import type { ClaimedTask } from '../judge/task-subject.ts';

/** The task of a checker's compile. */
export async function buildCompileTask({ db }: Pick<Services, 'db'>, claimed: ClaimedTask, checkerCompileId: number): Promise<CompileTask> {
  const { languageKey, sources } = await db.checkerCompile.findUniqueOrThrow({ where: { id: checkerCompileId }, select: { languageKey: true, sources: true } });
  return {
    kind: 'compile',
    taskId: claimed.id,
    attempt: claimed.attempt,
    program: { languageKey, sources: z.array(sourceFileSchema).parse(sources), entryPoint: null },
    convention: 'testlib',
    files: [],
  };
}
