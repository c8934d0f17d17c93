import { domainError } from '../../core/errors.ts';

/** Entries of a ticket from which on it takes no more replies and notes; the newest ones are shown. */
export const maxEntries = 200;

export const ProblemTicketNotFound = domainError('PROBLEM_TICKET_NOT_FOUND', {
  description: 'There is no such ticket, or the viewer neither reported it nor keeps its problem.',
  zh: '该反馈不存在，或您不能查看。',
  en: 'There is no such ticket, or you may not read it.',
  rest: 404,
});

export const TooManyProblemTickets = domainError('TOO_MANY_PROBLEM_TICKETS', {
  description: 'The viewer has as many open tickets about the problem as are allowed.',
  zh: (limit: number) => `每道题目最多有 ${limit} 个未结束的反馈，请先关闭其中一个。`,
  en: (limit) => `Only ${limit} of your tickets about a problem may be open at once. Close one of them first.`,
  rest: 403,
});

export const ProblemTicketChanged = domainError('PROBLEM_TICKET_CHANGED', {
  description: 'Somebody changed the state or the assignee since the viewer saw the ticket; nothing was written.',
  zh: '该反馈的状态或处理人刚刚被他人修改，请查看最新内容后再操作。',
  en: 'Somebody changed this ticket meanwhile. Look at it again, then decide.',
});

export const ProblemTicketStateForbidden = domainError('PROBLEM_TICKET_STATE_FORBIDDEN', {
  description:
    'The ticket has this state already, or the viewer may not give it: reporters close, and reopen for 30 days.',
  zh: '您不能将该反馈改为此状态；反馈者可关闭反馈，并在关闭后 30 天内重新打开。',
  en: 'You may not set this state. Reporters close their tickets, and reopen them within 30 days.',
  rest: 403,
});

export const ProblemTicketFull = domainError('PROBLEM_TICKET_FULL', {
  description: 'The ticket has as many entries as it takes.',
  zh: `每个反馈最多 ${maxEntries} 条记录，请提交新的反馈。`,
  en: `A ticket takes ${maxEntries} entries. Open another one.`,
  rest: 403,
});

export const AssigneeNotKeeper = domainError('ASSIGNEE_NOT_KEEPER', {
  description: 'There is no such account, or it does not keep the problem.',
  zh: '该用户不存在，或不是本题的维护者，请填写其他用户名。',
  en: 'There is no such account, or it does not keep this problem. Choose another one.',
});
