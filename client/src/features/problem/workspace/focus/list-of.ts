/** The search of a list as its problems carry it on. What it says of the tab of one problem goes to no other. */
export function listOf(params: URLSearchParams): string {
  const list = new URLSearchParams(params);
  list.delete('tab');
  return list.size === 0 ? '' : `?${list}`;
}
