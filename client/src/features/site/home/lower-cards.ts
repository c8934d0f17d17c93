/** What home shows below its first screen, fetched after that. Cards that are empty are left out. */
export { Fortune } from './fortune.tsx';
export { NewDay } from './new-day.ts';
export { OutsideContests } from './outside-contests.tsx';
export { RecentContests } from './recent-contests.tsx';
export { UpdatedProblems } from './updated-problems.tsx';
export { WeekChart } from './week-chart.tsx';
export { WeekRank } from './week-rank.tsx';
