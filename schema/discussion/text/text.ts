/** The kinds of texts that are reported, moderated and kept with their former versions. */
export const textKinds = ['DISCUSSION', 'COMMENT', 'REPLY'] as const;
export type TextKind = (typeof textKinds)[number];

/** Names a text. */
export interface TextRef {
  readonly kind: TextKind;
  readonly id: number;
}

/** A text as an input names it: one of the three is set. */
interface TextInput {
  readonly discussionId?: number | null | undefined;
  readonly commentId?: number | null | undefined;
  readonly replyId?: number | null | undefined;
}

/** The text that an input names. */
export function textOf({ discussionId, commentId, replyId }: TextInput): TextRef {
  if (typeof discussionId === 'number') return { kind: 'DISCUSSION', id: discussionId };
  if (typeof commentId === 'number') return { kind: 'COMMENT', id: commentId };
  if (typeof replyId === 'number') return { kind: 'REPLY', id: replyId };
  throw new Error('A text has one reference.');
}

/** Column of a row about a text. */
export function textKey({ kind, id }: TextRef): { discussionId: number } | { commentId: number } | { replyId: number } {
  if (kind === 'DISCUSSION') return { discussionId: id };
  return kind === 'COMMENT' ? { commentId: id } : { replyId: id };
}
