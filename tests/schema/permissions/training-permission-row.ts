import type { Question } from './permission-row.ts';
import {
  trainingAskers,
  trainingKinds,
  type MarkedTraining,
  type TrainingAsker,
  type TrainingKind,
  type TrainingScene,
} from './training-permission-scene.ts';

/** An operation, and for whom its answer may hold what it is looked for. */
export interface TrainingPermissionRow {
  readonly name: string;
  /** It can be done to a training but once: everybody asks of another one. */
  readonly isOnce?: boolean;
  readonly ask: (training: MarkedTraining) => Question;
  /** What tells that the answer tells of the training. */
  readonly mark: (training: MarkedTraining, scene: TrainingScene) => string | RegExp;
  /** Who is to find the mark; everybody else is not. */
  readonly finds: Finds;
}

type Finds = Readonly<Record<TrainingKind, readonly TrainingAsker[]>>;

const superAdmins: readonly TrainingAsker[] = ['super admin', 'super admin by token'];
const siteAdmins: readonly TrainingAsker[] = ['problem admin', 'admin', ...superAdmins];
/** All but tokens that may not read. */
const readers = trainingAskers.filter((asker) => asker !== 'token without scopes that matter');
const signedIn = readers.filter((asker) => asker !== 'signed out');
const groupRoots: readonly TrainingAsker[] = ['group root', 'group owner', ...superAdmins];
const groupAdmins: readonly TrainingAsker[] = ['group admin', ...groupRoots];
const groupMembers: readonly TrainingAsker[] = ['learner', 'blocked learner', 'member', 'author', ...groupAdmins];

/** By kind, from those of the site and those of the group. */
const of = (site: readonly TrainingAsker[], group: readonly TrainingAsker[], others: Partial<Finds> = {}): Finds => ({
  ...(Object.fromEntries(
    trainingKinds.map((kind) => [kind, kind.endsWith('of a group') ? group : site]),
  ) as unknown as Finds),
  ...others,
});
const unblocked = (who: readonly TrainingAsker[]) => who.filter((asker) => asker !== 'blocked learner');

/** In the list of its place. */
export const listed = of(readers, groupMembers, { hidden: [], 'hidden of a group': [] });
/** Categories of a place, whoever sees a training there. */
export const categorised = of(readers, groupMembers);
/** Title, description, counts. */
export const seen = of(signedIn, groupMembers, {
  hidden: ['author', ...siteAdmins],
  'hidden of a group': ['author', ...groupAdmins],
});
/** Problems and rank. */
export const readInside = of(unblocked(signedIn), unblocked(groupMembers), {
  private: ['learner', 'removed learner', 'author', ...superAdmins],
  'private of a group': ['learner', 'author', ...groupRoots],
  hidden: ['author', ...siteAdmins],
  'hidden of a group': ['author', ...groupAdmins],
});
/** In the list of one's own: members who see it and are not blocked. */
export const ownListed = of(['learner', 'removed learner'], ['learner'], { hidden: [], 'hidden of a group': [] });
/** In the list of those who manage trainings. */
export const managed = of(['author', ...siteAdmins], ['author', ...groupAdmins]);
export const created = of(siteAdmins, groupAdmins);
export const edited = of(['author', ...superAdmins], ['author', ...groupRoots]);
export const deleted = of(superAdmins, ['author', ...groupRoots]);
export const problemsAdded = of(['author', ...siteAdmins], ['author', ...groupRoots]);
export const problemsChanged = of(['author', 'problem admin', ...superAdmins], ['author', ...groupRoots]);
export const categoriesKept = of(['problem admin', ...superAdmins], groupAdmins);
/** Calls of the back office are for the site's admins, of whom they tell the rest no more. */
export const editedByAdmins = of(superAdmins, superAdmins);
