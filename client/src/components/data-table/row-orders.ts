/** Orders of lists whose ids grow. */
export const rowOrders = ['NEWEST', 'OLDEST'] as const;

/** The order that an address names; null: none of these. */
export function orderIn<Order extends string>(orders: readonly Order[], params: URLSearchParams): Order | null {
  return orders.find((order) => order === params.get('order')) ?? null;
}
