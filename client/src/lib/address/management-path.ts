/** Whether a path belongs to the management area. */
export function isManagementPath(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname);
}
