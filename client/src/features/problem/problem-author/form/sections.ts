import { message } from '../../../../lib/intl/message.ts';

/** Parts of the form, in the order an author goes through them. */
export const sections = [
  { name: 'basics', label: message({ id: 'author.section.basics' }) },
  { name: 'statements', label: message({ id: 'author.section.statements' }) },
  { name: 'samples', label: message({ id: 'author.section.samples' }) },
  { name: 'limits', label: message({ id: 'author.section.limits' }) },
  { name: 'languages', label: message({ id: 'author.section.languages' }) },
  { name: 'judging', label: message({ id: 'author.section.judging' }) },
  { name: 'tests', label: message({ id: 'author.section.tests' }) },
  { name: 'files', label: message({ id: 'author.section.files' }) },
  { name: 'publish', label: message({ id: 'author.section.publish' }) },
] as const;

export type SectionName = (typeof sections)[number]['name'];

const sectionByField: Readonly<Record<string, SectionName>> = {
  statements: 'statements',
  samples: 'samples',
  timeLimitMs: 'limits',
  memoryLimitMb: 'limits',
  stackLimitMb: 'limits',
  outputLimitMb: 'limits',
  languageKeys: 'languages',
  languageFactors: 'languages',
  codeTemplates: 'languages',
  judgeMode: 'judging',
  checker: 'judging',
  ioReadFileName: 'judging',
  ioWriteFileName: 'judging',
  isRemoveEndBlank: 'judging',
  judgeCaseMode: 'tests',
  tests: 'tests',
  userExtraFiles: 'files',
  judgeExtraFiles: 'files',
  visibility: 'publish',
  isCaseResultPublished: 'publish',
  isCodeShared: 'publish',
};

/** The section a field is in. @param path as the server names fields: `statements.0.title`. */
export function sectionOf(path: string): SectionName {
  return sectionByField[path.split('.')[0] ?? ''] ?? 'basics';
}

/** The section of an address; the first when it names none. */
export function readSection(params: URLSearchParams): SectionName {
  return sections.find(({ name }) => name === params.get('section'))?.name ?? 'basics';
}
