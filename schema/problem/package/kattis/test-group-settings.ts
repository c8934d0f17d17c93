import { z } from 'zod';
import type { IssueLog } from '../issue-log.ts';
import type { PackageTree } from '../package-tree.ts';
import { checkMap, isMap, readYamlMap } from '../yaml-file.ts';
import { flag, number, splitWords, text, texts, words } from './yaml-values.ts';

/** Names of the file with the settings of a group: the second since 2025-09. */
const settingsFiles = ['testdata.yaml', 'test_group.yaml'];

/** Arguments of an output validator: words, or a map that names the validator too. */
const flags = z.union([words, z.looseObject({ flags: words.optional() }).transform((value) => value.flags ?? [])], {
  error: 'it must be a text, or a map with "name" and "flags"',
});

const settingsSchema = z.object({
  // Legacy.
  on_reject: z.enum(['break', 'continue'], { error: 'it must be "break" or "continue"' }).optional(),
  grading: text.optional(),
  grader_flags: words.optional(),
  accept_score: number.optional(),
  reject_score: number.optional(),
  range: text.optional(),
  input_validator_flags: z.unknown().optional(),
  output_validator_flags: flags.optional(),
  // Drafts of 2023-07.
  scoring: z
    .object({
      score: number.optional(),
      max_score: number.optional(),
      aggregation: z.enum(['sum', 'min'], { error: 'it must be "sum" or "min"' }).optional(),
    })
    .optional(),
  // 2025-09.
  max_score: z.union([z.literal('unbounded'), number], { error: 'it must be a number or "unbounded"' }).optional(),
  score_aggregation: z
    .enum(['pass-fail', 'sum', 'min'], { error: 'it must be "pass-fail", "sum" or "min"' })
    .optional(),
  require_pass: texts.optional(),
  static_validation_score: z.unknown().optional(),
  static_validator_args: z.unknown().optional(),
  args: texts.optional(),
  input_validator_args: z.unknown().optional(),
  output_validator_args: texts.optional(),
  input_visualizer_args: z.unknown().optional(),
  output_visualizer_args: z.unknown().optional(),
  full_feedback: flag.optional(),
});

/** Settings as one file states them. */
export type GroupSettings = z.infer<typeof settingsSchema>;

/** Keys that only mean something in the scoring of legacy packages. */
const legacyKeys = ['on_reject', 'grading', 'grader_flags', 'accept_score', 'reject_score', 'range', 'scoring'];
/** Keys a newer group takes over from the folder around it; points are never taken over there. */
const inheritedKeys = ['args', 'output_validator_args', 'output_validator_flags', 'full_feedback'] as const;

/** Settings of the folders below `data/` that have some, by folder (`data`, `data/secret/group1`). */
export type SettingsByFolder = ReadonlyMap<string, GroupSettings>;

/** Reads all settings of test groups. */
export async function readGroupSettings(tree: PackageTree, log: IssueLog): Promise<SettingsByFolder> {
  const settings = new Map<string, GroupSettings>();
  for (const folder of tree.folders.keys()) {
    if (folder !== 'data' && !folder.startsWith('data/')) continue;
    const found = settingsFiles.map((name) => `${folder}/${name}`).filter((name) => tree.files.has(name));
    const [file, other] = found;
    if (file === undefined) continue;
    if (other !== undefined)
      log.problem(other, {
        'zh-CN': `与 ${file} 并存；一个测试组只有一个设置文件。`,
        'en-US': `stands beside ${file}; a group has one file of settings.`,
      });
    const value = await readYamlMap(tree, file, log);
    settings.set(folder, (value && parseGroupSettings(value, file, log)) ?? {});
  }
  return settings;
}

/** Checks the settings of one group. Null when a value is wrong. */
function parseGroupSettings(value: Record<string, unknown>, file: string, log: IssueLog): GroupSettings | null {
  const settings = checkMap(value, settingsSchema, { name: file, log });
  if (settings === null) return null;
  if (settings.grading !== undefined && settings.grading !== 'default') {
    log.problem(
      file,
      {
        'zh-CN': `要求使用 grader“${settings.grading}”；只支持默认的 grader。`,
        'en-US': `asks for the grader "${settings.grading}"; only the default grader is supported.`,
      },
      { 'zh-CN': '请用“grader_flags”表达计分方式。', 'en-US': 'Express the scoring with "grader_flags".' },
    );
  }
  if (settings.static_validation_score !== undefined || settings.static_validator_args !== undefined) {
    log.problem(file, {
      'zh-CN': '要求检查源代码（“static_validation_score”），不受支持。',
      'en-US': 'asks for validation of the source code ("static_validation_score"), which is not supported.',
    });
  }
  if (settings.range !== undefined && parseRange(settings.range) === null) {
    log.problem(file, {
      'zh-CN': `“range”为“${settings.range}”；必须是以空格分隔的两个数，较小的在前。`,
      'en-US': `"range" is "${settings.range}"; it must be two numbers with a blank between, the smaller first.`,
    });
  }
  if (isMap(value['output_validator_flags']) && 'name' in value['output_validator_flags']) {
    log.warning(file, {
      'zh-CN': '为该组指定了输出校验器；每道题只有一个校验器，因此忽略该名称。',
      'en-US': 'names an output validator for its group; there is one validator per problem, so the name is ignored.',
    });
  }
  return settings;
}

/** `range` as two numbers; `inf` is infinity. Null when it is none. */
export function parseRange(range: string): [number, number] | null {
  const bounds = splitWords(range).map((word) =>
    /^[+-]?inf$/iu.test(word) ? (word.startsWith('-') ? -Infinity : Infinity) : Number(word),
  );
  const [low, high] = bounds;
  if (bounds.length !== 2 || low === undefined || high === undefined || !(low <= high)) return null;
  return [low, high];
}

/** Whether some settings are of the legacy kind, which packages of drafts of the newer format use as well. */
export function usesLegacyKeys(settings: SettingsByFolder): boolean {
  return [...settings.values()].some((entry) => legacyKeys.some((key) => key in entry));
}

/** Settings of a group after it takes over those of the group around it: all in legacy packages, few in newer ones. */
export function inherit(parent: GroupSettings, own: GroupSettings, isLegacyStyle: boolean): GroupSettings {
  if (isLegacyStyle) {
    // `ignore_sample` is for the root only; a group below it takes over the other flags.
    const graderFlags = parent.grader_flags?.filter((word) => word !== 'ignore_sample');
    return { ...parent, ...(graderFlags && { grader_flags: graderFlags }), ...own };
  }
  const taken: GroupSettings = {};
  for (const key of inheritedKeys) Object.assign(taken, parent[key] === undefined ? {} : { [key]: parent[key] });
  return { ...taken, ...own };
}

/** Whether a file name is that of settings of a group. */
export function isSettingsFile(name: string): boolean {
  return settingsFiles.includes(name);
}
