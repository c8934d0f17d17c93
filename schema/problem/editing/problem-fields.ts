import { differing, type Audited, type AuditFields } from '../../core/audit/audit.ts';
import type { ProblemForm } from './problem-form.service.ts';
import type { ProblemInput } from './problem-input.ts';

type AuditedProblem = Pick<
  ProblemInput,
  | 'displayId'
  | 'type'
  | 'visibility'
  | 'difficulty'
  | 'timeLimitMs'
  | 'memoryLimitMb'
  | 'stackLimitMb'
  | 'outputLimitMb'
  | 'source'
  | 'isCodeShared'
  | 'isRemoveEndBlank'
  | 'isCaseResultPublished'
  | 'judgeMode'
  | 'judgeCaseMode'
  | 'tags'
  | 'languageKeys'
> & { readonly statements: readonly { readonly title: string }[] };

/** What of a problem the audit log keeps: no texts, programs and data. */
export function problemFields(problem: AuditedProblem): AuditFields {
  return {
    displayId: problem.displayId.trim(),
    title: problem.statements[0]?.title ?? '',
    type: problem.type,
    visibility: problem.visibility,
    difficulty: problem.difficulty,
    timeLimitMs: problem.timeLimitMs,
    memoryLimitMb: problem.memoryLimitMb,
    stackLimitMb: problem.stackLimitMb,
    outputLimitMb: problem.outputLimitMb ?? null,
    source: problem.source ?? null,
    isCodeShared: problem.isCodeShared,
    isRemoveEndBlank: problem.isRemoveEndBlank,
    isCaseResultPublished: problem.isCaseResultPublished,
    judgeMode: problem.judgeMode,
    judgeCaseMode: problem.judgeCaseMode,
    tags: problem.tags.toSorted().join(', '),
    languages: problem.languageKeys.toSorted().join(', '),
  };
}

/** What saving a form changed. */
export function changedProblemFields(
  stored: ProblemForm,
  input: ProblemInput,
  { isTestDataChanged, isCheckerChanged }: { readonly isTestDataChanged: boolean; readonly isCheckerChanged: boolean },
): Required<Pick<Audited, 'before' | 'after'>> {
  const { before, after } = differing(problemFields(stored), problemFields(input));
  return {
    before,
    after: { ...after, ...(isTestDataChanged && { isTestDataChanged }), ...(isCheckerChanged && { isCheckerChanged }) },
  };
}
