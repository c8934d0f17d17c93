/** Address of the discussions of a place. @param groupId null: the site. @param problemId only about this problem. */
export function discussionListAddress(groupId: string | null, problemId: string | null = null): string {
  const list = groupId === null ? '/discussion' : `/group/${groupId}/discussion`;
  return problemId === null ? list : `${list}/${encodeURIComponent(problemId)}`;
}

/** Address of a discussion. @param groupId null: of the site. */
export function discussionAddress(groupId: string | null, discussionId: string): string {
  return groupId === null
    ? `/discussion-detail/${discussionId}`
    : `/group/${groupId}/discussion-detail/${discussionId}`;
}
