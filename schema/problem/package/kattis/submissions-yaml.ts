import { z } from 'zod';
import type { IssueLog } from '../issue-log.ts';
import type { PackageTree } from '../package-tree.ts';
import type { CaseCondition, VerdictCode } from '../problem-content.ts';
import { isMap, readYamlMap } from '../yaml-file.ts';
import { verdictsOfCode } from './expected-results-tag.ts';
import { folderRule } from './submission-folders.ts';
import { number, text, texts } from './yaml-values.ts';

/** Path of the file. */
export const submissionsYaml = 'submissions/submissions.yaml';

/** What `submissions.yaml` says of the submissions one glob matches. */
export interface SubmissionRule {
  /** Glob on paths below `submissions/`. */
  readonly glob: string;
  readonly language: string | null;
  readonly entryPoint: string | null;
  readonly conditions: readonly CaseCondition[];
}

const ruleSchema = z.object({
  language: text.optional(),
  entrypoint: text.optional(),
  permitted: texts.optional(),
  required: texts.optional(),
  score: z
    .union([number, z.tuple([number, number])], { error: 'it must be a number or a list of two numbers' })
    .optional(),
  // Not checked here: who wrote it, and what only tools of the jury use.
  authors: z.unknown().optional(),
  model_solution: z.unknown().optional(),
  message: z.unknown().optional(),
  use_for_time_limit: z.unknown().optional(),
});

type Rule = z.infer<typeof ruleSchema>;

/** Reads `submissions.yaml`; no rules when the package has none. */
export async function readSubmissionRules(tree: PackageTree, log: IssueLog): Promise<SubmissionRule[]> {
  const value = await readYamlMap(tree, submissionsYaml, log);
  return value === null ? [] : parseSubmissionRules(value, log);
}

/** Checks the map of a `submissions.yaml`. Keys that are no settings are globs of test cases. */
export function parseSubmissionRules(value: Record<string, unknown>, log: IssueLog): SubmissionRule[] {
  const rules: SubmissionRule[] = [];
  for (const [glob, entry] of Object.entries(value)) {
    if (!isMap(entry)) {
      log.problem(submissionsYaml, { 'zh-CN': `“${glob}”必须是键值映射。`, 'en-US': `"${glob}" must be a map.` });
      continue;
    }
    const own = Object.fromEntries(Object.entries(entry).filter(([key]) => key in ruleSchema.shape));
    const rule = parseRule(glob, own, log);
    if (rule === null) continue;
    const base = folderRule(glob)?.condition ?? null;
    const conditions = [conditionOf({ cases: null, rule, base, glob, log })];
    for (const [cases, inner] of Object.entries(entry)) {
      if (key(cases)) continue;
      if (!isMap(inner)) {
        log.problem(submissionsYaml, {
          'zh-CN': `“${glob}.${cases}”必须是键值映射：它被当作测试点的名称。`,
          'en-US': `"${glob}.${cases}" must be a map: it is read as a name of test cases.`,
        });
        continue;
      }
      const innerRule = parseRule(`${glob}.${cases}`, inner, log);
      if (innerRule !== null) conditions.push(conditionOf({ cases, rule: innerRule, base: null, glob, log }));
    }
    rules.push({
      glob,
      language: rule.language ?? null,
      entryPoint: rule.entrypoint ?? null,
      conditions: conditions.filter((entryCondition) => entryCondition !== null),
    });
  }
  return rules;
}

function key(name: string): boolean {
  return name in ruleSchema.shape;
}

function parseRule(path: string, value: Record<string, unknown>, log: IssueLog): Rule | null {
  const result = ruleSchema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues)
    log.problem(submissionsYaml, {
      'zh-CN': `“${path}.${issue.path.map(String).join('.')}”有误：${issue.message}。`,
      'en-US': `"${path}.${issue.path.map(String).join('.')}" is wrong: ${issue.message}.`,
    });
  return null;
}

/** A folder's own rule holds for what its entry leaves open. */
function conditionOf({
  cases,
  rule,
  base,
  glob,
  log,
}: {
  readonly cases: string | null;
  readonly rule: Rule;
  readonly base: CaseCondition | null;
  readonly glob: string;
  readonly log: IssueLog;
}): CaseCondition | null {
  const permitted = rule.permitted === undefined ? (base?.permitted ?? null) : codes(rule.permitted, glob, log);
  const required = rule.required === undefined ? (base?.required ?? null) : codes(rule.required, glob, log);
  const score: readonly [number, number] | null =
    typeof rule.score === 'number' ? [rule.score, rule.score] : (rule.score ?? null);
  return permitted === null && required === null && score === null ? null : { cases, permitted, required, score };
}

function codes(list: readonly string[], glob: string, log: IssueLog): VerdictCode[] {
  return list.flatMap((code) => {
    const verdicts = verdictsOfCode(code);
    if (verdicts === null)
      log.problem(
        submissionsYaml,
        { 'zh-CN': `“${glob}”中的评测结果“${code}”未知。`, 'en-US': `"${glob}" names the verdict "${code}".` },
        { 'zh-CN': '已知的有 AC、WA、TLE 和 RTE。', 'en-US': 'Known are AC, WA, TLE and RTE.' },
      );
    return verdicts ?? [];
  });
}
