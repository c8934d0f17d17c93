import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import type { EnteredThread } from '../thread/thread.ts';
import { canDelete } from './comment.rule.ts';

/** Columns of an account beside its texts. */
export const writerSelect = {
  id: true,
  username: true,
  avatarUrl: true,
  titleName: true,
  titleColor: true,
  role: true,
} as const satisfies Prisma.UserSelect;

/** Who wrote something, or whom it answers. */
export type CommentWriter = Prisma.UserGetPayload<{ select: typeof writerSelect }>;

export const replySelect = {
  id: true,
  commentId: true,
  content: true,
  createdAt: true,
  author: { select: writerSelect },
  recipient: { select: writerSelect },
} as const satisfies Prisma.ReplySelect;
type StoredReply = Prisma.ReplyGetPayload<{ select: typeof replySelect }>;

export const commentSelect = {
  id: true,
  content: true,
  createdAt: true,
  likeCount: true,
  author: { select: writerSelect },
} as const satisfies Prisma.CommentSelect;
type StoredComment = Prisma.CommentGetPayload<{ select: typeof commentSelect }>;

/** What a reader may do with something that was written. */
interface Readers {
  readonly isMine: boolean;
  /** Its writer speaks for the jury of the contest, or is the author of the discussion. */
  readonly isHost: boolean;
  readonly canDelete: boolean;
}

/** A reply as its reader sees it. */
export interface ReplyRow extends StoredReply, Readers {}

/** A comment as its reader sees it, with its newest replies. */
export interface CommentRow extends StoredComment, Readers {
  readonly hasLiked: boolean;
  readonly canReply: boolean;
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
  return {
    ...row,
    ...rest,
    ...readersOf(viewer, row.author, thread),
    canReply: viewer.kind === 'user' && thread.isAnswerable(row.author),
  };
}

function readersOf(viewer: Viewer, author: CommentWriter, thread: EnteredThread): Readers {
  return {
    isMine: viewer.kind === 'user' && viewer.userId === author.id,
    isHost: thread.isHost(author),
    canDelete: canDelete(viewer, author.id, thread),
  };
}
