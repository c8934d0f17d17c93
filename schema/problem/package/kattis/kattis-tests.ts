import { stringify } from 'yaml';
import type { TokenComparison } from '../../bank/token-comparison.ts';
import type { StoredRef } from '../../test-data/stored-ref.ts';
import type { PlacedFiles } from '../package-text.ts';
import type { CaseContent, GroupContent, StoredProblem } from '../problem-content.ts';
import type { ArchiveEntry, ArchivePaths } from '../written-entry.ts';

/** Test data of a package, and where each case is in it. */
export interface PlacedTests {
  readonly entries: readonly ArchiveEntry[];
  readonly cases: PlacedFiles['cases'];
}

/**
 * Lays the test data out as data/sample and data/secret. Numbers before the names keep the order, which in the format
 * is that of the names. Samples that are only shown, with no case of their own, are put beside the others.
 */
export function placeTests({ tests, samples, facts }: StoredProblem, paths: ArchivePaths): PlacedTests {
  const entries: ArchiveEntry[] = [];
  const cases: PlacedFiles['cases'][number][] = [];
  let number = 0;
  // A checker of another convention has arguments no other judge would know.
  const hasArguments =
    facts.judgeMode === undefined || facts.judgeMode === 'DEFAULT' || facts.checkerConvention === 'KATTIS';

  const place = (each: CaseContent<StoredRef>, folder: string) => {
    number += 1;
    const base = paths.take(
      `${folder}/${String(number).padStart(4, '0')}-${each.name.split('/').at(-1) ?? ''}`.replace(/-$/u, ''),
    );
    const files = each.files.map(({ name, file }) => {
      const path = paths.take(`${base}.files/${name}`);
      entries.push({ path, content: file });
      return path;
    });
    entries.push({ path: `${base}.in`, content: each.input }, { path: `${base}.ans`, content: each.answer });
    const settings = {
      ...(each.args.length > 0 && { args: [...each.args] }),
      ...(hasArguments && each.validatorFlags.length > 0 && { output_validator_args: [...each.validatorFlags] }),
    };
    if (Object.keys(settings).length > 0) entries.push({ path: `${base}.yaml`, content: stringify(settings) });
    cases.push({ input: `${base}.in`, answer: `${base}.ans`, files });
  };

  const walk = (group: GroupContent<StoredRef>, depth: number, folder: string) => {
    for (const each of group.cases) place(each, each.isSample && depth < 2 ? 'data/sample' : folder);
    group.groups.forEach((inner, index) => {
      const own = inner.name.split('/').at(-1) ?? '';
      if (isSampleGroup(inner)) return walk(inner, depth + 1, 'data/sample');
      if (depth === 0 && (own === 'secret' || own === 'data')) return walk(inner, depth + 1, 'data/secret');
      const path = paths.take(`${folder}/${String(index + 1).padStart(2, '0')}-${own}`);
      if (facts.type === 'OI') entries.push({ path: `${path}/test_group.yaml`, content: stringify(settingsOf(inner)) });
      return walk(inner, depth + 2, path);
    });
  };
  walk(tests, 0, 'data/secret');
  if (facts.comparison && facts.judgeMode === 'DEFAULT')
    entries.push({
      path: 'data/test_group.yaml',
      content: stringify({ output_validator_args: comparisonArguments(facts.comparison) }),
    });

  if (!cases.some(({ input }) => input.startsWith('data/sample/'))) {
    samples.forEach(({ input, output, interaction }, index) => {
      const base = `data/sample/shown-${index + 1}`;
      if (interaction === null)
        entries.push({ path: `${base}.in`, content: input }, { path: `${base}.ans`, content: output });
      else entries.push({ path: `${base}.interaction`, content: `${interaction}\n` });
    });
  }
  return { entries, cases };
}

function isSampleGroup({ name, cases, groups }: GroupContent<StoredRef>): boolean {
  return (
    groups.length === 0 &&
    cases.length > 0 &&
    (name === 'sample' || name.endsWith('/sample')) &&
    cases.every(({ isSample }) => isSample)
  );
}

/** The rules of a group as far as the format has words for them. */
function settingsOf(group: GroupContent<StoredRef>): Record<string, unknown> {
  const scores = group.cases.map(({ score }) => score ?? group.acceptScore);
  const isAll = group.aggregation === 'MIN';
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    max_score: group.maxScore ?? (isAll ? Math.min(...scores, Infinity) : sum),
    score_aggregation: isAll ? 'pass-fail' : 'sum',
  };
}

/** A comparison by tokens as arguments of the format's default validator. */
function comparisonArguments({
  isCaseSensitive,
  isSpaceChangeSensitive,
  floatAbsoluteTolerance,
  floatRelativeTolerance,
}: TokenComparison): string[] {
  return [
    ...(isCaseSensitive ? ['case_sensitive'] : []),
    ...(isSpaceChangeSensitive ? ['space_change_sensitive'] : []),
    ...(floatAbsoluteTolerance === null ? [] : ['float_absolute_tolerance', String(floatAbsoluteTolerance)]),
    ...(floatRelativeTolerance === null ? [] : ['float_relative_tolerance', String(floatRelativeTolerance)]),
  ];
}
