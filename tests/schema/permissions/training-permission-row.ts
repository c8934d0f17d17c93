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

const unblocked = (who: readonly TrainingAsker[]) => who.filter((asker) => asker !== 'blocked learner');
const ofAuthor = {
  personal: ['author'],
  'personal by link': ['author'],
  'public personal': ['author'],
  'hidden personal': ['author'],
} as const satisfies Partial<Finds>;
const ofNobody = {
  personal: [],
  'personal by link': [],
  'public personal': [],
  'hidden personal': [],
} as const satisfies Partial<Finds>;

/** By kind, from those of the site and those of the group. Personal lists are for their author unless stated. */
const of = (site: readonly TrainingAsker[], group: readonly TrainingAsker[], others: Partial<Finds> = {}): Finds => ({
  public: site,
  private: site,
  hidden: site,
  'of a group': group,
  'private of a group': group,
  'hidden of a group': group,
  ...ofAuthor,
  ...others,
});
/** Of trainings alone: personal lists are not there. */
export const withoutLists = (finds: Finds): Finds => ({ ...finds, ...ofNobody });

/** In the list of its place. */
export const listed = withoutLists(of(readers, groupMembers, { hidden: [], 'hidden of a group': [] }));
/** By a search of everything: lists of one's places, and own lists. Super admins are in no group here. */
export const searched = of(
  readers,
  groupMembers.filter((asker) => !superAdmins.includes(asker)),
  { hidden: [], 'hidden of a group': [] },
);
/** Among the public lists. */
export const listedPersonal = of([], [], { ...ofNobody, 'public personal': signedIn });
/** Categories of a place, whoever sees a training there. */
export const categorised = of(readers, groupMembers, {
  personal: readers,
  'personal by link': readers,
  'public personal': readers,
  'hidden personal': readers,
});
/** Title, description, counts. */
export const seen = of(signedIn, groupMembers, {
  hidden: ['author', ...siteAdmins],
  'hidden of a group': ['author', ...groupAdmins],
  'personal by link': ['learner', 'blocked learner', 'removed learner', 'author'],
  'public personal': signedIn,
  'hidden personal': ['author', ...siteAdmins],
});
/** By who sees it, and by unblocked members of what was closed to them. */
export const left = Object.fromEntries(
  trainingKinds.map((kind) => [
    kind,
    trainingAskers.filter((asker) => seen[kind].includes(asker) || asker === 'learner' || asker === 'removed learner'),
  ]),
) as unknown as Finds;
/** Problems and rank. */
export const readInside = of(unblocked(signedIn), unblocked(groupMembers), {
  private: ['learner', 'removed learner', 'author', ...superAdmins],
  'private of a group': ['learner', 'author', ...groupRoots],
  hidden: ['author', ...siteAdmins],
  'hidden of a group': ['author', ...groupAdmins],
  'personal by link': ['learner', 'removed learner', 'author'],
  'public personal': unblocked(signedIn),
  'hidden personal': ['author', ...siteAdmins],
});
/** In the list of one's own: members who see it and are not blocked, and authors of personal lists. */
export const ownListed = of(['learner', 'removed learner'], ['learner'], {
  hidden: [],
  'hidden of a group': [],
  'personal by link': ['learner', 'removed learner', 'author'],
  'public personal': ['learner', 'removed learner', 'author'],
});
/** In the list of those who manage trainings. */
export const managed = withoutLists(of(['author', ...siteAdmins], ['author', ...groupAdmins]));
/** By who may create trainings in the place. */
export const created = of(siteAdmins, groupAdmins, {
  personal: siteAdmins,
  'personal by link': siteAdmins,
  'public personal': siteAdmins,
  'hidden personal': siteAdmins,
});
export const edited = of(['author', ...superAdmins], ['author', ...groupRoots]);
/** Shown in lists, or hidden. */
export const shown = of(['author', ...superAdmins], ['author', ...groupRoots], {
  ...ofNobody,
  'public personal': siteAdmins,
  'hidden personal': siteAdmins,
});
export const deleted = of(superAdmins, ['author', ...groupRoots], {
  'public personal': ['author', ...superAdmins],
  'hidden personal': ['author', ...superAdmins],
});
export const problemsAdded = of(['author', ...siteAdmins], ['author', ...groupRoots]);
export const problemsChanged = of(['author', 'problem admin', ...superAdmins], ['author', ...groupRoots]);
/** Sections and materials: readers inside, and those who manage problems without having registered. */
export const planRead = Object.fromEntries(
  trainingKinds.map((kind) => [
    kind,
    trainingAskers.filter((asker) => readInside[kind].includes(asker) || problemsAdded[kind].includes(asker)),
  ]),
) as unknown as Finds;
export const categoriesKept = of(['problem admin', ...superAdmins], groupAdmins, {
  personal: ['problem admin', ...superAdmins],
  'personal by link': ['problem admin', ...superAdmins],
  'public personal': ['problem admin', ...superAdmins],
  'hidden personal': ['problem admin', ...superAdmins],
});
/** Calls of the back office are for the site's admins, of whom they tell the rest no more. */
export const editedByAdmins = withoutLists(of(superAdmins, superAdmins));
/** What personal lists alone have, for their author. */
export const personal = of([], []);
const publishers = signedIn.filter((asker) => asker !== 'muted user');
/** By who may make a list public, whatever training there is. */
export const published = Object.fromEntries(trainingKinds.map((kind) => [kind, publishers])) as unknown as Finds;
/** By the link of a personal list; its author comes to it without it. */
export const byLink = of([], [], {
  'personal by link': unblocked(signedIn),
  'public personal': unblocked(signedIn),
});
