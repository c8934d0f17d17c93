import { readStored, writeStored } from '../../../../lib/store/local-storage.ts';

/**
 * What of a contest somebody has read, in this browser (specification, section 5: "contest announcement read flags").
 */
export interface ReadMarks {
  /** Ids. */
  readonly announcements: readonly number[];
  /** When each answer that was read had been written, by question: another answer is unread again. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Whose marks, of which contest. */
export interface MarksOf {
  readonly userId: string;
  readonly contestId: number;
}

const nothingRead: ReadMarks = { announcements: [], answers: {} };

/** The marks; what cannot be read counts as none. */
export function readMarks(of: MarksOf): ReadMarks {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(of)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return nothingRead;
    const announcements =
      'announcements' in stored && Array.isArray(stored.announcements)
        ? stored.announcements.filter((id): id is number => typeof id === 'number')
        : [];
    const answers =
      'answers' in stored && typeof stored.answers === 'object' && stored.answers !== null ? stored.answers : {};
    return {
      announcements,
      answers: Object.fromEntries(
        Object.entries(answers).filter((one): one is [string, string] => typeof one[1] === 'string'),
      ),
    };
  } catch {
    return nothingRead;
  }
}

/** Keeps the marks. */
export function writeMarks(of: MarksOf, marks: ReadMarks): void {
  writeStored(keyOf(of), JSON.stringify(marks));
}

/** Name of the marks in the browser's storage. */
export function keyOf({ userId, contestId }: MarksOf): string {
  return `contest-read:${userId}:${contestId}`;
}
