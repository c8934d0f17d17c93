/** Pages that people look for at the plural: the list, and what the addresses of its items begin with. */
const listByPlural: ReadonlyMap<string, { readonly list: string; readonly item: string }> = new Map([
  ['contests', { list: '/contest', item: '/contest' }],
  ['discussions', { list: '/discussion', item: '/discussion-detail' }],
  ['groups', { list: '/group', item: '/group' }],
  ['messages', { list: '/message', item: '/message' }],
  ['problems', { list: '/problem', item: '/problem' }],
  ['settings', { list: '/setting', item: '/setting' }],
  ['submissions', { list: '/status', item: '/submission-detail' }],
  ['tickets', { list: '/ticket', item: '/ticket' }],
  ['trainings', { list: '/training', item: '/training' }],
]);

/** The address that is meant by one that does not exist; null: none is known. */
export function meantAddress(pathname: string): string | null {
  const [plural = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  const meant = listByPlural.get(plural.toLowerCase());
  if (meant === undefined) return null;
  return rest.length === 0 ? meant.list : [meant.item, ...rest].join('/');
}
