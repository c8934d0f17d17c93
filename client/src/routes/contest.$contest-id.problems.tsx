import { ContestProblems } from '../features/contest/pages/problems/contest-problems.tsx';

/** The router asks for this name. */
export { ContestProblems as Component };
