/** Paths of the site where comments are seen. */
export const threadPath = {
  contest: (id: number) => `/contest/${id}/comment`,
  discussion: (id: number) => `/discussion-detail/${id}`,
  editorial: (problemDisplayId: string) => `/problem/${encodeURIComponent(problemDisplayId)}/editorial`,
  question: (id: number) => `/question/${id}`,
  solution: (id: number) => `/solution/${id}`,
} as const;

/** Title of what belongs to a problem where comments on it are named. */
export function problemTitle({ displayId, title }: { readonly displayId: string; readonly title: string }): string {
  return `${displayId} ${title}`;
}

/**
 * The place whose moderators keep what is said about a problem: that of the site for problems of the bank. Null: the
 * site.
 */
export function placeOfProblem({ inBank, groupId }: { readonly inBank: boolean; readonly groupId: number | null }) {
  return inBank ? null : groupId;
}
