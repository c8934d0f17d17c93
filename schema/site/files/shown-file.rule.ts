import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { limitedContests, lookableContests, readableContests } from '../../place/contest/contest.rule.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';

/** What of a problem its readers open by its hash. Test data, checkers and sources of the jury are never opened so. */
const readKinds: Prisma.ProblemFileWhereInput = { kind: { in: ['STATEMENT', 'ATTACHMENT', 'USER_EXTRA'] } };

/**
 * Files that a viewer may open by their hash: those of problems the viewer may see, in the bank or in a contest, and
 * what is no problem's (avatars, pictures of the site, files sent in editors). A file is one for all who name it, so
 * one of them is enough. What contests for certain accounts show is looked for by `contestsWithFile`.
 */
export function shownFiles(viewer: Viewer, now: Date): Prisma.StoredFileWhereInput {
  return {
    OR: [
      { problemFiles: { some: { ...readKinds, problem: visibleProblems(viewer) } } },
      {
        problemFiles: {
          some: { ...readKinds, problem: { contestProblems: { some: { contest: readableContests(viewer, now) } } } },
        },
      },
      { avatarOf: { some: {} } },
      { avatarOfGroups: { some: {} } },
      { carouselImages: { some: {} } },
      { footerPictures: { some: {} } },
      { editorFiles: { some: {} } },
    ],
  };
}

/** Contests that show a file to the viewer if they are for the viewer's account. */
export function contestsWithFile(viewer: Viewer, now: Date, sha256: string): Prisma.ContestWhereInput {
  return {
    AND: [
      lookableContests(viewer, now),
      limitedContests,
      { problems: { some: { problem: { files: { some: { ...readKinds, sha256 } } } } } },
    ],
  };
}
