import { Status } from '@verdict/judge/protocol/status.ts';
import type { FileContent, JuryContent } from '../problem-content.ts';
import type { SourceFolder } from '../source-folder.ts';
import { keyOfHojName } from './hoj-languages.ts';

/** Solutions that were accepted where a problem comes from, with their files. */
export interface AcceptedSolutions {
  readonly submissions: readonly JuryContent[];
  readonly files: readonly FileContent<string>[];
}

const ends: Readonly<Record<string, string>> = {
  c: 'c',
  'c-o2': 'c',
  cpp: 'cpp',
  cpp14: 'cpp',
  cpp17: 'cpp',
  cpp23: 'cpp',
  java: 'java',
  python3: 'py',
  python2: 'py',
  pypy3: 'py',
  pascal: 'pas',
  go: 'go',
  javascript: 'js',
  csharp: 'cs',
  php: 'php',
  ruby: 'rb',
};

/**
 * Codes of QDUOJ and FPS as solutions of the jury that must be accepted; those in languages unknown here are left out.
 */
export async function acceptedSolutions(
  codes: readonly { readonly language: string; readonly code: string }[],
  source: SourceFolder,
): Promise<AcceptedSolutions> {
  const submissions: JuryContent[] = [];
  const files: FileContent<string>[] = [];
  for (const [index, { language, code }] of codes.entries()) {
    const key = keyOfHojName(language);
    const end = key === null ? undefined : ends[key];
    if (key === null || end === undefined || code.trim() === '') continue;
    const name = `solution-${index + 1}.${end}`;
    submissions.push({
      name: `accepted/${name}`,
      languageKey: key,
      entryPoint: null,
      expected: [Status.ACCEPTED],
      minScore: null,
      maxScore: null,
      conditions: [],
    });
    files.push({ kind: 'JURY_SOURCE', name: `accepted/${name}/${name}`, file: await source.keep(name, code) });
  }
  return { submissions, files };
}
