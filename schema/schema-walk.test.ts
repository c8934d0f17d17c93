import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql';
import { expect, test } from 'vitest';
import { mutationsOnArchives } from './core/archive.plugin.ts';
import { schema } from './index.ts';

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type) => type !== null && type !== undefined,
);
const rootFields = roots.flatMap((root) =>
  Object.values(root.getFields()).map((field) => ({ name: `${root.name}.${field.name}`, field })),
);

const knownScopes = new Set([
  'public',
  'signedIn',
  'canSubmit',
  'admin',
  'problemAdmin',
  'superAdmin',
  'manager',
  'announcer',
  'support',
  'judge',
]);

test.each(rootFields)('$name says who may use it', ({ field }) => {
  const options = field.extensions['pothosOptions'] as { authScopes?: unknown };
  expect(options.authScopes).toBeDefined();
  if (typeof options.authScopes === 'object') {
    for (const scope of Object.keys(options.authScopes ?? {})) expect(knownScopes).toContain(scope);
  }
});

test.each(rootFields)('$name says what it is for', ({ field }) => {
  expect(field.description).toBeTruthy();
});

test('every expected failure is a DomainError, and every result has one success', () => {
  const unions = Object.values(schema.getTypeMap()).filter(
    (type) => 'getTypes' in type && type.name.endsWith('Result'),
  );
  expect(unions.length).toBeGreaterThan(0);
  for (const union of unions) {
    if (!('getTypes' in union)) continue;
    const [successes, failures] = [
      union.getTypes().filter(isSuccess),
      union.getTypes().filter((type) => !isSuccess(type)),
    ];
    expect(successes.map(({ name }) => name)).toEqual([union.name.replace(/Result$/, 'Success')]);
    for (const failure of failures) {
      expect(isObjectType(failure) && failure.getInterfaces().map(({ name }) => name)).toContain('DomainError');
    }
  }
});

/** Arguments that name something that may be in a group. */
const namesInGroups = new Set([
  'classId',
  'commentId',
  'contestId',
  'discussionId',
  'editorialId',
  'groupId',
  'materialId',
  'problemDisplayId',
  'problemId',
  'questionId',
  'replyId',
  'sectionId',
  'submissionId',
  'trainingId',
]);
/** Mutations with such arguments that do not answer GROUP_ARCHIVED as data. */
const silentOnArchives = [
  // Drops what the viewer typed for themselves.
  'dropProblemDraft',
  // Ends a wait that began while the group was open, as a judge does.
  'giveUpRemoteRun',
  // Changes nothing; each row says that it is not found, and applyBulkAct refuses it.
  'previewDiscussionAct',
  // As giveUpRemoteRun.
  'reportRemoteRun',
  // For super admins alone, who are not bound by archives.
  'startRejudge',
];

test('mutations that name something in a group may answer that the group is archived', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const silent = mutations.filter(({ name, args, type }) => {
    const result = getNamedType(type);
    const maySay = isUnionType(result) && result.getTypes().some((answer) => answer.name === 'GroupArchived');
    if (maySay || mutationsOnArchives.has(name)) return false;
    return namesIn(args).some((argument) => namesInGroups.has(argument));
  });
  expect(silent.map(({ name }) => name).toSorted()).toEqual(silentOnArchives);
});

/** Names of arguments, and of the fields of inputs among them. */
function namesIn(fields: readonly (GraphQLArgument | GraphQLInputField)[]): string[] {
  return fields.flatMap(({ name, type }) => {
    if (isListType(getNullableType(type))) return [];
    const named = getNamedType(type);
    return isInputObjectType(named) ? namesIn(Object.values(named.getFields())) : [name];
  });
}

function isSuccess({ name }: { readonly name: string }): boolean {
  return name.endsWith('Success');
}
