import {
  administered,
  always,
  announced,
  looked,
  named,
  problem,
  signedIn,
  title,
  type ContestPermissionRow,
} from './contest-permission-row.ts';
import type { MarkedContest } from './marked-contest.ts';

/**
 * Before the start whoever will be let in may ask, and is told nothing of the contest yet: a tool is set up in time.
 */
const letIn: ContestPermissionRow['finds'] = { ...looked, scheduled: signedIn };
const letNear: ContestPermissionRow['finds'] = { ...named, scheduled: signedIn };

/** What an address of a contest answers. */
function row(
  path: string | ((contest: MarkedContest) => string),
  {
    name,
    finds,
    mark,
  }: {
    readonly name?: string;
    readonly finds: ContestPermissionRow['finds'];
    readonly mark: ContestPermissionRow['mark'];
  },
): ContestPermissionRow {
  const below = (contest: MarkedContest) => (typeof path === 'string' ? path : path(contest));
  return {
    name: `Contest API ${name ?? String(path)}`,
    finds,
    mark,
    ask: (contest) => ({ method: 'GET', path: `/api/clics/contests/${contest.id}${below(contest)}` }),
  };
}

const rival = ({ rivals }: MarkedContest) => `"id":"${rivals.id}"`;
const judged = ({ rivals }: MarkedContest) => `"submission_id":"${rivals.id}"`;
/** A feed that ends when all is told. */
const feed = (types: string) => `/event-feed?stream=false&types=${types}`;

/** What is asked of the Contest API of every contest by everybody: of each endpoint and each collection. */
export const clicsPermissionTable: readonly ContestPermissionRow[] = [
  {
    name: 'Contest API list of contests',
    finds: announced,
    mark: title,
    ask: () => ({ method: 'GET', path: '/api/clics/contests' }),
  },
  row('', { name: 'contest', finds: announced, mark: title }),
  row('/state', { finds: announced, mark: () => '"started":' }),
  row('/access', { finds: announced, mark: () => '"capabilities":' }),
  row('/access', { name: '/access to the board', finds: letNear, mark: () => '"type":"scoreboard"' }),
  row('/access', { name: '/access to what is inside', finds: letIn, mark: () => '"type":"submissions"' }),
  row('/judgement-types', { finds: announced, mark: () => '"id":"AC"' }),
  row('/languages', { finds: announced, mark: () => '"id":"cpp"' }),

  row('/problems', { finds: named, mark: problem }),
  row('/problems', { name: '/problems with their limits', finds: looked, mark: () => '"time_limit":' }),
  row(({ contestProblemId }) => `/problems/${contestProblemId}`, {
    name: '/problems/:id',
    finds: named,
    mark: problem,
  }),
  row('/groups', { finds: letNear, mark: () => /^\[\{"id":/ }),
  row('/organizations', { finds: named, mark: () => '"North"' }),
  row('/teams', { finds: named, mark: () => /^\[\{"id":/ }),
  row('/awards', { finds: named, mark: () => '"winner"' }),
  row('/scoreboard', { finds: named, mark: () => '"rows":[{' }),

  row('/account', { finds: letIn, mark: () => '"username":' }),
  row('/accounts', { finds: letIn, mark: () => '"username":' }),
  row('/submissions', { finds: looked, mark: rival }),
  row(({ rivals }) => `/submissions/${rivals.id}`, { name: '/submissions/:id', finds: looked, mark: rival }),
  row(({ rivals }) => `/submissions/${rivals.id}/files`, {
    name: '/submissions/:id/files',
    finds: administered,
    mark: () => /^PK/,
  }),
  row('/judgements', { finds: looked, mark: judged }),
  row('/clarifications', { name: '/clarifications of the jury', finds: looked, mark: () => 'News' }),
  row('/clarifications', {
    name: '/clarifications of others',
    finds: administered,
    mark: ({ content }) => `"text":"${content}"`,
  }),
  row('/clarifications', {
    name: '/clarifications that are hidden announcements',
    finds: always([]),
    mark: () => 'Draft',
  }),

  row(feed('contest'), { name: '/event-feed of the contest', finds: announced, mark: title }),
  row(feed('problems'), { name: '/event-feed of problems', finds: named, mark: problem }),
  row(feed('teams'), { name: '/event-feed of teams', finds: named, mark: () => '"type":"teams"' }),
  row(feed('submissions'), { name: '/event-feed of submissions', finds: looked, mark: rival }),
  row(feed('judgements'), { name: '/event-feed of judgements', finds: looked, mark: judged }),
  row(feed('clarifications'), {
    name: '/event-feed of clarifications',
    finds: administered,
    mark: ({ content }) => `"text":"${content}"`,
  }),
];
