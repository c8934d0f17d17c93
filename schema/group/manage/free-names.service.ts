import type { Locale, Transaction } from '../../core/context.ts';
import { sameInAnyCase } from '../../core/like-pattern.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { nameTaken, shortNameTaken } from './group-form.ts';

/** Names that a group is to have. */
interface NameRequest {
  readonly names: { readonly name?: string | undefined; readonly shortName?: string | undefined };
  /** The group that is changed; null: a new one. */
  readonly groupId: number | null;
  readonly locale: Locale;
}

/**
 * Refuses names that other groups have, in any case: `CS101` and `cs101` would begin the same display ids. Who names a
 * group waits for the others until the transaction ends.
 *
 * @throws InvalidInput
 */
export async function refuseTakenNames(
  tx: Transaction,
  { names: { name, shortName }, groupId, locale }: NameRequest,
): Promise<void> {
  if (name === undefined && shortName === undefined) return;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('names of groups'))`;
  const others = groupId === null ? {} : { id: { not: groupId } };
  const isTaken = async (where: object) => (await tx.group.count({ where: { ...where, ...others } })) > 0;
  const faults = [
    name !== undefined && (await isTaken({ name: sameInAnyCase(name) })) ? { path: 'name', sentence: nameTaken } : null,
    shortName !== undefined && (await isTaken({ shortName: sameInAnyCase(shortName) }))
      ? { path: 'shortName', sentence: shortNameTaken }
      : null,
  ];
  refuseFaults(
    faults.filter((fault) => fault !== null),
    locale,
  );
}
