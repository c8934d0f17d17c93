import { askers, type Asker, type MarkedProblem, type PermissionScene, type Place } from './permission-scene.ts';

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
  readonly ask: (problem: MarkedProblem, scene: PermissionScene) => Question;
  /** What tells that the answer tells of the problem. */
  readonly mark: (problem: MarkedProblem) => string | RegExp;
  /** Who is to find the mark; everybody else is not. */
  readonly finds: Readonly<Record<Place, readonly Asker[]>>;
}

export const keepers: readonly Asker[] = ['author', 'problem admin', 'admin', 'super admin', 'super admin by token'];
export const admins: readonly Asker[] = ['problem admin', 'admin', 'super admin', 'super admin by token'];
/** Who changes a problem: admins that are no more than that only their own. */
export const editors: readonly Asker[] = ['author', 'problem admin', 'super admin', 'super admin by token'];
/** All but tokens that may not read. */
const readers = askers.filter((asker) => asker !== 'token without scopes that matter');
export const signedIn = readers.filter((asker) => asker !== 'signed out' && asker !== 'judge');
export const submitters = signedIn.filter((asker) => asker !== 'restricted');

/** One look at one problem. */
export const seen: PermissionRow['finds'] = {
  public: readers,
  private: keepers,
  contest: keepers,
  group: [...keepers, 'member'],
  'private of group': keepers,
};
/** The problem bank: problems of groups are not in it. */
export const listed: PermissionRow['finds'] = { ...seen, group: [], 'private of group': [] };
/** What is asked of the group: problems of others are none of it. */
export const inGroup: PermissionRow['finds'] = { ...seen, public: [], private: [], contest: [] };
/** What is the same for all visitors. */
export const open: PermissionRow['finds'] = {
  public: readers,
  private: [],
  contest: [],
  group: [],
  'private of group': [],
};
/** Lists of practice: without those of groups, with one's own for good. */
export const ofPractice: PermissionRow['finds'] = {
  ...listed,
  private: [...keepers, 'former'],
  contest: [...keepers, 'former'],
};
/** The same of every problem. */
export const always = (who: readonly Asker[]): PermissionRow['finds'] => ({
  public: who,
  private: who,
  contest: who,
  group: who,
  'private of group': who,
});
export const edited = always(editors);
/** As far as they may at all. */
export const narrowed = (finds: PermissionRow['finds'], to: readonly Asker[]) =>
  Object.fromEntries(
    Object.entries(finds).map(([place, who]) => [place, who.filter((asker) => to.includes(asker))]),
  ) as unknown as PermissionRow['finds'];
/** One's own stays one's own. */
export const alsoFormer = (finds: PermissionRow['finds']) =>
  Object.fromEntries(
    Object.entries(finds).map(([place, who]) => [place, [...new Set<Asker>([...who, 'former'])]]),
  ) as unknown as PermissionRow['finds'];

/** Tags: those of listed problems, and all for admins. */
export const tagged: PermissionRow['finds'] = { ...listed, group: admins, 'private of group': admins };
/** What belongs to the former user's submissions. */
const formers: readonly Asker[] = ['former', ...admins];
export const ofFormer = always(formers);

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
