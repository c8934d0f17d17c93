/** The kinds of texts that are reported, moderated and kept with their former versions. */
export const textKinds = ['DISCUSSION', 'COMMENT', 'REPLY', 'SOLUTION'] as const;
export type TextKind = (typeof textKinds)[number];

/** Names a text. */
export type TextRef = { readonly [Kind in TextKind]: { readonly kind: Kind; readonly id: number } }[TextKind];
/** Names a text that is one row; solutions have versions. */
export type PlainTextRef = Exclude<TextRef, { readonly kind: 'SOLUTION' }>;

/** A text as an input names it: just one is set. */
interface TextInput {
  readonly discussionId?: number | null | undefined;
  readonly commentId?: number | null | undefined;
  readonly replyId?: number | null | undefined;
  readonly solutionId?: number | null | undefined;
}

/** The text that an input names. */
export function textOf({ discussionId, commentId, replyId, solutionId }: TextInput): TextRef {
  if (typeof discussionId === 'number') return { kind: 'DISCUSSION', id: discussionId };
  if (typeof commentId === 'number') return { kind: 'COMMENT', id: commentId };
  if (typeof replyId === 'number') return { kind: 'REPLY', id: replyId };
  if (typeof solutionId === 'number') return { kind: 'SOLUTION', id: solutionId };
  throw new Error('A text has one reference.');
}

type PlainTextKey = { discussionId: number } | { commentId: number } | { replyId: number };

/** Column of a row about a text. */
export function textKey(ref: PlainTextRef): PlainTextKey;
export function textKey(ref: TextRef): PlainTextKey | { solutionId: number };
export function textKey({ kind, id }: TextRef) {
  switch (kind) {
    case 'DISCUSSION':
      return { discussionId: id };
    case 'COMMENT':
      return { commentId: id };
    case 'REPLY':
      return { replyId: id };
    case 'SOLUTION':
      return { solutionId: id };
  }
}
