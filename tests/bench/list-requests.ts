/** What the searches find at least, so that the pages compared are of one size. */
const problemPage = 12;
const problemList = `query ($filter: ProblemFilter, $sort: ProblemSort, $page: Int) {
  problems(filter: $filter, sort: $sort, page: { page: $page, size: ${problemPage} }) {
    total
    items {
      id displayId title difficulty type
      tags { id name color }
      statistics { total ac wa tle mle re ce pe se pac }
    }
  }
}`;
const submissionList = `query ($filter: SubmissionFilter) {
  submissions(filter: $filter) {
    total
    items {
      id status score timeMs memoryKb lengthBytes submittedAt languageName
      user { id username }
      problem { id displayId title }
    }
  }
}`;

/** A request for a list, the path without the address of the site. */
export interface ListRequest {
  readonly path: string;
  readonly body?: unknown;
}

const ofProblems = (variables: object = {}): ListRequest => ({
  path: '/graphql',
  body: { query: problemList, variables },
});
const ofKeyword = (keyword: string): ListRequest => ofProblems({ filter: { keyword } });
const ofSubmissions = (filter: object = {}): ListRequest => ({
  path: '/graphql',
  body: { query: submissionList, variables: { filter } },
});

/** The lists that everybody opens. */
export const lists: Readonly<Record<string, ListRequest>> = {
  'problem list': ofProblems(),
  'problem list, REST': { path: `/api/get-problem-list?currentPage=1&limit=${problemPage}` },
  'problem list, far back': ofProblems({ page: 800 }),
  'problem list of a difficulty and a tag': ofProblems({ filter: { difficulty: 'HARD', tagIds: [3] } }),
  'problem list of a type there is none of': ofProblems({ filter: { type: 'OI' } }),
  'problem list, most solved first': ofProblems({ sort: 'MOST_SOLVED' }),
  'problem list, most solved of a tag first': ofProblems({ filter: { tagIds: [3] }, sort: 'MOST_SOLVED' }),
  'problem list, highest rate first': ofProblems({ sort: 'ACCEPT_RATE' }),
  'problem list, hardest first': ofProblems({ sort: 'HARDEST' }),
  'tags and how many problems they have': {
    path: '/graphql',
    body: {
      query: '{ problemBanks tagGroups(origin: "ME") { classification { id name } tags { id name problemCount } } }',
    },
  },
  'submission list': ofSubmissions(),
  'submission list of a problem': ofSubmissions({ problemDisplayId: 'P7', isProblemIdExact: true }),
  'submission list of a user': ofSubmissions({ username: 'user77' }),
  'submission list of a status': ofSubmissions({ status: 1 }),
  'submission list of a language': ofSubmissions({ languageKey: 'cpp' }),
};

/** Searches in the list of problems. */
export const searches: Readonly<Record<string, ListRequest>> = {
  'search of English words': ofKeyword('shortest path'),
  'search of words written in one': ofKeyword('shortestpath'),
  'search of a Chinese word': ofKeyword('最短路径'),
  'search of the begin of a display id': ofKeyword('P99'),
  'search of a part of a word': ofKeyword('hortes'),
  'search with a typing error': ofKeyword('shrotest path'),
  'search of a word that all have': ofKeyword('and'),
};
