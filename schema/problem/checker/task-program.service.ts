import type { Program } from '@verdict/judge/protocol/task.ts';
import type { Services } from '../../core/context.ts';
import { sourcesOf, withIncludes, type SubmittedCode } from '../../queue/task/program-source.ts';
import { readSources } from '../../queue/task/task-files.ts';
import type { TaskProblem } from './task-problem.ts';

/** Code as it came in, and what it is for. */
export interface CodeForProblem extends SubmittedCode {
  readonly problem: TaskProblem;
  /** True: nothing of the problem's template is put around it. */
  readonly isWhole: boolean;
  readonly entryPoint: string | null;
}

/** The program to compile: the code in the problem's template, with the files the problem adds. */
export async function programOf(files: Services['files'], code: CodeForProblem): Promise<Program> {
  const { problem, languageKey, isWhole, entryPoint } = code;
  const template = isWhole ? null : (problem.codeTemplates.find((one) => one.languageKey === languageKey) ?? null);
  const includes = await readSources(files, problem.files, 'INCLUDE');
  return { languageKey, sources: withIncludes(sourcesOf(code, template), languageKey, includes), entryPoint };
}
