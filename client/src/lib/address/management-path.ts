/** Whether a path belongs to the management area. */
export function isManagementPath(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname);
}

/** Id of what is below the bars of management. */
export const managedId = 'managed';
