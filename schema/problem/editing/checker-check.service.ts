import type { Context } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { compileOwnChecker } from '../checker/checker-compile.service.ts';
import { CheckerLanguageNotAvailable } from '../checker/checker.error.ts';
import { awaitCompile } from '../checker/compile-view.service.ts';
import { refuseFaults } from './fault.ts';
import type { ProblemForm } from './problem-form.service.ts';
import type { ProblemInput } from './problem-input.ts';

/** Longest a save waits for the judges to compile, in milliseconds. */
const waitMs = 25_000;

const notCompiled: Sentence = {
  'zh-CN': '校验器或交互程序未编译成功。',
  'en-US': 'Spj or interactive code not compile success.',
};
const notTried: Sentence = {
  'zh-CN': '评测机暂时没有完成校验器或交互程序的编译，请稍后再保存。',
  'en-US': 'Spj or interactive code not compile success: no judge has compiled it yet. Save again in a moment.',
};

/** Is the checker or interactor that of the stored problem? Without one in both it is. */
export function isSameChecker({ judgeMode, checker }: ProblemInput, stored: ProblemForm | null): boolean {
  if (judgeMode === 'DEFAULT') return true;
  const before = stored?.checker;
  if (!before || !checker) return false;
  return (
    stored?.judgeMode === judgeMode &&
    before.languageKey === checker.languageKey &&
    before.convention === checker.convention &&
    before.code === checker.code
  );
}

/**
 * Refuses a changed checker that does not compile. What its author compiled before saving is answered at once.
 *
 * @throws InvalidInput
 */
export async function refuseUncompiled(context: Context, { checker, judgeExtraFiles }: ProblemInput): Promise<void> {
  if (!checker) return;
  try {
    const sha256 = await compileOwnChecker(context, { ...checker, files: judgeExtraFiles });
    const compile = await awaitCompile(context, sha256, waitMs);
    if (compile?.state === 'OK') return;
    refuseFaults(
      [{ path: 'checker.code', sentence: compile?.state === 'FAILED' ? notCompiled : notTried }],
      context.locale,
    );
  } catch (error) {
    if (error instanceof CheckerLanguageNotAvailable)
      refuseFaults([{ path: 'checker.languageKey', sentence: error.sentence }], context.locale);
    throw error;
  }
}
