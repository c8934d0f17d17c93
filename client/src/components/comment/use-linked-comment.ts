import { useSearchParams } from 'react-router';

/** What the address of the page leads to. */
export interface LinkedIds {
  readonly commentId: number;
  /** Null: the comment itself. */
  readonly replyId: number | null;
}

/** The comment or reply that a notification leads to; null: the page as a whole. */
export function useLinkedComment(): LinkedIds | null {
  const [params] = useSearchParams();
  const [commentId, replyId] = ['comment', 'reply'].map((name) => idOf(params.get(name)));
  return commentId ? { commentId, replyId: replyId ?? null } : null;
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : null;
}
