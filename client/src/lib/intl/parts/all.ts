/** Every part, for tests: a page imports only those it needs, so that the first load does not name all. */
export { accountPart } from './account.ts';
export { adminPart } from './admin.ts';
export { authorPart } from './author.ts';
export { batchPart } from './batch.ts';
export { contestPart } from './contest.ts';
export { deskPart } from './desk.ts';
export { developerPart } from './developer.ts';
export { helpPart } from './help.ts';
export { homePart } from './home.ts';
export { juryPart } from './jury.ts';
export { messagePart } from './message.ts';
export { pagePart } from './page.ts';
export { peoplePart } from './people.ts';
export { problemPart } from './problem.ts';
export { problemsPart } from './problems.ts';
export { settingPart } from './setting.ts';
export { submissionPart } from './submission.ts';
