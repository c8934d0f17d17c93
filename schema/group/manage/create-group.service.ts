import type { GroupAccess } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { level } from '../../core/level.ts';
import { solvedRequirement } from '../../core/settings/solved-requirement.service.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { isRestricted } from '../../core/viewer.rule.ts';
import { banRefusal } from '../../discussion/core/ban.service.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { CreatingGroupsForbidden, TooFewSolvedForGroup } from '../core/group.error.ts';
import { refuseTakenNames } from './free-names.service.ts';
import { codeFaults } from './group-form.ts';
import { creationLimitRefusal, takeOwnersTurn } from './group-limit.service.ts';

/** What a group says of itself. */
export interface NewGroup {
  readonly name: string;
  readonly shortName: string;
  readonly brief: string;
  readonly description: string;
  readonly access: GroupAccess;
  /** Null: a private group that is shown has one, others need none, and public ones have none. */
  readonly code: string | null;
  readonly isVisible: boolean;
}

/** Why the viewer may not create a group now; null: they may. Admins and teachers have no limits. */
export async function creationRefusal(context: Context): Promise<DomainError | null> {
  const { viewer } = context;
  if (isRestricted(viewer)) return new CreatingGroupsForbidden();
  const ban = await banRefusal(context, null);
  if (ban !== null) return ban;
  const requirement = await solvedRequirement(context, 'groupSolvedNeeded');
  if (requirement.solvedCount < requirement.neededCount) return new TooFewSolvedForGroup(requirement);
  return creationLimitRefusal(context, context.db);
}

/** Longest that a new group may take with what it begins with, in milliseconds. */
const transactionMs = 60_000;

/**
 * Creates a group that the viewer owns.
 *
 * @param furnish what is made in it in the same transaction.
 * @returns its id
 * @throws InvalidInput, CreatingGroupsForbidden, WritingBanned, TooFewSolvedForGroup, TooManyGroups
 */
export async function createGroup(
  context: Context,
  input: NewGroup,
  furnish: (tx: Transaction, groupId: number) => Promise<void> = async () => {},
): Promise<number> {
  const { db, viewer, now, locale } = context;
  const refusal = await creationRefusal(context);
  if (refusal !== null) throw refusal;
  const ownerId = userIdOf(viewer);
  const code = input.access === 'PUBLIC' ? null : input.code;
  refuseFaults(codeFaults({ ...input, code }), locale);
  return db.$transaction(
    async (tx) => {
      await takeOwnersTurn(tx, ownerId);
      const overLimit = await creationLimitRefusal(context, tx);
      if (overLimit !== null) throw overLimit;
      await refuseTakenNames(tx, { names: input, groupId: null, locale });
      const { id } = await tx.group.create({
        data: {
          ...input,
          code,
          ownerId,
          createdAt: now,
          members: { create: { userId: ownerId, level: level.root, createdAt: now, updatedAt: now } },
        },
        select: { id: true },
      });
      await furnish(tx, id);
      return id;
    },
    { timeout: transactionMs },
  );
}
