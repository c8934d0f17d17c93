import { z } from 'zod';
import { siteParts } from './shared-cache.ts';

/** PostgreSQL channel of all messages; a trigger on mails names it, too. */
export const channel = 'verdict';

/** What is published between processes: ids only, each process loads what its own subscribers may see. */
const topics = {
  /** A task was queued; wakes waiting claims. */
  judgeTask: z.record(z.string(), z.never()),
  /** Progress or verdict of a submission. */
  submission: z.object({ submissionId: z.int(), status: z.int(), casesDone: z.int(), casesTotal: z.int() }),
  /** A submission of a participant came or was judged, or the balloon for it was brought. */
  board: z.object({ contestId: z.int(), participantId: z.int() }),
  /** What all viewers of a contest see changed: its times, problems, announcements. */
  contest: z.object({ contestId: z.int() }),
  /** Accounts joined or left a contest. */
  participants: z.object({ contestId: z.int() }),
  /** A question to a jury came or was answered. For all: not only its asker and the jury see a change. */
  clarification: z.object({ contestId: z.int(), askerId: z.string(), isForAll: z.boolean() }),
  /** A comment or its replies changed. For all: not only its author and moderators of the thread read it. */
  comment: z.object({
    kind: z.enum(['CONTEST', 'DISCUSSION', 'EDITORIAL', 'QUESTION', 'SOLUTION']),
    subjectId: z.int(),
    authorId: z.string(),
    isForAll: z.boolean(),
  }),
  /** A discussion came, changed or was deleted. */
  discussion: z.object({ discussionId: z.int() }),
  /** What members of a group read of it changed: its announcements. */
  group: z.object({ groupId: z.int() }),
  /** Something happened to a ticket about a problem. */
  problemTicket: z.object({ ticketId: z.int() }),
  /** Reports on a text came or were dealt with, or a moderator looks at it. Null: of the site. */
  moderation: z.object({ groupId: z.int().nullable() }),
  /** A text to be printed came, or was printed. */
  contestPrint: z.object({ contestId: z.int(), userId: z.string() }),
  /** A test run moved on. */
  testRun: z.object({ testRunId: z.int() }),
  /** A checker was compiled. */
  checkerCompile: z.object({ checkerCompileId: z.int() }),
  /** A problem was changed by its form, by an import or in the list. */
  problem: z.object({ problemId: z.int() }),
  /** Verdicts of practice changed the counters of a problem. */
  problemStatistics: z.object({ problemId: z.int() }),
  /** A report on the jury's programs of a problem came, went or moved on. */
  juryReport: z.object({ problemId: z.int() }),
  /** A batch of rejudges moved on. */
  rejudge: z.object({ rejudgeId: z.int() }),
  /** There may be work of a kind of background job, on the row of this id. */
  job: z.object({ name: z.string(), id: z.int() }),
  /** A batch of problems that are imported moved on. */
  problemImport: z.object({ problemImportId: z.int() }),
  /** An import of users moved on. */
  userImport: z.object({ userImportId: z.int() }),
  /** An import from a remote judge moved on. */
  remoteImport: z.object({ remoteImportId: z.int() }),
  /** An upload moved on. */
  upload: z.object({ uploadId: z.int() }),
  /** Unread counts changed, of these users and of those with an id in a range (after the first, through the second). */
  unread: z.object({
    userIds: z.array(z.string()).readonly(),
    range: z.object({ after: z.string(), through: z.string() }).readonly().optional(),
  }),
  /** Sessions of an account were ended, by somebody else. */
  session: z.object({ userId: z.string() }),
  /** A user asked to be a teacher, or a super admin decided on it. */
  teacherRequest: z.object({ requestId: z.int() }),
  /** A node came, went, got a command or reported something of itself. */
  judgeNode: z.object({ nodeId: z.int() }),
  /** Something changed of a remote judge: its settings, breakers, accounts or jobs. */
  remoteJudge: z.object({ judgeKey: z.string() }),
  /** Admins changed what all visitors see. */
  sitePart: z.object({ part: z.enum(siteParts) }),
};

export type Topic = keyof typeof topics;
/** Messages by their topic. */
export type Topics = { readonly [T in Topic]: Readonly<z.infer<(typeof topics)[T]>> };
/** A message as it is sent. */
export type Envelope = { readonly [T in Topic]: { readonly topic: T; readonly message: Topics[T] } }[Topic];

const envelopeSchema = z.object({ topic: z.enum(Object.keys(topics) as Topic[]), message: z.unknown() });

/** Writes a message for `readMessage`. */
export function writeMessage<T extends Topic>(topic: T, message: Topics[T]): string {
  return JSON.stringify({ topic, message });
}

/** Reads a message of any process; null when it is invalid. */
export function readMessage(payload: string): Envelope | null {
  try {
    const { topic, message } = envelopeSchema.parse(JSON.parse(payload));
    // A topic and its message belong together, which TypeScript cannot follow through the table.
    return { topic, message: topics[topic].parse(message) } as Envelope;
  } catch {
    return null;
  }
}
