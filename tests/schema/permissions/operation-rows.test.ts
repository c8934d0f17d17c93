import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  parse,
  visit,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { rootOperations, type RootOperation } from '../root-operations.ts';
import { contestAdministrationSubscriptions, contestAdministrationTable } from './contest-administration-table.ts';
import { contestPermissionTable, contestSubscriptionTable } from './contest-permission-table.ts';
import type { MarkedDiscussion } from './discussion-permission-scene.ts';
import {
  discussionPermissionTable,
  discussionPlaceTable,
  discussionSubscriptionTable,
} from './discussion-permission-table.ts';
import type { MarkedGroup } from './group-permission-scene.ts';
import { groupPermissionTable, groupSubscriptionTable } from './group-permission-table.ts';
import type { MarkedContest } from './marked-contest.ts';
import type { MarkedProblem } from './marked-problem.ts';
import type { Question } from './permission-row.ts';
import { permissionTable, subscriptionTable } from './permission-table.ts';
import type { MarkedTraining } from './training-permission-scene.ts';
import { trainingPermissionTable } from './training-permission-table.ts';

const superAdmins = 'for super admins, by the role alone: the role walk asks it';
const ownForm =
  'of a problem, which the table of problems asks; contests in it are for their admins: outdated-verdicts.test.ts';
/** Why operations have no row that touch contests by what they are called, take or answer. */
const contestsWithoutRow: Readonly<Record<string, string>> = {
  'Mutation.createOutsideContest': 'a contest of another site is a line of text',
  'Mutation.deleteOutsideContest': 'a contest of another site is a line of text',
  'Mutation.updateOutsideContest': 'a contest of another site is a line of text',
  'Query.allOutsideContests': 'a contest of another site is a line of text',
  'Query.outsideContests': 'a contest of another site is a line of text',
  'Mutation.createNotice': superAdmins,
  'Mutation.pushNotice': superAdmins,
  'Mutation.recallNotice': superAdmins,
  'Mutation.scheduleNotice': superAdmins,
  'Mutation.sendTestNotice': superAdmins,
  'Mutation.updateNotice': superAdmins,
  'Query.notice': superAdmins,
  'Query.notices': superAdmins,
  'Query.noticeRecipientCount': superAdmins,
  'Mutation.recomputeRatings': 'of all contests at once, by the role alone: the role walk asks it',
  'Query.problemForm': ownForm,
  'Mutation.createProblem': ownForm,
  'Mutation.updateProblem': ownForm,
  'Mutation.submitSolution': 'outside contests; the table of problems asks it',
  'Mutation.submitAnswers':
    'looks for an upload of the viewer first, which the table of problems asks; then it is submitToContest with files',
  'Mutation.endMaintenance': 'of the site, by the role alone',
  'Mutation.setMaintenance': 'names contests to super admins, by the role alone; a test of it asks',
  'Query.siteConfig': 'limits of the site',
  'Subscription.siteConfigChanged': 'limits of the site',
  'Query.siteSwitches': 'switches of the site',
  'Query.group': 'the next contest of a group goes by the filter that contest lists have; a test of groups asks it',
  'Query.groups': 'as Query.group',
  'Query.groupRank':
    'the table of groups asks it, and a test of this rank of contests that run, are frozen and are over',
  'Query.groupTermPlan': 'all contests of a group, for its roots; the table of groups asks it',
  'Query.dashboard': 'counts contests of the site, by the role alone',
  'Query.adminNeeds': 'contests that the viewer administers; the test of needs asks it of each role',
  'Subscription.adminNeedsChanged': 'as Query.adminNeeds',
  'Query.profile': 'the rating of an account; ratings are public, and only of contests whose end all have seen',
  'Query.codeDrafts': 'nothing but what the viewer typed',
  'Query.ownAwaitedRuns': 'nothing but the own submissions',
  'Query.editorialForm':
    'names contests to keepers of a problem as far as they see them; the table of problems asks it',
  'Mutation.saveEditorial': 'refers to a contest that the keeper sees; the table of problems asks it',
  'Subscription.submissionChanged':
    'silent for good to who may not see a submission, so no first message tells; ' +
    'submissionProgress is asked in its place',
};

const contestWords = /contest|clarif|balloon|print|team|rating|virtual|board|ghost|seal|plagiar|award/iu;
/** Words that stand within others. */
const isAboutContests = (name: string) => contestWords.test(name.replaceAll(/dashboard|fingerprint/giu, ''));

const admins = 'for admins, by the role alone: the role walk asks it';
const ofBatch = 'of a batch, which is for its uploader and problem admins; tests of imports ask it';
const typed = 'nothing but what the viewer typed';
const ofRemote = 'by the rule of problemRevisions, of problems of remote judges; tests of statements ask it';
const byKey = 'by a key or hash that nobody else knows';
const all = (reason: string, names: string) => Object.fromEntries(names.split(' ').map((name) => [name, reason]));

/** Why operations have no row that take an id of a problem, a submission, a training, a group or a part of one. */
const itemsWithoutRow: Readonly<Record<string, string>> = {
  ...all(superAdmins, 'Mutation.applyRejudge Mutation.discardRejudge Query.rejudge Query.rejudges'),
  ...all(superAdmins, 'Subscription.rejudgeProgress Mutation.listRemoteRuns Mutation.bindRemoteRun'),
  ...all(superAdmins, 'Mutation.changeRemoteJudge'),
  ...all(ofBatch, 'Mutation.createProblemImport Mutation.runProblemImport Query.problemImport Query.problemImports'),
  ...all(ofBatch, 'Subscription.problemImportChanged Mutation.reopenProblemImport Mutation.runRemoteImport'),
  ...all(ofRemote, 'Query.remoteSource Query.remoteRevisions Query.remoteRevisionDiff'),
  ...all(admins, 'Mutation.importRemoteProblem Mutation.createTag Mutation.updateTag Mutation.deleteTag'),
  ...all(admins, 'Mutation.mergeTags Mutation.createTagClassification Mutation.updateTagClassification'),
  ...all(admins, 'Mutation.deleteTagClassification'),
  'Query.auditEntries': 'of places, by role and level; tests of the audit log ask it',
  'Mutation.createGroup': 'of a group that is still to be made; tests of groups ask it of each role',
  'Query.groupRefusal': 'of a group that is still to be made; tests of groups ask it',
  'Query.checkerHealth': admins,
  'Query.weekSubmissions': 'counts of days',
  'Query.problemBanks': 'names of judges; tests of finding problems ask it of everybody',
  'Query.randomProblem': 'asked beside the table, of all problems at once',
  'Query.problemStatuses': 'nothing but the own submissions',
  'Query.problemDraft': typed,
  'Mutation.dropProblemDraft': typed,
  'Query.checkerCompile': byKey,
  'Subscription.checkerCompileChanged': byKey,
  'Query.testRun': byKey,
  'Subscription.testRunProgress': byKey,
};
const itemWords = /problem|submission|solution|jury|checker|revision|draft|tag|training|group|case|run|rejudge/iu;

/** Names that an argument holds. */
function namesIn(name: string, type: GraphQLInputType, above: readonly string[] = []): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || above.includes(named.name)) return [name, named.name];
  return [
    name,
    named.name,
    ...Object.values(named.getFields()).flatMap((field) => namesIn(field.name, field.type, [...above, named.name])),
  ];
}

/** Types whose objects an operation answers: of a result its data, of a page its items. */
function typesIn(type: GraphQLOutputType): string[] {
  const named = getNamedType(type);
  if (isUnionType(named))
    return named
      .getTypes()
      .filter(({ name }) => name.endsWith('Success'))
      .flatMap((one) => typesIn(one));
  if (!isObjectType(named) && !isInterfaceType(named)) return [];
  const fields = named.getFields();
  const within = fields['data'] ?? fields['items'];
  return within === undefined ? [named.name, ...Object.keys(fields)] : [named.name, ...typesIn(within.type)];
}

/** Does it name a problem, a submission, a training or something of theirs, by an argument or by what it is called? */
function takesItems({ field }: RootOperation): boolean {
  const names = [field.name, ...field.args.flatMap(({ name, type }) => namesIn(name, type))];
  return names.some((name) => itemWords.test(name));
}

function touchesContests({ field }: RootOperation): boolean {
  return [field.name, ...field.args.flatMap(({ name, type }) => namesIn(name, type)), ...typesIn(field.type)].some(
    isAboutContests,
  );
}

/** What is read of a problem and its site to ask of them. */
const someProblem: MarkedProblem = {
  id: 1,
  displayId: 'P',
  visibility: 'PUBLIC',
  juryId: 1,
  tagId: 1,
  title: 't',
  content: 'c',
  strangers: { id: 1 },
  formers: { id: 1 },
  questionId: 1,
  ticketId: 1,
  solutionId: 1,
  solutionVersionId: 1,
};
const someScene = { groupId: 1, solver: 's' };

/** What is read of a training to ask of it. */
const someTraining: MarkedTraining = {
  id: 1,
  groupId: null,
  kind: 'TRAINING',
  isVisible: true,
  isListed: true,
  title: 't',
  password: 'p',
  shareKey: 'k',
  category: { id: 1, name: 'c' },
  problem: { id: 1, displayId: 'p' },
  section: { id: 1, title: '' },
  material: { id: 1, title: '' },
  candidate: { id: 2, displayId: 'q' },
};

/** What is read of a discussion to ask of it. */
const someDiscussion: MarkedDiscussion = {
  id: 1,
  groupId: null,
  mark: 'm',
  categoryId: 1,
  comment: { id: 1, replyId: 1 },
  reportId: 1,
  rowId: 1,
  actId: 1,
};

/** What is read of a group to ask of it. */
const someGroup: MarkedGroup = {
  id: 1,
  mark: 'm',
  code: 'c',
  announcementId: 1,
  hiddenAnnouncementId: 1,
  trainingId: 1,
  memberId: 'm',
  applicantId: 'a',
  inviteId: 1,
  inviteToken: 't',
  classId: 1,
  managedId: 'm',
  shareId: 1,
  offeredDisplayId: 'p',
  ownProblemId: 1,
};

/** What is read of a contest to ask of it. */
const some: MarkedContest = {
  id: 1,
  groupId: null,
  problemId: 1,
  title: 't',
  problem: 'p',
  content: 'c',
  rivals: { id: 1 },
  freeName: 'f',
  mateName: 'm',
  rivalComment: { id: 1, replyId: 1, mark: 'm' },
  contestProblemId: 1,
  pairId: 1,
  printId: 1,
  clarificationId: 1,
  announcementId: 1,
  isVisible: true,
  candidateId: 1,
};

/** Root fields a query asks, such as `Query.contest`. */
function rootsOf(query: string): string[] {
  const roots: string[] = [];
  visit(parse(query), {
    OperationDefinition: ({ operation, selectionSet }) => {
      const kind = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }[operation];
      for (const one of selectionSet.selections) if (one.kind === 'Field') roots.push(`${kind}.${one.name.value}`);
    },
  });
  return roots;
}

const contestQuestions = [...contestPermissionTable, ...contestAdministrationTable].map(({ ask }) => ask(some));
const problemQuestions = permissionTable.map(({ ask }) => ask(someProblem, someScene));
const queriesOf = (questions: readonly Question[]) =>
  questions.flatMap((question) => ('query' in question ? rootsOf(question.query) : []));
const askedOfContests = new Set([
  ...queriesOf(contestQuestions),
  ...[...contestSubscriptionTable, ...contestAdministrationSubscriptions].flatMap(({ query }) => rootsOf(query(some))),
]);
const askedOfDiscussions = new Set([
  ...queriesOf([...discussionPermissionTable, ...discussionPlaceTable].map(({ ask }) => ask(someDiscussion))),
  ...discussionSubscriptionTable.flatMap(({ query }) => rootsOf(query(someDiscussion))),
]);
const asked = new Set([
  ...askedOfDiscussions,
  ...askedOfContests,
  ...queriesOf(groupPermissionTable.map(({ ask }) => ask(someGroup))),
  ...groupSubscriptionTable.flatMap(({ query }) => rootsOf(query(someGroup))),
  ...queriesOf(problemQuestions),
  ...queriesOf(trainingPermissionTable.map(({ ask }) => ask(someTraining))),
  ...subscriptionTable.flatMap(({ query }) => rootsOf(query(someProblem))),
]);

const touchesDiscussions = ({ field }: RootOperation) =>
  /discussion|comment|mentionable|repl(y|ies)/iu.test(field.name);

const operations = rootOperations();
describe.each([
  ['discussions', operations.filter(touchesDiscussions), askedOfDiscussions, {} as Readonly<Record<string, string>>],
  ['contests', operations.filter(touchesContests), askedOfContests, contestsWithoutRow],
  [
    'items of a place',
    operations.filter((operation) => takesItems(operation) && !touchesContests(operation)),
    asked,
    itemsWithoutRow,
  ],
] as const)('operations that touch %s', (_what, touching, known, withoutRow) => {
  test.each(touching)('$name has a row of who may, or a reason to have none', ({ name }) => {
    expect(known.has(name)).toBe(withoutRow[name] === undefined);
  });

  test('are all that there are reasons for', () => {
    const names = touching.map(({ name }) => name);
    expect(Object.keys(withoutRow).filter((name) => !names.includes(name))).toEqual([]);
  });
});
