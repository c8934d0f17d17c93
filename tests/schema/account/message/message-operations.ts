/** Operations of the message tests. */

const countFields = 'discuss reply like sys mine total';

export const countsQuery = `{ unreadCounts { ${countFields} } }`;
export const changedSubscription = `subscription { unreadCountsChanged { ${countFields} } }`;
export const listQuery = `query ($kind: MessageKind!, $page: PageInput) {
  messages(kind: $kind, page: $page) {
    total size
    items { id isRead sender { username } action sourceType sourceId title content quote url author { username } }
  }
}`;
export const markMutation = `mutation ($kind: MessageKind!, $ids: [Int!]) {
  markMessagesRead(kind: $kind, ids: $ids) { ${countFields} }
}`;
export const deleteMutation = `mutation ($kind: MessageKind!, $id: Int) {
  deleteMessages(kind: $kind, id: $id) { __typename ... on DeleteMessagesSuccess { data } ... on DomainError { code } }
}`;
/** Counts of a user without unread messages. */
export const none = { discuss: 0, reply: 0, like: 0, sys: 0, mine: 0, total: 0 };
/** What a message is about, unless wished otherwise. */
export const source = { type: 'DISCUSSION', id: 7, title: 'How to read input', problemId: null } as const;
