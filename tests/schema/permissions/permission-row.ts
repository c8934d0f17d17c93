import type { MarkedProblem } from './marked-problem.ts';
import { askers, type Asker, type PermissionScene, type Place } from './permission-scene.ts';

/** How an operation is asked: a GraphQL operation, or a REST call. */
export type Question =
  | { readonly query: string; readonly variables?: Record<string, unknown> }
  | {
      readonly method: 'GET' | 'POST';
      readonly path: string;
      readonly search?: Record<string, string | number | boolean>;
      readonly body?: unknown;
    };

/** An operation, and for whom its answer may hold what it is looked for. */
export interface PermissionRow {
  readonly name: string;
  /** It can be done to a problem but once: everybody asks of another one. */
  readonly isOnce?: boolean;
  readonly ask: (problem: MarkedProblem, scene: Pick<PermissionScene, 'groupId' | 'solver'>) => Question;
  /** What tells that the answer tells of the problem. */
  readonly mark: (problem: MarkedProblem) => string | RegExp;
  /** Who is to find the mark; everybody else is not. */
  readonly finds: Readonly<Record<Place, readonly Asker[]>>;
}

type Who = readonly Asker[];
type Finds = PermissionRow['finds'];

const superAdmins: Who = ['super admin', 'super admin by token'];
/** Admins of the site, and those who see what only they and the author see. */
export const admins: Who = ['problem admin', 'admin', ...superAdmins];
const keepers: Who = ['author', ...admins];
/** Who changes a problem of the site: admins that are no more than that only their own. */
const editors: Who = ['author', 'problem admin', ...superAdmins];
const groupRoots: Who = ['group root', 'group owner', ...superAdmins];
export const groupAdmins: Who = ['group admin', ...groupRoots];
const groupKeepers: Who = ['author', ...groupAdmins];
const members: Who = [...groupKeepers, 'member', 'group root by reading token'];
/** All but tokens that may not read. */
const readers = askers.filter((asker) => asker !== 'token without scopes that matter');
export const signedIn = readers.filter((asker) => asker !== 'signed out' && asker !== 'judge');
export const submitters = signedIn.filter((asker) => asker !== 'restricted');

const ofNoSite = { public: [], private: [], contest: [] } as const;
/** The same in every place. */
export const always = (who: Who): Finds => inPlaces(who, who);

/** By whose the problem is. A removed author has no rights left. */
function inPlaces(site: Who, group: Who): Finds {
  return {
    public: site,
    private: site,
    contest: site,
    group,
    'private of group': group,
    'of a removed author': site === group ? group : group.filter((asker) => asker !== 'author'),
    'applied for the bank': group,
    'in the bank': group,
  };
}

/** What those see who keep the problem: its author and the admins of its place. */
export const kept = inPlaces(keepers, groupKeepers);
export const edited = inPlaces(editors, ['author', ...groupRoots]);
/** The list of those who work on problems: of the site all for admins, otherwise what is one's own to change. */
export const managed = inPlaces(keepers, ['author', ...groupRoots]);
/** Authors delete what is their group's, not what is the site's or in its bank. */
export const deleted: Finds = {
  ...inPlaces(
    editors.filter((asker) => asker !== 'author'),
    ['author', ...groupRoots],
  ),
  'in the bank': superAdmins,
};

/** One look at what was submitted to one problem. */
export const seenPractice: Finds = { ...kept, public: readers, group: members, 'in the bank': readers };
/** One look at one problem. Problem admins decide on what applied for the bank, so they read it. */
export const seen: Finds = { ...seenPractice, 'applied for the bank': [...groupKeepers, 'problem admin'] };
/** The problem bank: problems of groups are not in it unless they were accepted. */
export const listed: Finds = { ...inPlaces(keepers, []), public: readers, 'in the bank': readers };
/** What is asked of the group: problems of others are none of it. */
export const inGroup: Finds = { ...seen, ...ofNoSite };
/** Lists of the group for its members, with what its admins see besides. */
export const groupListed: Finds = { ...kept, ...ofNoSite, group: members, 'in the bank': members };
/** The list of those who work on problems of the group. */
export const groupManaged: Finds = { ...kept, ...ofNoSite };
/** What a search of everything finds: the bank, and the lists of one's own groups. Super admins are in none here. */
export const searched: Finds = {
  ...listed,
  group: members.filter((asker) => !superAdmins.includes(asker)),
  'private of group': groupKeepers.filter((asker) => !superAdmins.includes(asker)),
  'of a removed author': groupAdmins.filter((asker) => !superAdmins.includes(asker)),
  'applied for the bank': groupKeepers.filter((asker) => !superAdmins.includes(asker)),
};
/** What members know of tags: those of problems that are listed for them, there or in the bank. */
export const groupTagged: Finds = {
  ...groupListed,
  public: members,
  private: ['author', ...superAdmins],
  contest: ['author', ...superAdmins],
};
/** Who applies for the bank with a problem of the group. */
export const offered: Finds = { ...edited, ...ofNoSite };
/** Those who decide on problems that applied. */
export const decided: Finds = {
  ...always([]),
  'applied for the bank': ['problem admin', ...superAdmins],
  'in the bank': ['problem admin', ...superAdmins],
};
/** Practice within the group: what is in the bank is practised on the site. */
export const practisedInGroup: Finds = { ...seenPractice, ...ofNoSite, 'in the bank': [] };
/** What is the same for all visitors. */
export const open: Finds = { ...always([]), public: readers, 'in the bank': readers };
/** Lists of practice: without those of groups, with one's own for good. */
export const ofPractice: Finds = { ...listed, private: [...keepers, 'former'], contest: [...keepers, 'former'] };
/** As far as they may at all. */
export const narrowed = (finds: Finds, to: Who) =>
  Object.fromEntries(
    Object.entries(finds).map(([place, who]) => [place, who.filter((asker) => to.includes(asker))]),
  ) as unknown as Finds;
/** One's own stays one's own. */
export const alsoFormer = (finds: Finds) =>
  Object.fromEntries(
    Object.entries(finds).map(([place, who]) => [place, [...new Set<Asker>([...who, 'former'])]]),
  ) as unknown as Finds;

/** Tags: those of listed problems, and all for admins. */
export const tagged: Finds = { ...inPlaces(keepers, admins), public: readers, 'in the bank': readers };
/** What belongs to the former user's submissions: in the bank they are practice of the site. */
export const ofFormer: Finds = {
  ...inPlaces(['former', ...admins], ['former', ...groupAdmins]),
  'in the bank': ['former', ...admins],
};

export const title = ({ title: mark }: MarkedProblem) => mark;
export const content = ({ content: mark }: MarkedProblem) => mark;
export const wholeProblem = `
  displayId title
  statement(language: "en") { title description input output hint }
  samples { input output } source tags { name } codeTemplates { template } languages { template } statementLanguages
  attachments { name }
`;
export const solution = (problem: MarkedProblem) => ({
  problemDisplayId: problem.displayId,
  languageKey: 'cpp',
  code: 'int main() {}',
});
