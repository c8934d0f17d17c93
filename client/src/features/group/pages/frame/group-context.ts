import { createContext, use } from 'react';
import type { GroupFrame_GroupFragment } from './group-frame.generated.ts';

/** An area in which the viewer runs a group. */
export type Right = GroupFrame_GroupFragment['viewerRights'][number];

/** Does the viewer read who members are by the roster of the group? */
export function readsRoster({ viewerCanAdmit, viewerRights }: GroupFrame_GroupFragment): boolean {
  return viewerCanAdmit || viewerRights.includes('GRADES');
}

/** May the viewer hand the group over and disband it? Also while it is archived. */
export function isInCharge({ viewerCanDisband, disbandedAt }: GroupFrame_GroupFragment): boolean {
  return viewerCanDisband && disbandedAt === null;
}

/** Does the viewer manage the group without being a member, as super admins do? */
export function managesFromOutside({ viewerCanEnter, viewerIsOwner, viewerLevel }: GroupFrame_GroupFragment): boolean {
  return viewerCanEnter && !viewerIsOwner && outsiderLevels.has(viewerLevel);
}

const outsiderLevels: ReadonlySet<string> = new Set(['NONE', 'APPLYING', 'REFUSED']);

export const GroupContext = createContext<GroupFrame_GroupFragment | null>(null);

/** The group of the address. Only below `GroupEntrance`. */
export function useGroup(): GroupFrame_GroupFragment {
  const group = use(GroupContext);
  if (group === null) throw new Error('There is no group around this page.');
  return group;
}
