import { content, kept, narrowed, seen, signedIn, title, type PermissionRow } from './permission-row.ts';

/** The editorial of a problem, which is published and for all: those who see the problem open it, keepers change it. */
export const editorialRows: readonly PermissionRow[] = [
  {
    name: 'editorial of a problem',
    finds: seen,
    mark: () => /"languages":\["en"\]/,
    ask: ({ id }) => ({ query: `{ problem(id: ${id}) { editorial { languages } } }` }),
  },
  {
    name: 'openEditorialStep',
    finds: narrowed(seen, signedIn),
    mark: content,
    ask: ({ id }) => ({
      query: `mutation {
        openEditorialStep(input: { problemId: ${id} }) {
          ... on OpenEditorialStepSuccess { editorial { content code { name } } }
        }
      }`,
    }),
  },
  {
    name: 'giveUpProblem',
    finds: narrowed(seen, signedIn),
    mark: () => 'GiveUpProblemSuccess',
    ask: ({ id }) => ({ query: `mutation { giveUpProblem(input: { problemId: ${id} }) { __typename } }` }),
  },
  {
    name: 'editorialForm',
    finds: kept,
    mark: title,
    ask: ({ id }) => ({ query: `{ editorialForm(problemId: ${id}) { title solutions { name } } }` }),
  },
  {
    name: 'saveEditorial',
    isOnce: true,
    finds: kept,
    mark: () => 'SaveEditorialSuccess',
    ask: ({ id }) => ({
      query: `mutation {
        saveEditorial(input: {
          problemId: ${id}, basedOnVersion: 1, disclosure: ALL, solutionNames: []
          translations: [{ language: "en", hints: [], content: "Sort." }]
        }) { __typename }
      }`,
    }),
  },
  {
    name: 'deleteEditorial',
    isOnce: true,
    finds: kept,
    mark: () => 'DeleteEditorialSuccess',
    ask: ({ id }) => ({ query: `mutation { deleteEditorial(input: { problemId: ${id} }) { __typename } }` }),
  },
];
