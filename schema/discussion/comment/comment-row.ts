import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { writerSelect, type Writer } from '../core/writer.ts';
import { refusalToWrite } from '../thread/enter-thread.service.ts';
import type { EnteredThread } from '../thread/thread.ts';
import { canDelete, isAuthor } from './comment.rule.ts';

const stateSelect = { id: true, content: true, createdAt: true, editedAt: true, isHidden: true, hiddenReason: true };

export const replySelect = {
  ...stateSelect,
  commentId: true,
  author: { select: writerSelect },
  recipient: { select: writerSelect },
} as const satisfies Prisma.ReplySelect;
type StoredReply = Prisma.ReplyGetPayload<{ select: typeof replySelect }>;

export const commentSelect = {
  ...stateSelect,
  likeCount: true,
  deletedAt: true,
  author: { select: writerSelect },
  // The act that deleted it.
  moderated: {
    select: {
      acts: {
        where: { kind: 'DELETE', undoneAt: null },
        orderBy: { id: 'desc' },
        take: 1,
        select: { isByAuthor: true, reason: true },
      },
    },
  },
} as const satisfies Prisma.CommentSelect;
type StoredComment = Prisma.CommentGetPayload<{ select: typeof commentSelect }>;

/** What a reader may do with something that was written. */
interface Readers {
  readonly isMine: boolean;
  /** Its writer speaks for the jury of the contest, or is the author of the discussion. */
  readonly isHost: boolean;
  readonly canDelete: boolean;
  readonly canEdit: boolean;
}

/** Who removed a text, and why. */
export interface Removal {
  readonly isByAuthor: boolean;
  /** Empty: none was given. */
  readonly reason: string;
}

/** A reply as its reader sees it. */
export interface ReplyRow extends StoredReply, Readers {}

/** A comment as its reader sees it, with its newest replies. */
export interface CommentRow extends StoredComment, Readers {
  /** Null: it was not removed. */
  readonly removal: Removal | null;
  readonly hasLiked: boolean;
  readonly canReply: boolean;
  /** The accepted answer of the discussion. */
  readonly isAnswer: boolean;
  readonly canAccept: boolean;
  /** Replies the reader may read. */
  readonly replyCount: number;
  /** The newest few, newest first. */
  readonly replies: readonly ReplyRow[];
}

/** A stored reply for a reader. */
export function replyFor(viewer: Viewer, row: StoredReply, thread: EnteredThread): ReplyRow {
  return { ...row, ...readersOf(viewer, row.author, thread) };
}

/** A stored comment for a reader. */
export function commentFor(
  viewer: Viewer,
  row: StoredComment,
  { thread, ...rest }: Pick<CommentRow, 'hasLiked' | 'replyCount' | 'replies'> & { readonly thread: EnteredThread },
): CommentRow {
  const readers = readersOf(viewer, row.author, thread);
  if (row.deletedAt !== null) {
    const removal = row.moderated?.acts[0] ?? { isByAuthor: false, reason: '' };
    const nothing = { canDelete: false, canEdit: false, canReply: false, isAnswer: false, canAccept: false };
    return { ...row, ...rest, ...readers, content: '', removal, ...nothing };
  }
  const canReply = viewer.kind === 'user' && thread.isAnswerable(row.author);
  const isAnswer = thread.answers?.acceptedId === row.id;
  const canAccept = thread.answers?.canAccept === true && !row.isHidden;
  return { ...row, ...rest, ...readers, removal: null, canReply, isAnswer, canAccept };
}

function readersOf(viewer: Viewer, author: Writer, thread: EnteredThread): Readers {
  return {
    isMine: isAuthor(viewer, author.id),
    isHost: thread.isHost(author),
    canDelete: canDelete(viewer, author.id, thread),
    canEdit: isAuthor(viewer, author.id) && refusalToWrite(thread) === null,
  };
}
