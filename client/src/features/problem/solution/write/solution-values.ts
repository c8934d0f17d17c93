import { faultsOf, type Faults } from '../../../../lib/form/entrance-fields.ts';
import { message } from '../../../../lib/intl/message.ts';
import type { SolutionForm_SolutionFragment } from './solution-form.generated.ts';

/** Limits in characters; the server decides. */
export const maxTitle = 100;
export const maxContent = 20_000;
export const maxHelp = 500;

export const solutionFields = ['submissionId', 'title', 'content', 'isHelped', 'help'] as const;
export type SolutionField = (typeof solutionFields)[number];
export type SolutionValues = Readonly<Record<SolutionField, string>>;

/** The form of the newest version; null: of a new solution. @param submissionId chosen at first; null: none. */
export function valuesOf(stored: SolutionForm_SolutionFragment | null, submissionId: number | null): SolutionValues {
  const { title, content, help } = stored?.pending ?? stored ?? { title: '', content: '', help: '' };
  return {
    submissionId: String(submissionId ?? ''),
    title,
    content,
    // A draft keeps texts: empty is false.
    isHelped: help === '' ? '' : 'helped',
    help,
  };
}

/** What the server takes. */
export function inputOf({ submissionId, title, content, isHelped, help }: SolutionValues) {
  return { submissionId: Number(submissionId), title, content, help: isHelped === '' ? '' : help };
}

/** What is wrong before it is sent. */
export function solutionFaults({
  submissionId,
  title,
  content,
  isHelped,
  help,
}: SolutionValues): Faults<SolutionField> {
  const isEmpty = (text: string) => text.trim() === '';
  return faultsOf({
    submissionId: submissionId === '' ? message({ id: 'solution.fault.submission' }) : null,
    title: isEmpty(title) ? message({ id: 'solution.fault.title' }) : null,
    content: isEmpty(content)
      ? message({ id: 'solution.fault.content' })
      : content.length > maxContent
        ? message({ id: 'solution.fault.contentLong' })
        : null,
    isHelped: null,
    help: isHelped !== '' && isEmpty(help) ? message({ id: 'solution.fault.help' }) : null,
  });
}
