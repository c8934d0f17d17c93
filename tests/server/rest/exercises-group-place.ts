import type { Exercise } from './exercise.ts';
import { contestRow } from './exercises-admin-contest.ts';
import { problemBody } from './exercises-authoring.ts';
import { discussionRow } from './exercises-discussion.ts';
import { trainingForm } from './exercises-training.ts';
import type { Scene } from './scene.ts';

const page = { currentPage: 1, limit: 10 };
const announcement = { title: 'News', content: 'Of the contest', status: 0, uid: 'whoever' };

/** A call of the root of the group. */
const asRoot = (exercise: Omit<Exercise, 'isSignedIn'>): Exercise => ({ isSignedIn: true, ...exercise });

/** Problems, trainings, discussions and contests within a group. */
export const groupPlaceExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'GET /api/group/get-problem-list': ({ ofGroups }) => asRoot({ query: { ...page, gid: ofGroups.id } }),
  'GET /api/group/get-admin-problem-list': ({ ofGroups }) => asRoot({ query: { ...page, gid: ofGroups.id } }),
  'GET /api/group/problem': ({ ofGroups }) => asRoot({ query: { pid: ofGroups.problem.id } }),
  'POST /api/group/problem': ({ ofGroups }) => asRoot({ body: problemBody({ gid: String(ofGroups.id) }) }),
  'PUT /api/group/problem': ({ ofGroups: { editedProblem } }) =>
    asRoot({ body: problemBody({ id: editedProblem.id, problemId: editedProblem.displayId, gid: 7 }) }),
  'DELETE /api/group/problem': ({ ofGroups }) => asRoot({ query: { pid: ofGroups.oldProblemId } }),
  'GET /api/group/get-problem-cases': ({ ofGroups }) => asRoot({ query: { pid: ofGroups.problem.id, isUpload: true } }),
  'PUT /api/group/change-problem-auth': ({ ofGroups }) =>
    asRoot({ query: { pid: ofGroups.editedProblem.id, auth: 2 }, body: {} }),
  'PUT /api/group/apply-public': ({ ofGroups }) =>
    asRoot({ query: { pid: ofGroups.problem.id, isApplied: true }, body: {} }),
  'GET /api/group/get-all-problem-tags': ({ ofGroups }) => asRoot({ query: { gid: ofGroups.id } }),
  'GET /api/group/get-training-list': ({ ofGroups }) => asRoot({ query: { ...page, gid: ofGroups.id } }),
  'GET /api/group/get-admin-training-list': ({ ofGroups }) => asRoot({ query: { ...page, gid: ofGroups.id } }),
  'GET /api/group/training': ({ ofGroups }) => asRoot({ query: { tid: ofGroups.trainingId } }),
  'POST /api/group/training': (scene) => asRoot({ body: trainingForm(scene, { gid: String(scene.ofGroups.id) }) }),
  'PUT /api/group/training': (scene) =>
    asRoot({ body: trainingForm(scene, { id: String(scene.ofGroups.trainingId), title: 'Trees' }) }),
  'DELETE /api/group/training': ({ ofGroups }) => asRoot({ query: { tid: ofGroups.oldTrainingId } }),
  'PUT /api/group/change-training-status': ({ ofGroups }) =>
    asRoot({ query: { tid: ofGroups.trainingId, status: true }, body: {} }),
  'GET /api/group/get-training-problem-list': ({ ofGroups }) =>
    asRoot({ query: { ...page, tid: ofGroups.trainingId, keyword: '', queryExisted: true } }),
  'POST /api/group/add-training-problem-from-public': ({ ofGroups, desk }) =>
    asRoot({ body: { pid: desk.freeProblemId, tid: String(ofGroups.trainingId), displayId: 'FREE' } }),
  'POST /api/group/add-training-problem-from-group': ({ ofGroups }) =>
    asRoot({ query: { problemId: ofGroups.problem.displayId, tid: ofGroups.trainingId }, body: {} }),
  'PUT /api/group/training-problem': ({ ofGroups }) =>
    asRoot({ body: { tid: ofGroups.trainingId, pid: ofGroups.oldTrainingProblemId, displayId: 'A', rank: '3' } }),
  'DELETE /api/group/training-problem': ({ ofGroups }) =>
    asRoot({ query: { tid: ofGroups.trainingId, pid: ofGroups.oldTrainingProblemId } }),
  'GET /api/group/get-discussion-list': ({ ofGroups }) => asRoot({ query: { ...page, gid: ofGroups.id, pid: '' } }),
  'GET /api/group/get-admin-discussion-list': ({ ofGroups }) => asRoot({ query: { ...page, gid: ofGroups.id } }),
  'POST /api/group/discussion': (scene) => asRoot({ body: discussionRow(scene, { gid: String(scene.ofGroups.id) }) }),
  'PUT /api/group/discussion': (scene) => asRoot({ body: discussionRow(scene, { id: scene.ofGroups.discussionId }) }),
  'DELETE /api/group/discussion': ({ ofGroups }) => asRoot({ query: { did: ofGroups.oldDiscussionId } }),
  'GET /api/group/get-contest-list': ({ ofGroups }) => asRoot({ query: { ...page, gid: ofGroups.id } }),
  'GET /api/group/get-admin-contest-list': ({ ofGroups }) => asRoot({ query: { ...page, gid: ofGroups.id } }),
  'POST /api/group/contest': ({ ofGroups }) => asRoot({ body: { ...contestRow, gid: String(ofGroups.id) } }),
  'GET /api/group/contest': ({ ofGroups }) => asRoot({ query: { cid: ofGroups.contestId } }),
  'PUT /api/group/contest': ({ ofGroups }) =>
    asRoot({ body: { ...contestRow, id: String(ofGroups.contestId), gid: 7 } }),
  'DELETE /api/group/contest': ({ ofGroups }) => asRoot({ query: { cid: ofGroups.oldContestId } }),
  'PUT /api/group/change-contest-visible': ({ ofGroups }) =>
    asRoot({ query: { cid: ofGroups.contestId, visible: true }, body: {} }),
  'GET /api/group/get-contest-problem-list': ({ ofGroups }) =>
    asRoot({ query: { ...page, cid: ofGroups.contestId, keyword: '' } }),
  'GET /api/group/contest-problem': ({ ofGroups }) =>
    asRoot({ query: { cid: ofGroups.contestId, pid: ofGroups.placedId } }),
  'POST /api/group/contest-problem': ({ ofGroups }) => asRoot({ body: problemBody({ gid: String(ofGroups.id) }) }),
  'PUT /api/group/contest-problem': ({ ofGroups }) =>
    asRoot({ body: { cid: ofGroups.contestId, pid: ofGroups.placedId, displayId: 'A', displayTitle: 'Apples' } }),
  'DELETE /api/group/contest-problem': ({ ofGroups }) =>
    asRoot({ query: { cid: ofGroups.contestId, pid: ofGroups.oldPlacedId } }),
  'POST /api/group/add-contest-problem-from-public': ({ ofGroups, desk }) =>
    asRoot({ body: { pid: desk.freeProblemId, cid: String(ofGroups.contestId), displayId: 'F' } }),
  'POST /api/group/add-contest-problem-from-group': ({ ofGroups }) =>
    asRoot({
      query: { problemId: ofGroups.problem.displayId, cid: ofGroups.contestId, displayId: 'G' },
      body: {},
    }),
  'GET /api/group/get-contest-announcement-list': ({ ofGroups }) =>
    asRoot({ query: { ...page, cid: ofGroups.contestId } }),
  'POST /api/group/contest-announcement': ({ ofGroups }) => asRoot({ body: { cid: ofGroups.contestId, announcement } }),
  'PUT /api/group/contest-announcement': ({ ofGroups }) =>
    asRoot({
      body: { cid: ofGroups.contestId, announcement: { ...announcement, id: ofGroups.contestAnnouncementId } },
    }),
  'DELETE /api/group/contest-announcement': ({ ofGroups }) =>
    asRoot({ query: { aid: ofGroups.oldContestAnnouncementId, cid: ofGroups.contestId } }),
};
