import {
  announcementFields,
  balloonFields,
  clarificationFields,
  commentFields,
  ghostFields,
  judgeFields,
  printFields,
  submissionFields,
  unreadFields,
} from './seal-queries.ts';
import type { Asked } from './seal-world.ts';

/** Subscriptions, by name. */
export function subscriptions({ contestId, submissionIds }: Asked): Readonly<Record<string, string>> {
  return {
    contestChanged: `subscription { contestChanged(contestId: ${contestId}) { status isSealed participantCount } }`,
    participantsChanged: `subscription {
      participantsChanged(contestIds: [${contestId}]) { status isSealed participantCount }
    }`,
    judgeOverview: `subscription { judgeOverview { ${judgeFields('nodes', 'queue')} } }`,
    contestBoardChanged: `subscription {
      contestBoardChanged(contestId: ${contestId}, includesAfterEnd: true) {
        isReload version rows firstSeconds { second }
      }
    }`,
    contestBoardChangedOutside: `subscription {
      contestBoardChanged(contestId: ${contestId}, isOutside: true) { isReload version rows firstSeconds { second } }
    }`,
    ownBoardRowChanged: `subscription { ownBoardRowChanged(contestId: ${contestId}) }`,
    virtualRowChanged: `subscription { virtualRowChanged(contestId: ${contestId}) { ${ghostFields} } }`,
    balloonsChanged: `subscription { balloonsChanged(contestId: ${contestId}) { ${balloonFields} } }`,
    clarificationsChanged: `subscription { clarificationsChanged(contestId: ${contestId}) { ${clarificationFields} } }`,
    commentsChanged: `subscription { commentsChanged(on: { contestId: ${contestId} }) { ${commentFields} } }`,
    contestAnnouncementsChanged: `subscription {
      contestAnnouncementsChanged(contestId: ${contestId}) { ${announcementFields} }
    }`,
    contestPrintsChanged: `subscription { contestPrintsChanged(contestId: ${contestId}) { ${printFields} } }`,
    ownContestPrintsChanged: `subscription { ownContestPrintsChanged(contestId: ${contestId}) { ${printFields} } }`,
    unreadCountsChanged: `subscription { unreadCountsChanged { ${unreadFields} } }`,
    ...Object.fromEntries(
      [-5, -1, 0].map((status) => [
        `new of status ${status}`,
        `subscription { newSubmissionCount(filter: { contestId: ${contestId}, status: ${status} }, afterId: 0) }`,
      ]),
    ),
    ...Object.fromEntries(
      submissionIds.map((id) => [
        `progress of ${id}`,
        `subscription {
          submissionProgress(id: ${id}) { status casesDone casesTotal queuePosition submission { ${submissionFields} } }
        }`,
      ]),
    ),
  };
}

/** Submissions among some whose changes are told at once, up to one that is not of the contest. */
export function changesOf(submissionIds: readonly number[], lastId: number): string {
  return `subscription { submissionChanged(ids: [${[...submissionIds, lastId].join(', ')}]) { ${submissionFields} } }`;
}
