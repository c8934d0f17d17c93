import type { Context } from '../../core/context.ts';

/**
 * Submits, unless the viewer has a submission with this key: clients whose answer was lost send the same one again.
 *
 * @param key null or undefined: it is submitted in any case.
 */
export async function submitOnce(
  { db, viewer }: Context,
  key: string | null | undefined,
  submit: () => Promise<{ readonly id: number }>,
): Promise<{ readonly id: number }> {
  if (key === null || key === undefined || viewer.kind !== 'user') return submit();
  const { userId } = viewer;
  const findStored = () =>
    db.submission.findUnique({
      where: { userId_idempotencyKey: { userId, idempotencyKey: key } },
      select: { id: true },
    });
  const stored = await findStored();
  if (stored !== null) return stored;
  try {
    return await submit();
  } catch (error) {
    // Of two at once one is refused, by the unique index or for coming too soon after the other.
    const twin = await findStored();
    if (twin === null) throw error;
    return twin;
  }
}
