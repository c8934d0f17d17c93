import type { GroupSettings, SettingsByFolder } from './test-group-settings.ts';
import { type GroupParts, type GroupScoring, type ReadGroup, legacyScoring } from './test-scores.ts';

/** A tree of test groups with its points. */
export interface ScoredTree {
  readonly root: ReadGroup;
  readonly isSampleIgnored: boolean;
}

/**
 * The same tree with the points DOMjudge reads from legacy settings: nothing is inherited, a group without groups gives
 * its points when all its cases are accepted, and samples without settings of their own give none.
 */
export function domjudgeScores(root: ReadGroup, settings: SettingsByFolder, isScoredByValidator: boolean): ScoredTree {
  const own = settings.get('data') ?? {};
  const groups = root.groups.map((group) => rescored(group, settings, isScoredByValidator));
  const isSampleIgnored = (own.grader_flags ?? []).includes('ignore_sample') || !settings.has('data/sample');
  const counted = isSampleIgnored ? groups.filter(({ name }) => name !== 'sample') : groups;
  return {
    root: {
      ...root,
      ...scoringOf(own, { caseCount: 0, groups: counted, isScoredByValidator, isScoring: true }),
      groups,
    },
    isSampleIgnored,
  };
}

function rescored(group: ReadGroup, settings: SettingsByFolder, isScoredByValidator: boolean): ReadGroup {
  const groups = group.groups.map((inner) => rescored(inner, settings, isScoredByValidator));
  const content = { caseCount: group.cases.length, groups, isScoredByValidator, isScoring: true };
  return { ...group, ...scoringOf(settings.get(`data/${group.name}`) ?? {}, content), groups };
}

function scoringOf(own: GroupSettings, content: GroupParts): GroupScoring {
  const isAllOrNothing = content.groups.length === 0 && !content.isScoredByValidator;
  return legacyScoring(
    { ...own, accept_score: own.accept_score ?? 0, reject_score: 0, ...(isAllOrNothing && { grader_flags: ['min'] }) },
    content,
  );
}
