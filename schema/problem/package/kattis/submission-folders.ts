import type { CaseCondition, VerdictCode } from '../problem-content.ts';

/** What the name of a folder of `submissions/` asks for. */
export interface FolderRule {
  /** Verdict of the submission. */
  readonly verdicts: readonly VerdictCode[];
  /** Conditions on its cases; newer formats only. */
  readonly condition: CaseCondition | null;
}

function condition(permitted: readonly VerdictCode[] | null, required: readonly VerdictCode[] | null): CaseCondition {
  return { cases: null, permitted, required, score: null };
}

// A crash and too much memory are one thing in the format ("RTE").
const rules: Readonly<Record<string, FolderRule>> = {
  accepted: { verdicts: ['AC'], condition: condition(['AC'], null) },
  partially_accepted: { verdicts: ['PAC'], condition: null },
  wrong_answer: { verdicts: ['WA'], condition: condition(['AC', 'WA'], ['WA']) },
  time_limit_exceeded: { verdicts: ['TLE'], condition: condition(['AC', 'TLE'], ['TLE']) },
  run_time_error: { verdicts: ['RE', 'MLE'], condition: condition(['AC', 'RE', 'MLE'], ['RE', 'MLE']) },
  rejected: { verdicts: ['WA', 'TLE', 'RE', 'MLE'], condition: condition(null, ['WA', 'TLE', 'RE', 'MLE']) },
  brute_force: {
    verdicts: ['TLE', 'RE', 'MLE'],
    condition: condition(['AC', 'TLE', 'RE', 'MLE'], ['TLE', 'RE', 'MLE']),
  },
  // Not of the format, but used by packages for other judges.
  slow_accepted: { verdicts: ['AC', 'TLE'], condition: null },
  runtime_error: { verdicts: ['RE', 'MLE'], condition: null },
  compile_error: { verdicts: ['CE'], condition: null },
  compiler_error: { verdicts: ['CE'], condition: null },
  memory_limit_exceeded: { verdicts: ['MLE'], condition: null },
  output_limit_exceeded: { verdicts: ['RE'], condition: null },
  no_output: { verdicts: ['WA'], condition: null },
};

/** Rule of a folder, if its name has one. */
export function folderRule(folder: string): FolderRule | null {
  return Object.hasOwn(rules, folder) ? (rules[folder] ?? null) : null;
}
