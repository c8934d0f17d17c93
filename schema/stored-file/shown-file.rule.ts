import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../context.ts';
import { visibleProblems } from '../problem/problem.rule.ts';

/**
 * Files that a viewer may open by their hash: those of problems the viewer may see, and what is no problem's (avatars,
 * pictures of the site, files sent in editors). A file is one for all who name it, so one of them is enough. Test data,
 * checkers and sources of the jury are never opened so.
 */
export function shownFiles(viewer: Viewer): Prisma.StoredFileWhereInput {
  return {
    OR: [
      { problemFiles: { some: { kind: { in: ['STATEMENT', 'ATTACHMENT', 'USER_EXTRA'] }, problem: visibleProblems(viewer) } } },
      { avatarOf: { some: {} } },
      { carouselImages: { some: {} } },
      { footerPictures: { some: {} } },
      { editorFiles: { some: {} } },
    ],
  };
}
