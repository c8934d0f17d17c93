import { z } from 'zod';
import type { IssueLog } from '../issue-log.ts';
import { checkMap } from '../yaml-file.ts';
import { constantsOf, constantsSchema } from './constants.ts';
import { creditsSchema, legacyAuthors, sourceSchema } from './credits.ts';
import { isLegacy, readFormatVersion, type FormatVersion } from './format-version.ts';
import { limitsOf, limitsSchema, type ProblemLimits } from './problem-limits.ts';
import { readSubmissionKind } from './submission-kind.ts';
import { flag, number, text, words } from './yaml-values.ts';

/** What `problem.yaml` says, the same for all versions of the format. */
export interface ProblemYaml {
  readonly format: FormatVersion;
  /** One name for all languages, a name by language code, or null when only statements have names (legacy). */
  readonly name: string | Readonly<Record<string, string>> | null;
  readonly metadata: ProblemMetadata;
  readonly limits: ProblemLimits;
  readonly validation: Validation;
  /** Settings of test groups that very old packages have here. */
  readonly groupDefaults: Readonly<Record<string, unknown>>;
}

/** What `problem.yaml` says of the problem, apart from limits and validation. */
export interface ProblemMetadata {
  /** Scoring problems give points, others only a verdict. */
  readonly isScoring: boolean;
  readonly isInteractive: boolean;
  /** Multi-pass: runs per case at most; 1: a single run. */
  readonly maxPasses: number;
  readonly isSubmitAnswer: boolean;
  readonly authors: readonly string[];
  readonly sources: readonly { readonly name: string; readonly url: string | null }[];
  /** One of the names of the format (`cc by-sa`, `public domain`, ...), `unknown` by default. */
  readonly license: string;
  /** ISO 8601 date or time in UTC before which the problem is not to be public. */
  readonly embargoUntil: string | null;
  readonly keywords: readonly string[];
  /** Language codes of the format in which the problem may be solved; null: all. */
  readonly languages: readonly string[] | null;
  /** `{{name}}` of statements and programs. */
  readonly constants: Readonly<Record<string, string>>;
}

/** Which output validator `problem.yaml` asks for. */
export interface Validation {
  /** `by-folder`: a custom one when the package has one (newer formats). */
  readonly kind: 'default' | 'custom' | 'by-folder';
  /** The validator gives points. */
  readonly givesScore: boolean;
  readonly flags: readonly string[];
}

const licenses = ['unknown', 'public domain', 'cc0', 'cc by', 'cc by-sa', 'educational', 'permission'];
const knownTypes = ['pass-fail', 'scoring', 'interactive', 'multi-pass', 'submit-answer'];
/** Keys of `grading` that moved to `testdata.yaml` before the format had a version. */
const groupKeys = ['on_reject', 'accept_score', 'reject_score', 'range', 'grader_flags'];

// One schema for all versions: packages of the drafts between them have keys of both.
const problemSchema = z.object({
  problem_format_version: text.optional(),
  type: words.optional(),
  name: z
    .union([text, z.record(z.string(), text)], { error: 'it must be a text, or a map from language code to text' })
    .optional(),
  uuid: text.optional(),
  version: text.optional(),
  author: text.optional(),
  credits: creditsSchema.optional(),
  source: sourceSchema.optional(),
  source_url: text.optional(),
  license: text.optional(),
  rights_owner: text.optional(),
  embargo_until: text.optional(),
  limits: limitsSchema.optional(),
  validation: text.optional(),
  validator_flags: z
    .union([text, z.array(text).transform((list) => list.join(' '))], { error: 'it must be a text' })
    .optional(),
  grading: z
    .looseObject({ objective: text.optional(), show_test_data_groups: flag.optional() }, { error: 'it must be a map' })
    .optional(),
  keywords: words.optional(),
  languages: words.optional(),
  allow_file_writing: flag.optional(),
  constants: constantsSchema.optional(),
  // Of older packages, without a meaning here.
  libraries: z.unknown().optional(),
  validation_passes: number.optional(),
});

type RawProblem = z.infer<typeof problemSchema>;

/** Reads the map of a `problem.yaml`. Null when something in it is wrong (the log says what). */
export function parseProblemYaml(value: Record<string, unknown>, log: IssueLog): ProblemYaml | null {
  const name = 'problem.yaml';
  const format = readFormatVersion(value['problem_format_version'], log);
  if (format === null) return null;
  const raw = checkMap(value, problemSchema, { name, log });
  if (raw === null) return null;
  warnOfUnknownLimits(value['limits'], log);

  const validation = readValidation(raw, format, log);
  const types = readTypes(raw, log);
  const isScoring = types.has('scoring');
  if (validation.givesScore && !isScoring && isLegacy(format)) {
    log.warning(
      name,
      {
        'zh-CN': '由校验器给分（“validation: custom score”），但题目不计分；分数被忽略。',
        'en-US':
          'lets the validator give points ("validation: custom score"), but the problem is pass-fail; ' +
          'points are ignored.',
      },
      { 'zh-CN': '请加上“type: scoring”。', 'en-US': 'Add "type: scoring".' },
    );
  }
  if (raw.grading?.objective !== undefined && raw.grading.objective !== 'max') {
    log.problem(name, {
      'zh-CN': `“grading.objective”为“${raw.grading.objective}”；只支持“max”（分数越高越好）。`,
      'en-US':
        `"grading.objective" is "${raw.grading.objective}"; ` +
        'only "max" (more points are better) can be judged here.',
    });
  }
  if (!isLegacy(format)) {
    if (raw.name === undefined) log.problem(name, { 'zh-CN': '缺少“name”。', 'en-US': 'has no "name".' });
    if (raw.uuid === undefined)
      log.warning(name, {
        'zh-CN': '缺少“uuid”，该版本的格式要求有它。',
        'en-US': 'has no "uuid", which this version of the format requires.',
      });
  }
  const groupDefaults = readGroupDefaults(raw, log);
  return {
    format,
    name: raw.name ?? null,
    metadata: {
      ...readMetadata(raw, { isScoring, isInteractive: types.has('interactive'), log }),
      ...readSubmissionKind(raw.limits?.validation_passes ?? raw.validation_passes, types, log),
    },
    limits: limitsOf(raw.limits ?? {}),
    validation,
    groupDefaults,
  };
}

function warnOfUnknownLimits(limits: unknown, log: IssueLog): void {
  if (typeof limits !== 'object' || limits === null) return;
  for (const key of Object.keys(limits)) {
    if (!(key in limitsSchema.shape))
      log.warning('problem.yaml', {
        'zh-CN': `含有未知的键“limits.${key}”，已忽略。`,
        'en-US': `has the unknown key "limits.${key}", which is ignored.`,
      });
  }
}

function readTypes(raw: RawProblem, log: IssueLog): Set<string> {
  const types = new Set(raw.type ?? ['pass-fail']);
  for (const type of ['interactive', 'multi-pass']) {
    if (splitFirst(raw.validation).rest.includes(type)) types.add(type);
  }
  for (const type of types) {
    if (!knownTypes.includes(type))
      log.problem('problem.yaml', {
        'zh-CN': `“type”为“${type}”；只能是 ${knownTypes.join('、')} 之一。`,
        'en-US': `"type" is "${type}"; it must be one of ${knownTypes.join(', ')}.`,
      });
  }
  if (types.has('pass-fail') && types.has('scoring')) {
    log.problem(
      'problem.yaml',
      { 'zh-CN': '“type”同时为 pass-fail 和 scoring。', 'en-US': '"type" is both pass-fail and scoring.' },
      { 'zh-CN': '请只保留其一。', 'en-US': 'Keep one of them.' },
    );
  }
  for (const type of ['multi-pass', 'interactive']) {
    if (!types.has(type) || !types.has('submit-answer')) continue;
    log.problem(
      'problem.yaml',
      { 'zh-CN': `“type”同时为 submit-answer 和 ${type}。`, 'en-US': `"type" is both submit-answer and ${type}.` },
      { 'zh-CN': '请只保留其一。', 'en-US': 'Keep one of them.' },
    );
  }
  return types;
}

function readValidation(raw: RawProblem, format: FormatVersion, log: IssueLog): Validation {
  const flags = (raw.validator_flags ?? '').split(/\s+/u).filter((word) => word !== '');
  const { first, rest } = splitFirst(raw.validation);
  if (!isLegacy(format)) {
    for (const key of ['validation', 'validator_flags'] as const) {
      if (raw[key] !== undefined)
        log.warning('problem.yaml', {
          'zh-CN': `含有旧版格式的键“${key}”，仍按其处理。`,
          'en-US': `has "${key}", a key of the legacy format; it is followed.`,
        });
    }
    if (raw.validation === undefined) return { kind: 'by-folder', givesScore: false, flags };
  }
  if (first !== 'default' && first !== 'custom') {
    log.problem('problem.yaml', {
      'zh-CN': `“validation”为“${raw.validation ?? ''}”；必须以“default”或“custom”开头。`,
      'en-US': `"validation" is "${raw.validation ?? ''}"; it must begin with "default" or "custom".`,
    });
  }
  const known = first === 'custom' ? ['interactive', 'score', 'multi-pass'] : [];
  for (const word of rest) {
    if (!known.includes(word))
      log.problem(
        'problem.yaml',
        {
          'zh-CN': `“validation”中的“${word}”不能跟在“${first}”之后。`,
          'en-US': `"validation" has "${word}", which cannot follow "${first}".`,
        },
        {
          'zh-CN': '可用的有“custom”、“custom interactive”、“custom score”和“custom interactive score”。',
          'en-US': 'Known are "custom", "custom interactive", "custom score" and "custom interactive score".',
        },
      );
  }
  return { kind: first === 'custom' ? 'custom' : 'default', givesScore: rest.includes('score'), flags };
}

function splitFirst(validation: string | undefined): { first: string; rest: string[] } {
  const [first = 'default', ...rest] = (validation ?? 'default').split(/\s+/u).filter((word) => word !== '');
  return { first, rest };
}

function readGroupDefaults(raw: RawProblem, log: IssueLog): Record<string, unknown> {
  const defaults: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(raw.grading ?? {})) {
    if (key === 'objective' || key === 'show_test_data_groups' || value === null) continue;
    if (groupKeys.includes(key)) {
      log.warning(
        'problem.yaml',
        {
          'zh-CN': `含有“grading.${key}”，作为所有测试组的默认值。`,
          'en-US': `has "grading.${key}", which is taken as the default of all test groups.`,
        },
        { 'zh-CN': `请把“${key}”写入 data/testdata.yaml。`, 'en-US': `Put "${key}" into data/testdata.yaml.` },
      );
      // The names this key had before it moved: both "error" policies end the run at the first rejected case.
      defaults[key] = key === 'on_reject' ? (value === 'grade' || value === 'continue' ? 'continue' : 'break') : value;
    } else if (key === 'custom_scoring' && value === true) {
      log.problem('problem.yaml', {
        'zh-CN': '使用自带的 grader（“grading.custom_scoring”）；只支持默认的 grader。',
        'en-US': 'uses a grader of its own ("grading.custom_scoring"); only the default grader is supported.',
      });
    } else {
      log.warning('problem.yaml', {
        'zh-CN': `含有未知的键“grading.${key}”，已忽略。`,
        'en-US': `has the unknown key "grading.${key}", which is ignored.`,
      });
    }
  }
  return defaults;
}

function readMetadata(
  raw: RawProblem,
  {
    isScoring,
    isInteractive,
    log,
  }: { readonly isScoring: boolean; readonly isInteractive: boolean; readonly log: IssueLog },
): Omit<ProblemMetadata, 'maxPasses' | 'isSubmitAnswer'> {
  const license = (raw.license ?? 'unknown').toLowerCase();
  if (!licenses.includes(license))
    log.warning(
      'problem.yaml',
      {
        'zh-CN': `许可证“${license}”不是该格式已知的许可证。`,
        'en-US': `has the license "${license}", which is none the format knows.`,
      },
      { 'zh-CN': `已知的有 ${licenses.join('、')}。`, 'en-US': `Known are ${licenses.join(', ')}.` },
    );
  const sources = raw.source ?? [];
  const [firstSource] = sources;
  const languages = raw.languages ?? ['all'];
  return {
    isScoring,
    isInteractive,
    authors: raw.credits ?? legacyAuthors(raw.author ?? ''),
    sources: firstSource && raw.source_url ? [{ ...firstSource, url: raw.source_url }, ...sources.slice(1)] : sources,
    license,
    embargoUntil: raw.embargo_until ?? null,
    keywords: raw.keywords ?? [],
    languages: languages.includes('all') ? null : languages,
    constants: constantsOf(raw.constants ?? {}),
  };
}
