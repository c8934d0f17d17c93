import type { GroupMember } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Services } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { admittingLevel } from '../core/group.rule.ts';
import type { InviteMaker } from './invite.rule.ts';

/** The maker of a link, in its group. */
interface MakerKey {
  readonly groupId: number;
  readonly createdById: string;
}

const loaders = new WeakMap<Pick<Services, 'db'>, DataLoader<MakerKey, InviteMaker>>();

/** How the maker of a link stands now. Those of all rows of a page come by one query. */
export function loadMaker(context: Pick<Services, 'db'>, key: MakerKey): Promise<InviteMaker> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<MakerKey, InviteMaker>((keys) => makersOf(context, keys), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load({ groupId: key.groupId, createdById: key.createdById });
}

async function makersOf({ db }: Pick<Services, 'db'>, keys: readonly MakerKey[]): Promise<InviteMaker[]> {
  const users = await db.user.findMany({
    where: { id: { in: keys.map(({ createdById }) => createdById) } },
    select: {
      id: true,
      isDisabled: true,
      role: true,
      groupMemberships: {
        where: { groupId: { in: keys.map(({ groupId }) => groupId) } },
        select: { groupId: true, level: true, rights: true, group: { select: { ownerId: true } } },
      },
    },
  });
  const byId = new Map(users.map((user) => [user.id, user]));
  return keys.map(({ groupId, createdById }) => {
    const user = byId.get(createdById);
    const own = user?.groupMemberships.find((membership) => membership.groupId === groupId);
    return {
      isDisabled: user?.isDisabled ?? true,
      role: user?.role ?? 'USER',
      level: own === undefined ? level.visitor : own.group.ownerId === createdById ? level.owner : levelOf(own),
    };
  });
}

/** Level by which a member manages others. */
function levelOf({ level: own, rights }: Pick<GroupMember, 'level' | 'rights'>): number {
  return admittingLevel(own, own >= level.member && rights.includes('MEMBERS'));
}
