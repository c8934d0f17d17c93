/** What home shows below its first screen, fetched after that. */
export { DueReviews } from './due-reviews.tsx';
export { MyTrainings } from './my-trainings.tsx';
export { OutsideContests } from './outside-contests.tsx';
export { UpdatedProblems } from './updated-problems.tsx';
export { WeekChart } from './week-chart.tsx';
export { WeekRank } from './week-rank.tsx';
