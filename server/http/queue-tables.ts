import { shortNameOf } from '@verdict/judge/protocol/status.ts';
import {
  TableBankApplicationsDocument,
  TableClarificationsDocument,
  TableLineQuestionsDocument,
  TableTeacherRequestsDocument,
  TableTicketsDocument,
} from '../rest/table-file.rest.generated.ts';
import { table, type Table } from './table.ts';

/** Tables of what waits for an answer of the staff. */
export const queueTables: Readonly<Record<string, Table>> = {
  tickets: table({
    document: TableTicketsDocument,
    rowsOf: ({ problemTickets }) => problemTickets.items,
    columns: [
      ['编号', 'Id', ({ id }) => id],
      ['题号', 'Problem', ({ problemDisplayId }) => problemDisplayId],
      ['题目', 'Title', ({ problemTitle }) => problemTitle],
      ['问题类型', 'Kind', ({ kind }) => kind],
      ['状态', 'State', ({ state }) => state],
      ['内容', 'Text', ({ content }) => content],
      ['反馈者', 'Reporter', ({ reporter }) => reporter?.username],
      ['处理人', 'Assignee', ({ assignee }) => assignee?.username],
      ['创建时间', 'Created', ({ createdAt }) => createdAt],
    ],
  }),
  questions: table({
    document: TableLineQuestionsDocument,
    rowsOf: ({ lineQuestions }) => lineQuestions.items,
    columns: [
      ['编号', 'Id', ({ id }) => id],
      ['题号', 'Problem', ({ problemDisplayId }) => problemDisplayId],
      ['题目', 'Title', ({ problemTitle }) => problemTitle],
      ['提交', 'Submission', ({ submissionId }) => submissionId],
      ['起始行', 'First line', ({ firstLine }) => firstLine],
      ['结束行', 'Last line', ({ lastLine }) => lastLine],
      ['结果', 'Verdict', ({ status }) => shortNameOf(status)],
      ['内容', 'Text', ({ content }) => content],
      ['提问者', 'Asker', ({ asker }) => asker.username],
      ['回答数', 'Answers', ({ answerCount }) => answerCount],
      ['提问时间', 'Asked', ({ createdAt }) => createdAt],
      ['等待自', 'Waits since', ({ waitsSince }) => waitsSince],
      ['结束时间', 'Closed', ({ closedAt }) => closedAt],
    ],
  }),
  'teacher-requests': table({
    document: TableTeacherRequestsDocument,
    rowsOf: ({ teacherRequests }) => teacherRequests.items,
    columns: [
      ['编号', 'Id', ({ id }) => id],
      ['用户名', 'Username', ({ username }) => username],
      ['学校', 'School', ({ school }) => school],
      ['申请理由', 'Reason', ({ reason }) => reason],
      ['状态', 'State', ({ state }) => state],
      ['申请时间', 'Asked', ({ createdAt }) => createdAt],
      ['处理时间', 'Decided', ({ decidedAt }) => decidedAt],
      ['处理人', 'Decided by', ({ decidedBy }) => decidedBy],
      ['答复', 'Answer', ({ answer }) => answer],
    ],
  }),
  'bank-applications': table({
    document: TableBankApplicationsDocument,
    rowsOf: ({ bankApplications }) => bankApplications.items,
    columns: [
      ['题目编号', 'Id of problem', ({ problem }) => problem.id],
      ['题号', 'Display id', ({ problem }) => problem.displayId],
      ['标题', 'Title', ({ problem }) => problem.title],
      ['团队', 'Group', ({ groupName }) => groupName],
      ['申请人', 'Applicant', ({ applicant }) => applicant],
      ['申请时间', 'Applied', ({ appliedAt }) => appliedAt],
      ['状态', 'State', ({ problem }) => problem.bankState],
      ['验题结果', 'Jury report', ({ problem }) => problem.juryOutcome],
      ['原因', 'Reason', ({ reason }) => reason],
    ],
  }),
  clarifications: table({
    document: TableClarificationsDocument,
    rowsOf: ({ clarifications }) => clarifications.items,
    columns: [
      ['编号', 'Id', ({ id }) => id],
      ['提问时间', 'Asked', ({ askedAt }) => askedAt],
      ['提问者', 'Asker', ({ askerName }) => askerName],
      ['题号', 'Problem', ({ problemDisplayId }) => problemDisplayId],
      ['提问', 'Question', ({ question }) => question],
      ['状态', 'State', ({ status }) => status],
      ['回答', 'Answer', ({ answer }) => answer],
      ['公开', 'To all', ({ isPublic }) => isPublic],
      ['回答者', 'Answered by', ({ answererName }) => answererName],
      ['回答时间', 'Answered', ({ answeredAt }) => answeredAt],
    ],
  }),
};
