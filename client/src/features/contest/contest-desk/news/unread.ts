import type { AnnouncementRow_AnnouncementFragment } from '../announcements/announcements.generated.ts';
import type { ClarificationRow_ClarificationFragment } from '../clarifications/clarifications.generated.ts';
import type { ReadMarks } from './read-marks.ts';

/** Announcements that were not read. */
export function unreadAnnouncements(
  announcements: readonly AnnouncementRow_AnnouncementFragment[],
  marks: ReadMarks,
): readonly AnnouncementRow_AnnouncementFragment[] {
  return announcements.filter(({ id, isVisible }) => isVisible && !marks.announcements.includes(id));
}

/** Answers that were not read as they stand now. What the jury only marked as seen is none. */
export function unreadAnswers(
  clarifications: readonly ClarificationRow_ClarificationFragment[],
  marks: ReadMarks,
): readonly ClarificationRow_ClarificationFragment[] {
  return clarifications.filter(
    ({ id, status, answeredAt }) => status === 'ANSWERED' && marks.answers[id] !== answeredAt,
  );
}

/** The marks once all this was read. */
export function withRead(
  marks: ReadMarks,
  read: {
    readonly announcements?: readonly { readonly id: number }[];
    readonly clarifications?: readonly Pick<ClarificationRow_ClarificationFragment, 'id' | 'answeredAt'>[];
  },
): ReadMarks {
  const answers = (read.clarifications ?? []).flatMap(({ id, answeredAt }) =>
    answeredAt === null ? [] : [[String(id), answeredAt] as const],
  );
  return {
    announcements: [...new Set([...marks.announcements, ...(read.announcements ?? []).map(({ id }) => id)])],
    answers: { ...marks.answers, ...Object.fromEntries(answers) },
  };
}
