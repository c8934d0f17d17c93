import { administerContest } from '@verdict/schema/contest/core/contest.service.ts';
import { acceptedZip } from '@verdict/schema/contest/scoreboard/accepted-zip.service.ts';
import { boardSheet } from '@verdict/schema/contest/scoreboard/board-sheet.ts';
import { readBoard } from '@verdict/schema/contest/scoreboard/open-board.service.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { DomainError } from '@verdict/schema/core/errors.ts';
import { refuseToken } from '@verdict/schema/core/refusals.ts';
import { GroupClassNotFound } from '@verdict/schema/group/class/class.error.ts';
import { usernamesOf } from '@verdict/schema/group/class/class.service.ts';
import { rosterPersons } from '@verdict/schema/group/roster/roster-persons.service.ts';
import { isSealed } from '@verdict/schema/place/contest/seal.ts';
import { z } from 'zod';
import { attach } from './attachment.ts';
import { restCall } from './rest-call.ts';
import { RestFailure } from './rest-failure.ts';
import { say, sentences } from './sentences.ts';
import { attachSheet } from './sheet-file.ts';
import { flag, int, optionalInt, optionalText } from './wire.ts';

const boardTitles = {
  plain: sentences.boardSheet,
  frozen: sentences.frozenBoardSheet,
  jury: sentences.juryBoardSheet,
} as const;
const splits = { user: 'user', problem: 'problem' } as const;

/** Boards and accepted programs as files, of the contract's area "file", for contest admins. */
export const boardFileCalls = [
  restCall({
    method: 'GET',
    path: '/api/file/download-contest-rank',
    auth: 'user',
    // Ours are `format`: csv, or else xlsx; `classId`: of the contest's group; `penalty`: minutes, or else seconds; and
    // `view`: public or jury. Either is in the name of the file while the scoreboard is frozen; without it, contest
    // admins get all results.
    input: z.object({
      cid: int,
      removeStar: flag,
      containEnd: flag,
      format: optionalText,
      classId: optionalInt,
      penalty: optionalText,
      view: optionalText,
    }),
    async answer({ input: { cid, removeStar, containEnd, format, classId, penalty, view }, context, reply }) {
      const isPublic = view === 'public';
      const { contest, rows, usernames, persons } = await fileBy(context, async () => {
        const { groupId } = (await administerContest(context, cid)).contest;
        return {
          ...(await readBoard(context, cid, {
            isOutside: false,
            includesAfterEnd: containEnd,
            isFrozenForAll: isPublic,
          })),
          usernames: classId === undefined ? null : await classOf(context, groupId, classId),
          persons: groupId === null ? null : await rosterPersons(context, groupId),
        };
      });
      const sheet = boardSheet(contest, removeStar ? rows.filter(({ row }) => !row.isStar) : rows, {
        locale: context.locale,
        usernames,
        persons,
        isPenaltyInMinutes: penalty === 'minutes',
      });
      const named = isSealed(contest, context.now) ? (isPublic ? 'frozen' : view === 'jury' ? 'jury' : null) : null;
      return attachSheet(reply, sheet, {
        name: `contest_${cid}_rank${named === null ? '' : `_${named}`}`,
        title: say(boardTitles[named ?? 'plain'], context.locale),
        format: format === 'csv' ? 'csv' : 'xlsx',
        stickyColumnsCount: 2,
      });
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/file/download-contest-ac-submission',
    auth: 'user',
    input: z.object({ cid: int, excludeAdmin: flag, splitType: optionalText }),
    async answer({ input: { cid, excludeAdmin, splitType }, context, reply }) {
      const splitBy = splitType === 'problem' ? splits.problem : splits.user;
      const zip = await fileBy(context, () => acceptedZip(context, cid, { splitBy, excludesAdmins: excludeAdmin }));
      return attach(reply, `contest_${cid}_ac_submission.zip`, 'application/x-download', zip);
    },
  }),
];

/** Usernames of the members of a class. */
async function classOf({ db }: Context, groupId: number | null, classId: number): Promise<ReadonlySet<string>> {
  const usernames = groupId === null ? null : await usernamesOf(db, groupId, classId);
  if (usernames === null) throw new GroupClassNotFound();
  return new Set(usernames);
}

/** Downloads say that they failed by the status of HTTP too. */
async function fileBy<T>(context: Context, act: () => Promise<T>): Promise<T> {
  try {
    refuseToken(context, 'ADMIN');
    return await act();
  } catch (error) {
    if (error instanceof DomainError)
      throw new RestFailure({ httpStatus: 400, bodyStatus: 400, message: error.messageIn(context.locale) });
    throw error;
  }
}
