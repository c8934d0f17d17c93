/** Address of the problems of a place. @param groupId null: the site. */
export function problemListAddress(groupId: string | null): string {
  return groupId === null ? '/problem' : `/group/${groupId}/problem`;
}

/** Address of a problem in the list of a place. @param groupId null: of the site. */
export function problemAddress(groupId: string | null, displayId: string): string {
  return `${problemListAddress(groupId)}/${encodeURIComponent(displayId)}`;
}

/** The same in focus mode. @param list the search of the list that is walked through. */
export function problemFocusAddress(groupId: string | null, displayId: string, list = ''): string {
  return `${problemAddress(groupId, displayId)}/full-screen${list}`;
}

/** Address of the problems of a place for those who keep them. @param groupId null: the site. */
export function problemDeskAddress(groupId: string | null): string {
  return groupId === null ? '/admin/problems' : `/group/${groupId}/problem-admin`;
}

function problemDeskBase(groupId: string | null): string {
  return groupId === null ? '/admin/problem' : problemDeskAddress(groupId);
}

/** Address of the form of a problem. @param problemId null: of one still to be made. */
export function problemFormAddress(groupId: string | null, problemId: number | string | null): string {
  return problemId === null ? `${problemDeskBase(groupId)}/create` : `${problemDeskBase(groupId)}/edit/${problemId}`;
}

/** Address of another page about a problem for those who keep it. */
export function problemKeepingAddress(
  groupId: string | null,
  problemId: number | string,
  page: 'editorial' | 'jury' | 'revisions',
): string {
  return `${problemDeskBase(groupId)}/${problemId}/${page}`;
}
