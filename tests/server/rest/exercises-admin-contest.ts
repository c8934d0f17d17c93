import type { Exercise } from './exercise.ts';
import { problemBody } from './exercises-authoring.ts';
import type { Scene } from './scene.ts';

/** ISO 8601, so many hours from now. */
const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A contest as the form of old clients sends it. */
export const contestRow = {
  title: 'Cup',
  description: 'Rules',
  type: 0,
  startTime: fromNow(1),
  endTime: fromNow(6),
  duration: 18_000,
  sealRank: true,
  sealRankTime: fromNow(5),
  autoRealRank: true,
  auth: 1,
  pwd: 'open',
  openPrint: true,
  openRank: false,
  rankShowName: 'nickname',
  openAccountLimit: true,
  accountLimitRule: '<prefix>team</prefix><suffix></suffix><start>1</start><end>20</end><extra>coach</extra>',
  starAccount: ['coach'],
  oiRankScoreType: 'Recent',
  awardType: 1,
  awardConfigList: [{ priority: 1, name: 'Gold', background: '#e6bf25', color: '#fff', num: '10' }],
  allowEndSubmit: true,
  uid: 'whoever',
  author: 'whoever',
  visible: true,
  status: 0,
  _XID: 'row',
};

/** Requests about contests as their makers write them. */
export const adminContestExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'POST /api/admin/contest': () => ({ isAdmin: true, body: contestRow }),
  'GET /api/admin/contest': ({ desk }) => ({ isAdmin: true, query: { cid: desk.contestId } }),
  'PUT /api/admin/contest': ({ desk }) => ({ isAdmin: true, body: { ...contestRow, id: String(desk.spareContestId) } }),
  'DELETE /api/admin/contest': ({ desk, rootToken }) => ({
    headers: { Authorization: rootToken },
    query: { cid: desk.oldContestId },
  }),
  'GET /api/admin/contest/get-contest-list': () => ({
    isAdmin: true,
    query: { currentPage: 1, limit: 10, keyword: 'Contest' },
  }),
  'PUT /api/admin/contest/change-contest-visible': ({ desk }) => ({
    isAdmin: true,
    query: { cid: desk.contestId, uid: 'whoever', visible: true },
    body: {},
  }),
  'GET /api/admin/contest/clone': ({ desk }) => ({ isAdmin: true, query: { cid: desk.contestId } }),
  'GET /api/admin/contest/contest-problem': ({ desk, problem }) => ({
    isAdmin: true,
    query: { cid: desk.contestId, pid: problem.problemId },
  }),
  'PUT /api/admin/contest/contest-problem': ({ desk, problem }) => ({
    isAdmin: true,
    body: {
      id: null,
      cid: String(desk.contestId),
      pid: problem.problemId,
      displayId: 'A',
      displayTitle: 'Apples',
      color: '#d32f2f',
    },
  }),
  'POST /api/admin/contest/add-problem-from-public': ({ desk }) => ({
    isAdmin: true,
    body: { pid: desk.freeProblemId, cid: String(desk.contestId), displayId: 'P' },
  }),
  'GET /api/admin/contest/get-problem-list': ({ desk }) => ({
    isAdmin: true,
    query: { cid: desk.contestId, currentPage: 1, limit: 10 },
  }),
  'GET /api/admin/contest/problem': ({ problem }) => ({ isAdmin: true, query: { pid: problem.problemId } }),
  'POST /api/admin/contest/problem': () => ({ isAdmin: true, body: problemBody() }),
  'PUT /api/admin/contest/problem': ({ authored }) => ({
    isAdmin: true,
    body: problemBody({ id: authored.edited, auth: 3 }),
  }),
  'DELETE /api/admin/contest/problem': ({ desk, problem }) => ({
    isAdmin: true,
    query: { pid: problem.problemId, cid: desk.spareContestId },
  }),
};
