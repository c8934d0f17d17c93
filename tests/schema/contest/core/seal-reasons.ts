/** Why the seal walk does not ask something. */
export const ownAccount = 'of the own account';
export const sitewide = 'of the site, of no contest';
export const mailsOfSite = 'mails of the site; none tells a result';
export const authoring = 'of a problem as it is written';
export const noGrader = 'of test runs and compiles, which are no submissions';
export const changes = 'changes something';
export const ofTrainings = 'of practice in trainings, which no contest touches';
export const ofSolutions = 'of accepted submissions outside contests that run or are sealed';
export const ofLineQuestions = 'of submissions outside contests that run or are sealed';
export const ofTickets = 'of texts about faults of problems; a test of tickets asks what a contest closes';
export const ofDiscussions = 'of texts that accounts write; the rows of discussions ask who reads them';
export const ofGroups = 'of groups and their members, not of what is in their contests';
export const superAdmin = 'for super admins, who are admins of each contest';
