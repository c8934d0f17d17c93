import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Transaction } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';

/** What comments are about, as an input names it: just one is set. */
export interface SubjectInput {
  readonly contestId?: number | null | undefined;
  readonly discussionId?: number | null | undefined;
  readonly editorialId?: number | null | undefined;
  readonly questionId?: number | null | undefined;
  readonly solutionId?: number | null | undefined;
}

/** What comments are about. */
export type Subject =
  | { readonly kind: 'CONTEST'; readonly id: number }
  | { readonly kind: 'DISCUSSION'; readonly id: number }
  | { readonly kind: 'EDITORIAL'; readonly id: number }
  | { readonly kind: 'QUESTION'; readonly id: number }
  | { readonly kind: 'SOLUTION'; readonly id: number };

/** What of a writer decides how a text may be answered. */
export interface ThreadWriter {
  readonly id: string;
  readonly role: string;
}

/** Accounts whose texts a viewer reads in a thread. */
export interface ReadableWriters {
  readonly ids: readonly string[];
  readonly withSuperAdmins: boolean;
}

/**
 * A thread the viewer may read, with what its subject decides. Comments, replies, likes and notifications know threads
 * alone; each kind of subject has one function that answers this.
 */
export interface EnteredThread {
  readonly subject: Subject;
  /** Null: without comments. */
  readonly threadId: number | null;
  /** Its place; null: the site. */
  readonly groupId: number | null;
  readonly isLocked: boolean;
  /** Null: signed out. */
  readonly viewerId: string | null;
  /** Null: everyone's texts are read. */
  readonly writers: ReadableWriters | null;
  /** May delete all texts, answer all of them, and write while the thread is locked. */
  readonly isModerator: boolean;
  /** Does a writer speak for the jury of the contest, or is it the author of what comments are about? */
  readonly isHost: (writer: ThreadWriter) => boolean;
  /** May a signed-in viewer answer a text of this writer? */
  readonly isAnswerable: (writer: ThreadWriter) => boolean;
  /** Why the signed-in viewer may not write here; null: they may, as far as `requireToTakePart` lets them. */
  readonly writeRefusal: DomainError | null;
  /** @throws DomainError when the viewer may read here but not take part. */
  readonly requireToTakePart: () => void;
  /** Is a text of this writer read by all who read the thread? */
  readonly isForAll: (writer: ThreadWriter) => boolean;
  /** Notified of new comments; null: the account is gone. */
  readonly ownerId: string | null;
  /** Filters accounts to the readers of the thread. */
  readonly readersAmong: (tx: Transaction, userIds: readonly string[]) => Promise<readonly string[]>;
  /**
   * Accounts that completion offers beside the writers: those of the site, or members of a group. READERS: none, since
   * not all of them read the thread, and who does is not told.
   */
  readonly audience: 'SITE' | 'READERS' | { readonly groupId: number };
  /** Of the site where the thread is seen, without the comment. */
  readonly path: string;
  readonly title: string;
  /** The problem that the texts are about; null: none, or those of a contest. */
  readonly problemId: number | null;
  /** What follows from a text of a writer, in the transaction that inserts it; absent: nothing. */
  readonly onWritten?: (tx: Transaction, writerId: string) => Promise<void>;
  /** Of a discussion in a help category; absent elsewhere. */
  readonly answers?: ThreadAnswers;
}

/** The answer among the comments of a question. */
export interface ThreadAnswers {
  /** The accepted comment; null: none that is shown to the viewer. */
  readonly acceptedId: number | null;
  /** May the viewer accept an answer, and take that back? */
  readonly canAccept: boolean;
}

/** Columns of a thread that name its subject. */
export const subjectSelect = {
  contestId: true,
  discussionId: true,
  editorialId: true,
  questionId: true,
  solutionId: true,
} as const satisfies Prisma.ThreadSelect;

/** The subject that an input or a row of a thread names. */
export function subjectOf(input: SubjectInput): Subject {
  const { contestId, discussionId, editorialId, questionId, solutionId } = input;
  if (typeof contestId === 'number') return { kind: 'CONTEST', id: contestId };
  if (typeof discussionId === 'number') return { kind: 'DISCUSSION', id: discussionId };
  if (typeof editorialId === 'number') return { kind: 'EDITORIAL', id: editorialId };
  if (typeof questionId === 'number') return { kind: 'QUESTION', id: questionId };
  if (typeof solutionId === 'number') return { kind: 'SOLUTION', id: solutionId };
  throw new Error('A subject has one reference.');
}

type ThreadKey =
  | { contestId: number }
  | { discussionId: number }
  | { editorialId: number }
  | { questionId: number }
  | { solutionId: number };

/** The row of a subject's thread. */
export function threadKey({ kind, id }: Subject): ThreadKey {
  switch (kind) {
    case 'CONTEST':
      return { contestId: id };
    case 'DISCUSSION':
      return { discussionId: id };
    case 'EDITORIAL':
      return { editorialId: id };
    case 'QUESTION':
      return { questionId: id };
    case 'SOLUTION':
      return { solutionId: id };
  }
}

/** What of a thread messages refer to. */
export type MessagedThread = Pick<EnteredThread, 'subject' | 'path' | 'title' | 'problemId' | 'readersAmong'>;

type Readers = Pick<EnteredThread, 'writers' | 'viewerId' | 'isModerator'>;
type TextConditions = Prisma.CommentWhereInput[] & Prisma.ReplyWhereInput[];

/** Comments or replies that the viewer reads in a thread. */
export function readableIn(thread: Readers): { readonly AND: TextConditions } {
  return { AND: [...readableStates(thread), { deletedAt: null }] };
}

/** Comments in a list: those that the viewer reads, and deleted ones with replies below them. */
export function listedIn(thread: Readers): { readonly AND: Prisma.CommentWhereInput[] } {
  const below = { replies: { some: readableIn(thread) } };
  return { AND: [...readableStates(thread), { OR: [{ deletedAt: null }, below] }] };
}

/** Of writers the viewer reads; hidden ones for their author and moderators. */
function readableStates({ writers, viewerId, isModerator }: Readers): TextConditions {
  return [
    ...(writers === null ? [] : [ofWriters(writers)]),
    ...(isModerator ? [] : [{ OR: [{ isHidden: false }, { authorId: viewerId ?? '' }] }]),
  ];
}

function ofWriters({ ids, withSuperAdmins }: ReadableWriters) {
  return { OR: [{ authorId: { in: [...ids] } }, ...(withSuperAdmins ? [{ author: { role: 'ROOT' as const } }] : [])] };
}

/** The id of a subject's thread, which is inserted if there is none yet. */
export async function keepThread(tx: Transaction, { subject, threadId }: EnteredThread): Promise<number> {
  if (threadId !== null) return threadId;
  const key = threadKey(subject);
  await tx.thread.createMany({ data: [key], skipDuplicates: true });
  const { id } = await tx.thread.findUniqueOrThrow({ where: key, select: { id: true } });
  return id;
}

/** Counts the comments and replies of a thread that all its readers see, after one was written, hidden or deleted. */
export async function countComments(tx: Transaction, threadId: number, difference: 1 | 'ALL'): Promise<void> {
  if (difference === 1) {
    await tx.thread.update({ where: { id: threadId }, data: { commentCount: { increment: 1 } } });
    return;
  }
  // Writers wait for this row, so that none of their texts is missed.
  await tx.$queryRaw`SELECT FROM thread WHERE id = ${threadId} FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    UPDATE thread SET comment_count =
      (SELECT count(*) FROM comment c WHERE c.thread_id = thread.id AND NOT c.is_hidden AND c.deleted_at IS NULL)
      + (SELECT count(*) FROM comment c JOIN reply r ON r.comment_id = c.id
         WHERE c.thread_id = thread.id AND NOT c.is_hidden AND NOT r.is_hidden AND r.deleted_at IS NULL)
    WHERE id = ${threadId}`;
}
