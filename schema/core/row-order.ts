import { builder } from './builder.ts';

const rowOrders = ['NEWEST', 'OLDEST'] as const;

/** Order of a list whose ids grow. */
export type RowOrder = (typeof rowOrders)[number];

export const RowOrderEnum = builder.enumType('RowOrder', {
  description: 'Order of a list by when its rows were made.',
  values: rowOrders,
});

/** `orderBy` of an order, for Prisma. */
export function byId(order: RowOrder): { readonly id: 'asc' | 'desc' } {
  return { id: order === 'NEWEST' ? 'desc' : 'asc' };
}
