/** Address of the contests of a place for those who make them. @param groupId null: the site. */
export function contestDeskAddress(groupId: string | null): string {
  return groupId === null ? '/admin/contest' : `/group/${groupId}/contest-admin`;
}
