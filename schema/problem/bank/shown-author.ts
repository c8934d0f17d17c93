/** What the author of a problem follows from. */
interface Authored {
  readonly authorName: string | null;
  readonly isRemote: boolean;
  readonly author: { readonly username: string } | null;
}

/** Author of a problem, for readers. Who imported a remote problem did not write it. */
export function shownAuthor({ authorName, isRemote, author }: Authored): string | null {
  return authorName ?? (isRemote ? null : (author?.username ?? null));
}
