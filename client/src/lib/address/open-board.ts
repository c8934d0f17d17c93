/** The board of a contest as visitors see it, by its kind (specification, section 3). */
export function openBoardAddress({ id, type }: { readonly id: number; readonly type: 'ACM' | 'OI' }): string {
  return `/contest/${type === 'ACM' ? 'acm' : 'oi'}-scoreboard/${id}`;
}
