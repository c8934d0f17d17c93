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
import { expect, test } from 'vitest';
import { rootOperations, type RootOperation } from '../root-operations.ts';
import { contestAdministrationSubscriptions, contestAdministrationTable } from './contest-administration-table.ts';
import { contestPermissionTable, contestSubscriptionTable } from './contest-permission-table.ts';
import type { MarkedContest } from './marked-contest.ts';

/** Why operations have no row that touch contests by what they are called, take or answer. */
const withoutRow: Readonly<Record<string, string>> = {
  'Mutation.createOutsideContest': 'a contest of another site is a line of text',
  'Mutation.deleteOutsideContest': 'a contest of another site is a line of text',
  'Mutation.updateOutsideContest': 'a contest of another site is a line of text',
  'Query.allOutsideContests': 'a contest of another site is a line of text',
  'Query.outsideContests': 'a contest of another site is a line of text',
  'Mutation.recomputeRatings': 'of all contests at once, by the role alone: the role walk asks it',
  'Mutation.submitSolution': 'outside contests; the table of problems asks it',
  'Mutation.submitAnswers':
    'looks for an upload of the viewer first, which the table of problems asks; then it is submitToContest with files',
  'Mutation.updateSiteConfig': 'limits of the site, by the role alone: the role walk asks it',
  'Mutation.updateSiteSwitches': 'switches of the site, by the role alone: the role walk asks it',
  'Query.siteConfig': 'limits of the site',
  'Query.siteSwitches': 'switches of the site',
  'Query.dashboard': 'counts contests of the site, by the role alone',
  'Query.profile': 'the rating of an account; ratings are public, and only of contests whose end all have seen',
  'Query.codeDrafts': 'nothing but what the viewer typed',
  'Subscription.submissionChanged':
    'silent for good to who may not see a submission, so no first message tells; ' +
    'submissionProgress is asked in its place',
};

const words = /contest|clarif|balloon|print|team|rating|virtual|board|ghost|seal|plagiar|award/iu;
/** Words that stand within others. */
const isAbout = (name: string) => words.test(name.replaceAll(/dashboard|fingerprint/giu, ''));

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

function touchesContests({ field }: RootOperation): boolean {
  return [field.name, ...field.args.flatMap(({ name, type }) => namesIn(name, type)), ...typesIn(field.type)].some(
    isAbout,
  );
}

/** What is read of a contest to ask of it. */
const some: MarkedContest = {
  id: 1,
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

const questions = [...contestPermissionTable, ...contestAdministrationTable].map(({ ask }) => ask(some));
const asked = new Set([
  ...questions.flatMap((question) => ('query' in question ? rootsOf(question.query) : [])),
  ...[...contestSubscriptionTable, ...contestAdministrationSubscriptions].flatMap(({ query }) => rootsOf(query(some))),
]);
const touching = rootOperations()
  .filter(touchesContests)
  .map(({ name }) => name);

test.each(touching)('%s touches contests: it has a row of who may, or a reason to have none', (name) => {
  expect(asked.has(name)).toBe(withoutRow[name] === undefined);
});

test('there are reasons for nothing but operations that touch contests', () => {
  expect(Object.keys(withoutRow).filter((name) => !touching.includes(name))).toEqual([]);
});
