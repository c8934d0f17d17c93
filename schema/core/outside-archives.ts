import type { Viewer } from './context.ts';

/**
 * The viewer without their levels and rights in archived groups, as all that changes something has them: mutations
 * (archive.plugin.ts), and uploads, which pass by the schema.
 */
export function outsideArchives(viewer: Viewer): Viewer {
  if (viewer.kind !== 'user' || viewer.archivedGroups.size === 0) return viewer;
  const { archivedGroups } = viewer;
  return {
    ...viewer,
    groupLevels: new Map([...viewer.groupLevels].filter(([id]) => !archivedGroups.has(id))),
    groupRights: new Map([...viewer.groupRights].filter(([id]) => !archivedGroups.has(id))),
  };
}
