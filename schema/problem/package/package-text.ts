import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { type CaseContent, type StoredProblem, mapCases, usualFacts } from './problem-content.ts';
import { verdictFile, type VerdictYaml } from './verdict-yaml.ts';
import type { ArchiveEntry } from './written-entry.ts';

/** Where the writer of a format put the files of a problem. */
export interface PlacedFiles {
  /** Path of each of the problem's files, in their order. */
  readonly files: readonly string[];
  /** Paths of each case, in the order of judging. */
  readonly cases: readonly { readonly input: string; readonly answer: string; readonly files: readonly string[] }[];
}

/** Hash of a text, as `written` of verdict.yaml has it. */
export function textHash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The file that keeps all of a problem (verdict-yaml.ts).
 *
 * @param written files that say the same in the words of the format, and what they say.
 */
export function verdictYamlOf(
  problem: StoredProblem,
  placed: PlacedFiles,
  written: readonly ArchiveEntry[],
  extra: Readonly<Record<string, string>> = {},
): ArchiveEntry {
  const cases = placed.cases.values();
  const tests = mapCases(problem.tests, (each): CaseContent<string> => {
    const at = cases.next().value;
    if (at === undefined) throw new Error('a case has no place in the archive');
    return {
      ...each,
      input: at.input,
      answer: at.answer,
      files: each.files.map(({ name }, index) => ({ name, file: at.files[index] ?? '' })),
    };
  });
  const file = {
    verdict: 1,
    displayId: problem.displayId,
    facts: { ...usualFacts, ...problem.facts },
    difficulty: problem.difficulty,
    tags: [...problem.tags],
    statements: [...problem.statements],
    samples: [...problem.samples],
    files: problem.files.map(({ kind, name }, index) => ({ kind, name, file: placed.files[index] ?? '' })),
    templates: [...(problem.templates ?? [])],
    jury: [...problem.jury],
    tests,
    written: {
      ...Object.fromEntries(
        written.flatMap(({ path, content }) => (typeof content === 'string' ? [[path, textHash(content)]] : [])),
      ),
      ...extra,
    },
  };
  // The types of what is written are those of what is read; only arrays are read-only here.
  return {
    path: verdictFile,
    content: stringify(file satisfies ReadonlyVerdict, { aliasDuplicateObjects: false, lineWidth: 0 }),
  };
}

type ReadonlyVerdict = { readonly [Key in keyof VerdictYaml]: unknown };
