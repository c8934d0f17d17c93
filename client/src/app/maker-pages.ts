import { Component as ContestsPage } from '../routes/admin.contest.tsx';
import { Component as EditorialFormPage } from '../routes/admin.problem.$problem-id.editorial.tsx';
import { Component as RemoteSourcePage } from '../routes/admin.problem.$problem-id.remote.tsx';
import { Component as RevisionsPage } from '../routes/admin.problem.$problem-id.revisions.tsx';
import { Component as ProblemFormPage } from '../routes/admin.problem.edit.$problem-id.tsx';
import { Component as ProblemsPage } from '../routes/admin.problems.tsx';
import { Component as TrainingsPage } from '../routes/admin.training.tsx';
import { Component as GroupContestsPage } from '../routes/group.$group-id.contest-admin.tsx';
import { Component as GroupProblemsPage } from '../routes/group.$group-id.problem-admin.tsx';
import { Component as GroupTrainingFormPage } from '../routes/group.$group-id.training.edit.tsx';
import { Component as ArrangePage } from '../routes/training.$training-id.arrange.tsx';

/** The pages of those who write problems, contests and trainings, in one file for the browser. */
export const ArrangeTraining = ArrangePage;
export const Contests = ContestsPage;
export const EditorialForm = EditorialFormPage;
export const GroupContests = GroupContestsPage;
export const GroupProblems = GroupProblemsPage;
export const GroupTrainingForm = GroupTrainingFormPage;
export const ProblemForm = ProblemFormPage;
export const RemoteSource = RemoteSourcePage;
export const Revisions = RevisionsPage;
export const Problems = ProblemsPage;
export const Trainings = TrainingsPage;
