import { alsoFormer, content, kept, narrowed, open, type PermissionRow } from './permission-row.ts';

/** What the former user asks about their submission: read by them and those who keep the problem. */
const found = alsoFormer(kept);

export const lineQuestionRows: readonly PermissionRow[] = [
  {
    name: 'lineQuestion',
    finds: found,
    mark: content,
    ask: ({ questionId }) => ({ query: `{ lineQuestion(id: ${questionId}) { content code } }` }),
  },
  {
    name: 'questions of a submission',
    finds: found,
    mark: content,
    ask: ({ formers }) => ({ query: `{ submission(id: ${formers.id}) { questions { content } } }` }),
  },
  {
    name: 'lineQuestions',
    finds: kept,
    mark: content,
    ask: ({ displayId }) => ({
      query: `{ lineQuestions(state: OPEN, problemDisplayId: "${displayId}") { total items { content } } }`,
    }),
  },
  {
    name: 'comments of a question',
    finds: found,
    mark: () => /"total":0/,
    ask: ({ questionId }) => ({ query: `{ comments(on: { questionId: ${questionId} }) { total } }` }),
  },
  {
    name: 'setThreadMode',
    finds: found,
    mark: () => 'SetThreadModeSuccess',
    ask: ({ questionId }) => ({
      query: `mutation { setThreadMode(input: { on: { questionId: ${questionId} }, mode: MUTE }) { __typename } }`,
    }),
  },
  {
    name: 'askAboutLines',
    // Of their own submission, as long as they see its problem.
    finds: narrowed(open, ['former']),
    mark: () => 'AskAboutLinesSuccess',
    ask: ({ formers }) => ({
      query: `mutation {
        askAboutLines(input: { submissionId: ${formers.id}, firstLine: 1, lastLine: 1, content: "Why?" }) { __typename }
      }`,
    }),
  },
  {
    name: 'closeLineQuestion',
    isOnce: true,
    finds: found,
    mark: () => 'CloseLineQuestionSuccess',
    ask: ({ questionId }) => ({
      query: `mutation { closeLineQuestion(input: { id: ${questionId} }) { __typename } }`,
    }),
  },
  {
    name: 'reopenLineQuestion',
    finds: found,
    mark: () => 'ReopenLineQuestionSuccess',
    ask: ({ questionId }) => ({
      query: `mutation { reopenLineQuestion(input: { id: ${questionId} }) { __typename } }`,
    }),
  },
];
