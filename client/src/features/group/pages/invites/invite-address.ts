/** Where the link of an invitation leads. */
export function inviteAddress(token: string): string {
  return `${window.location.origin}/group/join/${encodeURIComponent(token)}`;
}
