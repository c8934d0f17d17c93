import type { IssueLog } from '../issue-log.ts';
import type { GroupContent } from '../problem-content.ts';
import { type GroupSettings, parseRange } from './test-group-settings.ts';

/** How a group scores: the part of a {@link ReadGroup} that its settings decide. */
export interface GroupScoring extends Pick<
  GroupContent<string>,
  'aggregation' | 'isBreakOnReject' | 'acceptScore' | 'rejectScore' | 'maxScore'
> {
  /** Which verdict a group with bad cases has. Legacy grader flags; `worst` by default. */
  readonly verdictMode: 'worst' | 'first' | 'always_accept';
  /** The group is accepted when at least one of its parts is. Legacy grader flag. */
  readonly isAcceptedByAny: boolean;
  /** Bounds the author states for the group's points (legacy). */
  readonly range: readonly [number, number] | null;
}

/** A test group with its settings, before the rules for judging are applied (judged-tests.ts). */
export interface ReadGroup extends GroupScoring, Pick<GroupContent<string>, 'name' | 'requires' | 'cases'> {
  readonly groups: readonly ReadGroup[];
}

const aggregations: Readonly<Record<string, ReadGroup['aggregation']>> = {
  sum: 'SUM',
  avg: 'AVERAGE',
  min: 'MIN',
  max: 'MAX',
};
const verdictModes: Readonly<Record<string, ReadGroup['verdictMode']>> = {
  worst_error: 'worst',
  no_errors: 'worst',
  first_error: 'first',
  always_accept: 'always_accept',
};
const otherFlags = ['ignore_sample', 'accept_if_any_accepted'];

/** What is inside a group, as far as its points depend on it. */
export interface GroupParts {
  readonly caseCount: number;
  readonly groups: readonly ReadGroup[];
  /** The validator gives points, so a case has no fixed number of them. */
  readonly isScoredByValidator: boolean;
  readonly isScoring: boolean;
}

/** Scoring of a group of a legacy package, by the rules of the default grader. */
export function legacyScoring(settings: GroupSettings, content: GroupParts): GroupScoring {
  let aggregation: ReadGroup['aggregation'] = aggregations[settings.scoring?.aggregation ?? ''] ?? 'SUM';
  let verdictMode: ReadGroup['verdictMode'] = 'worst';
  for (const word of settings.grader_flags ?? []) {
    aggregation = aggregations[word] ?? aggregation;
    verdictMode = verdictModes[word] ?? verdictMode;
  }
  const acceptScore = settings.scoring?.score ?? settings.accept_score ?? 1;
  const range = settings.range === undefined ? null : parseRange(settings.range);
  return {
    aggregation,
    verdictMode,
    isAcceptedByAny: (settings.grader_flags ?? []).includes('accept_if_any_accepted'),
    isBreakOnReject: settings.on_reject !== 'continue',
    acceptScore,
    rejectScore: settings.reject_score ?? 0,
    maxScore: content.isScoring
      ? (settings.scoring?.max_score ?? legacyMaximum(aggregation, acceptScore, content) ?? finite(range?.[1]))
      : null,
    range,
  };
}

/** Names words of `grader_flags` the default grader does not know. */
export function warnOfUnknownFlags(file: string, settings: GroupSettings, log: IssueLog): void {
  for (const word of settings.grader_flags ?? []) {
    if (word in aggregations || word in verdictModes || otherFlags.includes(word)) continue;
    log.warning(file, {
      'zh-CN': `含有未知的 grader 参数“${word}”，已忽略。`,
      'en-US': `has the unknown grader flag "${word}", which is ignored.`,
    });
  }
}

function legacyMaximum(aggregation: ReadGroup['aggregation'], acceptScore: number, content: GroupParts): number | null {
  const parts = content.groups.map((group) => group.maxScore);
  if (content.caseCount > 0 && content.isScoredByValidator) return null;
  if (parts.includes(null)) return null;
  const points = [
    ...parts.filter((part) => part !== null),
    ...Array.from({ length: content.caseCount }, () => acceptScore),
  ];
  if (points.length === 0) return 0;
  if (aggregation === 'MIN') return Math.min(...points);
  if (aggregation === 'MAX') return Math.max(...points);
  const sum = points.reduce((total, part) => total + part, 0);
  return aggregation === 'AVERAGE' ? sum / points.length : sum;
}

function finite(bound: number | undefined): number | null {
  return bound !== undefined && Number.isFinite(bound) ? bound : null;
}

/**
 * Scoring of a group of a 2025-09 package ("Result aggregation"): the most points of the group are stated, those of a
 * case follow from them. `pass-fail` gives all points or none, which is the minimum over equal points.
 */
export function newerScoring(
  settings: GroupSettings,
  content: GroupParts,
  { isSecret, isSample }: { readonly isSecret: boolean; readonly isSample: boolean },
): GroupScoring {
  const base = { verdictMode: 'worst', isAcceptedByAny: false, rejectScore: 0, range: null } as const;
  if (!content.isScoring || isSample) {
    return {
      ...base,
      aggregation: 'MIN',
      isBreakOnReject: true,
      acceptScore: content.isScoring ? 0 : 1,
      maxScore: content.isScoring ? 0 : null,
    };
  }
  const mode = settings.score_aggregation ?? (isSecret ? 'sum' : 'pass-fail');
  const stated = settings.max_score ?? (isSecret ? 100 : 'unbounded');
  const maxScore = stated === 'unbounded' ? null : stated;
  const parts = mode === 'sum' ? Math.max(1, content.caseCount) : 1;
  return {
    ...base,
    aggregation: mode === 'sum' ? 'SUM' : 'MIN',
    isBreakOnReject: mode !== 'sum',
    acceptScore: (maxScore ?? 0) / parts,
    maxScore,
  };
}

/** Names settings that contradict each other, for the `secret` group of a 2025-09 scoring problem. */
export function checkNewerScoring(secret: ReadGroup, isPassFail: boolean, log: IssueLog): void {
  if (isPassFail) return;
  const open = secret.groups.filter((group) => group.maxScore === null);
  if (secret.maxScore !== null) {
    for (const group of open) {
      log.problem(
        `data/${group.name}/test_group.yaml`,
        { 'zh-CN': '缺少“max_score”。', 'en-US': 'has no "max_score".' },
        {
          'zh-CN': '每个测试组都需要它，除非 data/secret/test_group.yaml 写明“max_score: unbounded”。',
          'en-US': 'Each group needs one, unless data/secret/test_group.yaml says "max_score: unbounded".',
        },
      );
    }
  }
  const sum = secret.groups.reduce((total, group) => total + (group.maxScore ?? 0), 0);
  if (secret.groups.length > 0 && open.length === 0 && secret.aggregation === 'SUM' && sum !== secret.maxScore) {
    log.warning('data/secret/test_group.yaml', {
      'zh-CN': `“max_score”为 ${secret.maxScore ?? 'unbounded'}，但各组合计 ${sum} 分；按 ${sum} 分计。`,
      'en-US':
        `"max_score" is ${secret.maxScore ?? 'unbounded'}, but the groups give ${sum} points together; ` +
        `${sum} is used.`,
    });
  }
}
