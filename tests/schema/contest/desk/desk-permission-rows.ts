/** Who asks. The admin of the site participates as others do; the other author has another contest. */
export const askers = [
  'signed out',
  'outsider',
  'contestant',
  'other contestant',
  'admin who takes part',
  'admin',
  'other author',
  'author',
  'super admin',
] as const;
export type Asker = (typeof askers)[number];

export const inside: readonly Asker[] = [
  'contestant',
  'other contestant',
  'admin who takes part',
  'author',
  'super admin',
];
export const jury: readonly Asker[] = ['author', 'super admin'];
export const askerAndJury: readonly Asker[] = ['contestant', ...jury];

/** The ids of a contest and of what the rows ask for in it. */
export interface MarkedDesk {
  readonly contestId: number;
  readonly announcement: number;
  readonly private: number;
  readonly public: number;
  readonly print: number;
  readonly balloon: number;
}

/** What is asked: a GraphQL operation or a REST call. */
export type Question =
  | { readonly query: string }
  | { readonly method: string; readonly path: string; readonly body?: unknown };

/** An operation, and who finds the mark in its answer. */
interface Row {
  readonly name: string;
  readonly finds: readonly Asker[];
  /** Text that only a permitted answer holds. */
  readonly mark: string;
  readonly ask: (desk: MarkedDesk) => Question;
}

const announcement = '{ title: "OpenMark", content: "text", isVisible: true }';
const clarificationFields = 'items { question askerName answererName }';
export const clarificationsQuery = ({ contestId }: MarkedDesk) =>
  `{ clarifications(contestId: ${contestId}) { ${clarificationFields} } }`;

export const rows: readonly Row[] = [
  {
    name: 'contestAnnouncements',
    finds: inside,
    mark: 'OpenMark',
    ask: ({ contestId }) => ({ query: `{ contestAnnouncements(contestId: ${contestId}) { items { title } } }` }),
  },
  {
    name: 'contestAnnouncements of hidden ones',
    finds: [],
    mark: 'HiddenMark',
    ask: ({ contestId }) => ({ query: `{ contestAnnouncements(contestId: ${contestId}) { items { title } } }` }),
  },
  {
    name: 'allContestAnnouncements',
    finds: jury,
    mark: 'HiddenMark',
    ask: ({ contestId }) => ({ query: `{ allContestAnnouncements(contestId: ${contestId}) { items { title } } }` }),
  },
  {
    name: 'createContestAnnouncement',
    finds: jury,
    mark: 'CreateContestAnnouncementSuccess',
    ask: ({ contestId }) => ({
      query: `mutation { createContestAnnouncement(contestId: ${contestId}, input: ${announcement}) { __typename } }`,
    }),
  },
  {
    name: 'updateContestAnnouncement',
    finds: jury,
    mark: 'UpdateContestAnnouncementSuccess',
    ask: ({ announcement: id }) => ({
      query: `mutation { updateContestAnnouncement(id: ${id}, input: ${announcement}) { __typename } }`,
    }),
  },
  {
    name: 'REST announcements',
    finds: inside,
    mark: 'OpenMark',
    ask: ({ contestId }) => ({ method: 'GET', path: `/api/get-contest-announcement?cid=${contestId}` }),
  },
  {
    name: 'REST unread announcements',
    finds: inside,
    mark: 'OpenMark',
    ask: ({ contestId }) => ({
      method: 'POST',
      path: '/api/get-contest-not-read-announcement',
      body: { cid: contestId, readAnnouncementList: [] },
    }),
  },
  {
    name: 'REST unread announcements of hidden ones',
    finds: [],
    mark: 'HiddenMark',
    ask: ({ contestId }) => ({
      method: 'POST',
      path: '/api/get-contest-not-read-announcement',
      body: { cid: contestId, readAnnouncementList: [] },
    }),
  },
  // The sign-in layer asks for an admin's role besides, as the contract says.
  {
    name: 'REST announcements of admins',
    finds: ['super admin'],
    mark: 'HiddenMark',
    ask: ({ contestId }) => ({ method: 'GET', path: `/api/admin/contest/announcement?cid=${contestId}` }),
  },

  {
    name: 'clarifications of others',
    finds: askerAndJury,
    mark: 'PrivateMark',
    ask: (desk) => ({ query: clarificationsQuery(desk) }),
  },
  {
    name: 'clarifications that wait',
    finds: askerAndJury,
    mark: 'PrivateMark',
    ask: ({ contestId }) => ({
      query: `{ clarifications(contestId: ${contestId}, onlyOpen: true) { ${clarificationFields} } }`,
    }),
  },
  {
    name: 'clarifications for all',
    finds: inside,
    mark: 'PublicMark',
    ask: (desk) => ({ query: clarificationsQuery(desk) }),
  },
  {
    name: 'answerClarification',
    finds: jury,
    mark: 'ClarificationAnswered',
    ask: ({ public: id }) => ({
      query: `mutation {
        answerClarification(
          id: ${id}, input: { answer: "Of what is answered", isPublic: true, replaces: null }
        ) {
          __typename
        }
      }`,
    }),
  },
  {
    name: 'markClarification',
    finds: jury,
    mark: 'MarkClarificationSuccess',
    ask: ({ private: id }) => ({ query: `mutation { markClarification(id: ${id}, isDone: false) { __typename } }` }),
  },
  {
    name: 'askClarification',
    finds: inside,
    mark: 'AskClarificationSuccess',
    ask: ({ contestId }) => ({
      query: `mutation { askClarification(input: { contestId: ${contestId}, question: "why" }) { __typename } }`,
    }),
  },

  {
    name: 'contestPrints',
    finds: jury,
    mark: '"total":',
    ask: ({ contestId }) => ({ query: `{ contestPrints(contestId: ${contestId}) { total } }` }),
  },
  {
    name: 'contestPrint',
    finds: askerAndJury,
    mark: 'PrintMark',
    ask: ({ print }) => ({ query: `{ contestPrint(id: ${print}) { content } }` }),
  },
  {
    name: 'ownContestPrints',
    finds: ['contestant'],
    mark: '"items":[{',
    ask: ({ contestId }) => ({ query: `{ ownContestPrints(contestId: ${contestId}) { items { id } } }` }),
  },
  {
    name: 'markPrinted',
    finds: jury,
    mark: 'MarkPrintedSuccess',
    ask: ({ print }) => ({ query: `mutation { markPrinted(id: ${print}, isPrinted: false) { __typename } }` }),
  },
  {
    name: 'submitPrint',
    finds: inside,
    mark: 'SubmitPrintSuccess',
    ask: ({ contestId }) => ({
      query: `mutation {
        submitPrint(input: { contestId: ${contestId}, content: "${'x'.repeat(60)}" }) { __typename }
      }`,
    }),
  },
  {
    name: 'REST queue of prints',
    finds: jury,
    mark: '"records":[{',
    ask: ({ contestId }) => ({ method: 'GET', path: `/api/get-contest-print?cid=${contestId}` }),
  },
  {
    name: 'REST download of a print',
    finds: askerAndJury,
    mark: 'PrintMark',
    ask: ({ print }) => ({ method: 'GET', path: `/api/file/download-contest-print-text?id=${print}` }),
  },
  {
    name: 'REST mark of a print',
    finds: jury,
    mark: '"status":200',
    ask: ({ contestId, print }) => ({
      method: 'PUT',
      path: `/api/check-contest-print-status?id=${print}&cid=${contestId}`,
    }),
  },

  {
    name: 'balloons',
    finds: jury,
    mark: '"items":[{',
    ask: ({ contestId }) => ({ query: `{ balloons(contestId: ${contestId}) { items { id username realName } } }` }),
  },
  {
    name: 'checkBalloon',
    finds: jury,
    mark: 'CheckBalloonSuccess',
    ask: ({ balloon }) => ({ query: `mutation { checkBalloon(id: ${balloon}, isChecked: false) { __typename } }` }),
  },
  {
    name: 'REST balloons',
    finds: jury,
    mark: '"records":[{',
    ask: ({ contestId }) => ({ method: 'GET', path: `/api/get-contest-ac-info?cid=${contestId}` }),
  },
  {
    name: 'REST check of a balloon',
    finds: jury,
    mark: '"status":200',
    ask: ({ contestId, balloon }) => ({
      method: 'PUT',
      path: '/api/check-contest-ac-info',
      body: { id: balloon, cid: contestId, checked: false },
    }),
  },
];

/** A subscription, and who finds the mark in its first message. */
interface SubscriptionRow extends Omit<Row, 'ask'> {
  readonly query: (desk: MarkedDesk) => string;
}

export const subscriptions: readonly SubscriptionRow[] = [
  {
    name: 'contestAnnouncementsChanged',
    finds: inside,
    mark: 'OpenMark',
    query: ({ contestId }) => `contestAnnouncementsChanged(contestId: ${contestId}) { items { title } }`,
  },
  {
    name: 'clarificationsChanged of others',
    finds: askerAndJury,
    mark: 'PrivateMark',
    query: ({ contestId }) => `clarificationsChanged(contestId: ${contestId}) { ${clarificationFields} }`,
  },
  {
    name: 'clarificationsChanged',
    finds: inside,
    mark: 'PublicMark',
    query: ({ contestId }) => `clarificationsChanged(contestId: ${contestId}) { ${clarificationFields} }`,
  },
  {
    name: 'contestPrintsChanged',
    finds: jury,
    mark: 'items',
    query: ({ contestId }) => `contestPrintsChanged(contestId: ${contestId}) { items { id } }`,
  },
  {
    name: 'balloonsChanged',
    finds: jury,
    mark: 'items',
    query: ({ contestId }) => `balloonsChanged(contestId: ${contestId}) { items { id } }`,
  },
];
