import type { User } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { buildContest } from '../../factories/contest.ts';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildTraining } from '../../factories/training.ts';
import { buildUser } from '../../factories/user.ts';

/** Groups of the contestant, and one of somebody else. */
export interface GroupWireScene {
  /** Of the contestant, with members and announcements. */
  readonly id: number;
  /** A member whose level may change, one who may be removed, and an applicant. */
  readonly memberId: string;
  readonly oldMemberId: string;
  readonly applicantId: string;
  readonly announcementId: number;
  readonly oldAnnouncementId: number;
  /** Of the contestant, which may be disbanded. */
  readonly oldId: number;
  /** Of somebody else: protected, and one that the contestant is a member of. */
  readonly protectedId: number;
  readonly joinedId: number;
  /** Of the contestant's group, for its root to change and to delete. */
  readonly problem: { readonly id: number; readonly displayId: string };
  readonly editedProblem: { readonly id: number; readonly displayId: string };
  readonly oldProblemId: number;
  /** Waits for a decision on its application for the public bank. */
  readonly appliedProblemId: number;
  readonly trainingId: number;
  readonly oldTrainingId: number;
  /** Of a problem of the training that may be removed. */
  readonly oldTrainingProblemId: number;
  readonly discussionId: number;
  readonly oldDiscussionId: number;
  readonly contestId: number;
  readonly oldContestId: number;
  /** Problems of the contest, one of which may be removed. */
  readonly placedId: number;
  readonly oldPlacedId: number;
  readonly contestAnnouncementId: number;
  readonly oldContestAnnouncementId: number;
}

/** Builds the groups. */
export async function buildGroupWireScene(
  services: Pick<Services, 'db' | 'passwords' | 'files'>,
  contestant: Pick<User, 'id'>,
): Promise<GroupWireScene> {
  const make = () => buildUser(services);
  const [member, oldMember, applicant, other] = [await make(), await make(), await make(), await make()];
  const group = await buildGroup(services, contestant, {
    access: 'PRIVATE',
    code: '123456',
    levels: [
      [member, 3],
      [oldMember, 3],
      [applicant, 1],
    ],
  });
  const news = { groupId: group.id, authorId: contestant.id, title: 'News', content: 'Of the group' };
  const [announcement, oldAnnouncement] = [
    await services.db.announcement.create({ data: news }),
    await services.db.announcement.create({ data: news }),
  ];
  const place = { groupId: group.id, authorId: contestant.id };
  const problems = [1, 2, 3, 4, 5, 6].map((number) =>
    buildProblem(services, { ...place, hasTests: true, displayId: `GROUP${number}` }),
  );
  const [problem, listed, placed, oldPlaced, editedProblem, oldProblem] = await Promise.all(problems);
  if (!problem || !listed || !placed || !oldPlaced || !editedProblem || !oldProblem)
    throw new Error('too few problems');
  const applied = await buildProblem(services, { ...place, bankState: 'APPLIED' });
  const contest = await buildContest(services, place);
  await services.db.contestProblem.createMany({
    data: [placed, oldPlaced].map(({ id, displayId, title }) => ({
      contestId: contest.id,
      problemId: id,
      displayId,
      displayTitle: title,
    })),
  });
  const announce = () =>
    services.db.contestAnnouncement.create({
      data: { contestId: contest.id, authorId: contestant.id, title: 'News', content: 'Of the contest' },
    });
  const ofOther = { access: 'PROTECTED', code: '123456' } as const;
  return {
    id: group.id,
    memberId: member.id,
    oldMemberId: oldMember.id,
    applicantId: applicant.id,
    announcementId: announcement.id,
    oldAnnouncementId: oldAnnouncement.id,
    oldId: (await buildGroup(services, contestant)).id,
    protectedId: (await buildGroup(services, other, ofOther)).id,
    joinedId: (await buildGroup(services, other, { levels: [[contestant, 3]] })).id,
    problem,
    editedProblem,
    oldProblemId: oldProblem.id,
    appliedProblemId: applied.id,
    trainingId: (await buildTraining(services, { ...place, problems: [listed] })).id,
    oldTrainingId: (await buildTraining(services, place)).id,
    oldTrainingProblemId: listed.id,
    discussionId: (await buildDiscussion(services, place)).id,
    oldDiscussionId: (await buildDiscussion(services, place)).id,
    contestId: contest.id,
    oldContestId: (await buildContest(services, place)).id,
    placedId: placed.id,
    oldPlacedId: oldPlaced.id,
    contestAnnouncementId: (await announce()).id,
    oldContestAnnouncementId: (await announce()).id,
  };
}
