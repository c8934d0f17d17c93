import type { IssueLog } from '../issue-log.ts';

/** Drafts are read as the version they became; `2023-07` never left draft. */
export type FormatVersion = 'legacy' | 'legacy-icpc' | '2023-07' | '2025-09';

const versions: Readonly<Record<string, FormatVersion>> = {
  legacy: 'legacy',
  'legacy-icpc': 'legacy-icpc',
  '2023-07': '2023-07',
  '2023-07-draft': '2023-07',
  '2025-09': '2025-09',
  '2025-09-draft': '2025-09',
  draft: '2025-09',
};

/** The version a `problem.yaml` names; a package without one is legacy. Null when it is none this reader knows. */
export function readFormatVersion(value: unknown, log: IssueLog): FormatVersion | null {
  if (value === undefined) return 'legacy';
  const version = typeof value === 'string' ? versions[value.trim()] : undefined;
  if (version !== undefined) return version;
  log.problem(
    'problem.yaml',
    {
      'zh-CN': `“problem_format_version”为“${String(value)}”，是未知的版本。`,
      'en-US': `"problem_format_version" is "${String(value)}", which this reader does not know.`,
    },
    {
      'zh-CN': `已知的版本有 ${Object.keys(versions).join('、')}。`,
      'en-US': `Known are ${Object.keys(versions).join(', ')}.`,
    },
  );
  return null;
}

/** Whether a package has the layout of the legacy formats: `problem_statement/`, `output_validators/`, `validation`. */
export function isLegacy(format: FormatVersion): boolean {
  return format === 'legacy' || format === 'legacy-icpc';
}
