import { namedFileSchema, sourceFileSchema, type CompileTask } from '@verdict/judge/protocol/task.ts';
import { z } from 'zod';
import type { Services } from '../../core/context.ts';
import { TaskNotBuildable } from '../../queue/task/judge.error.ts';
import type { ClaimedTask } from '../../queue/task/task-subject.ts';
import { conventionNames } from './task-comparison.service.ts';

/** The task of a checker's compile: the content as it was asked for. @throws TaskNotBuildable when it is gone. */
export async function buildCompileTask(
  { db }: Pick<Services, 'db'>,
  claimed: ClaimedTask,
  checkerCompileId: number,
): Promise<CompileTask> {
  const row = await db.checkerCompile.findUnique({
    where: { id: checkerCompileId },
    select: { convention: true, languageKey: true, entryPoint: true, sources: true, files: true },
  });
  if (row === null) throw new TaskNotBuildable('the compile is gone');
  const { convention, languageKey, entryPoint, sources, files } = row;
  return {
    kind: 'compile',
    taskId: claimed.id,
    attempt: claimed.attempt,
    program: { languageKey, sources: z.array(sourceFileSchema).parse(sources), entryPoint },
    convention: conventionNames[convention],
    files: z.array(namedFileSchema).parse(files),
  };
}
