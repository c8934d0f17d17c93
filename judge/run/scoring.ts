import { Status, type StatusCode } from '../protocol/status.ts';
import type { CaseMode, JudgeTask, TestGroup } from '../protocol/task.ts';
import {
  aggregate,
  earned,
  fraction,
  fullScore,
  pointsInGroup,
  roundedMean,
  statusInGroup,
  sum,
  whole,
  type CaseOutcome,
  type PlannedCase,
} from './points.ts';

/**
 * How this works: one walk over the test groups is both the schedule and the score, so the two cannot disagree. The
 * walk is a generator: it yields the case to run next, is given that case's outcome, and returns the verdict. What it
 * never asks for is Cancelled. It is pure: no clock, no files, no sandbox. Rules: decision 137, "Case modes" and
 * "Special judge"; `testGroups` follows the Kattis problem package format.
 */

export interface ScoredCase extends PlannedCase {
  /** Cancelled when the case was not run. */
  readonly status: StatusCode;
  /** Null when nothing is scored (ACM). */
  readonly score: number | null;
}

export interface ScoredGroup {
  readonly name: string;
  readonly status: StatusCode;
  readonly score: number;
  /** With its fraction; undefined: the score is that. */
  readonly exactScore?: number | undefined;
  readonly total: number;
  /** All cases below the group. */
  readonly cases: readonly ScoredCase[];
}

export interface Scored {
  readonly status: StatusCode;
  /** Null for ACM, as is the total. */
  readonly score: number | null;
  /** With its fraction; undefined: the score is that. */
  readonly exactScore?: number | undefined;
  readonly totalScore: number | null;
  /** In the order of the test set. */
  readonly cases: readonly ScoredCase[];
  /** Groups with scores of their own; none for ACM. */
  readonly groups: readonly ScoredGroup[];
}

/** The part of a task that decides schedule and score. */
export type ScoringRules = Pick<JudgeTask, 'scoring' | 'caseMode' | 'tests'>;
/** The walk: yields cases to run, takes their outcomes, returns the verdict. */
export type ScoringWalk = Generator<PlannedCase, Scored, CaseOutcome>;

/** All cases of the tree in the order they are judged: those of a group before those of its child groups. */
export function casesInOrder(group: TestGroup): PlannedCase[] {
  return [...group.cases.map((testCase) => ({ testCase, group })), ...group.groups.flatMap(casesInOrder)];
}

/**
 * Starts the walk for a task. A case that ends as SE ends the walk, and SE is the verdict: nothing a broken checker
 * says is charged to the contestant.
 */
export function scoringWalk(rules: ScoringRules): ScoringWalk {
  const walks: Record<CaseMode, (rules: ScoringRules) => ScoringWalk> = {
    default: (all) => walkCases(all, { isStoppedByBad: false }),
    ergodicWithoutError: (all) => walkCases(all, { isStoppedByBad: true }),
    subtaskLowest: (all) => walkSubtasks(all, lowest),
    subtaskAverage: (all) => walkSubtasks(all, mean),
    testGroups: walkTestGroups,
  };
  return walks[rules.caseMode](rules);
}

function* walkCases(rules: ScoringRules, { isStoppedByBad }: { isStoppedByBad: boolean }): ScoringWalk {
  const cases: ScoredCase[] = [];
  let isOver = false;
  for (const planned of casesInOrder(rules.tests)) {
    if (isOver) {
      cases.push(cancelled(planned));
      continue;
    }
    const outcome = yield planned;
    cases.push(scored(planned, outcome));
    isOver = outcome.status === Status.SYSTEM_ERROR || (isStoppedByBad && outcome.status !== Status.ACCEPTED);
  }
  return conclude(rules, { cases, groups: [], score: sum(cases.map(scoreOf)), total: sum(cases.map(fullScoreOf)) });
}

/** How the scores of a subtask's cases, and how many of them score nothing before it ends, make the subtask's score. */
interface SubtaskRule {
  readonly endsAtZero: boolean;
  readonly score: (scores: readonly number[]) => number;
  readonly total: (fullScores: readonly number[]) => number;
}
const lowest: SubtaskRule = {
  endsAtZero: true,
  score: (scores) => Math.min(...scores),
  total: (fullScores) => Math.max(...fullScores),
};
const mean: SubtaskRule = { endsAtZero: false, score: roundedMean, total: roundedMean };

function* walkSubtasks(rules: ScoringRules, rule: SubtaskRule): ScoringWalk {
  const groups: ScoredGroup[] = [];
  const passed = new Set<string>();
  let isBroken = false;
  for (const group of groupsWithCases(rules.tests)) {
    const cases: ScoredCase[] = [];
    let isOver = isBroken || !group.requires.every((name) => passed.has(name));
    for (const testCase of group.cases) {
      const planned = { testCase, group };
      if (isOver) {
        cases.push(cancelled(planned));
        continue;
      }
      const result = scored(planned, yield planned);
      cases.push(result);
      isBroken ||= result.status === Status.SYSTEM_ERROR;
      isOver = isBroken || (rule.endsAtZero && result.status !== Status.ACCEPTED && scoreOf(result) === 0);
    }
    const score = rule.score(cases.map(scoreOf));
    const total = rule.total(cases.map(fullScoreOf));
    if (cases.every(({ status }) => status === Status.ACCEPTED)) passed.add(group.name);
    groups.push({ name: group.name, cases, score, total, status: statusFor({ cases, score, total }) });
  }
  return conclude(rules, {
    cases: groups.flatMap((group) => group.cases),
    groups,
    score: sum(groups.map((group) => group.score)),
    total: sum(groups.map((group) => group.total)),
  });
}

/**
 * What the walk over a group of a package knows of it afterwards; scores may have fractions until they are reported.
 */
interface GroupScore {
  readonly isPassed: boolean;
  readonly score: number;
  readonly cases: readonly ScoredCase[];
}

function* walkTestGroups(rules: ScoringRules): ScoringWalk {
  const passed = new Set<string>();
  const groups: ScoredGroup[] = [];
  let isBroken = false;

  function* walkGroup(group: TestGroup, isSkipped: boolean): Generator<PlannedCase, GroupScore, CaseOutcome> {
    const report = reserve(groups);
    let isOver = isSkipped || !group.requires.every((name) => passed.has(name));
    let isPassed = !isOver;
    const cases: ScoredCase[] = [];
    const parts: number[] = [];
    for (const testCase of group.cases) {
      const planned = { testCase, group };
      if (isOver) {
        cases.push(cancelled(planned));
        parts.push(0);
        continue;
      }
      const outcome = yield planned;
      const points = pointsInGroup(planned, outcome);
      const status = statusInGroup(planned, outcome);
      cases.push({ ...planned, status, score: whole(points) });
      parts.push(points);
      isPassed &&= status === Status.ACCEPTED;
      isBroken ||= status === Status.SYSTEM_ERROR;
      isOver = isBroken || (group.isBreakOnReject && status !== Status.ACCEPTED);
    }
    for (const child of group.groups) {
      const result = yield* walkGroup(child, isOver);
      cases.push(...result.cases);
      parts.push(result.score);
      isPassed &&= result.isPassed;
      isOver ||= isBroken || (group.isBreakOnReject && !result.isPassed);
    }
    if (isPassed) passed.add(group.name);
    const score = Math.min(aggregate(group, parts), group.maxScore ?? Infinity);
    const total = fullScore(group);
    report({
      name: group.name,
      cases,
      score: whole(score),
      exactScore: fraction(score),
      total: whole(total),
      status: statusFor({ cases, score, total }),
    });
    return { isPassed, score, cases };
  }

  const root = yield* walkGroup(rules.tests, false);
  return conclude(rules, {
    cases: root.cases,
    groups: groups.filter((group) => group.name !== rules.tests.name),
    score: root.score,
    total: fullScore(rules.tests),
  });
}

/** Keeps a parent before its children though it is finished after them. */
function reserve(groups: ScoredGroup[]): (group: ScoredGroup) => void {
  const index = groups.length;
  groups.push({ name: '', status: Status.CANCELLED, score: 0, total: 0, cases: [] });
  return (group) => {
    groups[index] = group;
  };
}

function conclude(
  rules: ScoringRules,
  result: { cases: readonly ScoredCase[]; groups: readonly ScoredGroup[]; score: number; total: number },
): Scored {
  const cases = result.cases.toSorted((a, b) => a.testCase.position - b.testCase.position);
  if (rules.scoring === 'acm') {
    const status = firstBad(cases) ?? Status.ACCEPTED;
    return { status, score: null, totalScore: null, cases: cases.map((one) => ({ ...one, score: null })), groups: [] };
  }
  const status = statusFor({ cases, score: result.score, total: result.total });
  return {
    status,
    score: whole(result.score),
    exactScore: fraction(result.score),
    totalScore: whole(result.total),
    cases,
    groups: result.groups,
  };
}

/** All accepted and full: AC. Nothing scored: the first bad case, in order. Else PAC. */
function statusFor({
  cases,
  score,
  total,
}: {
  cases: readonly ScoredCase[];
  score: number;
  total: number;
}): StatusCode {
  const bad = firstBad(cases);
  if (bad === Status.SYSTEM_ERROR) return bad;
  if (bad === null) return score >= total ? Status.ACCEPTED : Status.PARTIAL_ACCEPTED;
  return score > 0 ? Status.PARTIAL_ACCEPTED : bad;
}

/** SE if there is one, else the status of the first case that ran and is not accepted; Cancelled if none ran at all. */
function firstBad(cases: readonly ScoredCase[]): StatusCode | null {
  if (cases.some((one) => one.status === Status.SYSTEM_ERROR)) return Status.SYSTEM_ERROR;
  const bad = cases.filter((one) => one.status !== Status.ACCEPTED);
  return (bad.find((one) => one.status !== Status.CANCELLED) ?? bad[0])?.status ?? null;
}

function scored(planned: PlannedCase, outcome: CaseOutcome): ScoredCase {
  const full = planned.testCase.score ?? 0;
  return { ...planned, status: outcome.status, score: whole(earned(full, outcome)) };
}

function cancelled(planned: PlannedCase): ScoredCase {
  return { ...planned, status: Status.CANCELLED, score: 0 };
}

function groupsWithCases(group: TestGroup): TestGroup[] {
  return [...(group.cases.length > 0 ? [group] : []), ...group.groups.flatMap(groupsWithCases)];
}

function scoreOf(one: ScoredCase): number {
  return one.score ?? 0;
}

function fullScoreOf(one: ScoredCase): number {
  return one.testCase.score ?? 0;
}
