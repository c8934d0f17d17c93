import { Status } from '@verdict/judge/protocol/status.ts';
import { z } from 'zod';
import { RestBalloonsDocument, RestCheckBalloonDocument } from './contest-desk.rest.generated.ts';
import { failDomain } from './operate.ts';
import { restCall } from './rest-call.ts';
import { flag, int, pageOf, paging } from './wire.ts';

/** Balloons ("AC info" on the wire), of the contract's area "contest". A balloon's id is that of its submission. */
export const balloonCalls = [
  restCall({
    method: 'GET',
    path: '/api/get-contest-ac-info',
    auth: 'user',
    input: z.object({ cid: int, ...paging(30) }),
    async answer({ input, operate }) {
      const { balloons } = await operate(RestBalloonsDocument, {
        contestId: input.cid,
        page: { page: input.currentPage, size: input.limit },
      });
      return pageOf(
        balloons,
        balloons.items.map(
          ({
            id,
            problemId,
            problemDisplayId,
            userId,
            username,
            realName,
            submittedAt,
            second,
            isFirst,
            checkedAt,
          }) => ({
            id,
            cid: input.cid,
            uid: userId,
            pid: problemId,
            cpid: null,
            displayId: problemDisplayId,
            submitId: id,
            username,
            realname: realName,
            status: Status.ACCEPTED,
            submitTime: submittedAt,
            time: second,
            score: null,
            useTime: null,
            firstBlood: isFirst,
            checked: checkedAt !== null,
            gmtCreate: null,
            gmtModified: null,
          }),
        ),
      );
    },
  }),
  restCall({
    method: 'PUT',
    path: '/api/check-contest-ac-info',
    auth: 'user',
    input: z.object({ id: int, checked: flag }),
    async answer({ input, operate }) {
      const { checkBalloon } = await operate(RestCheckBalloonDocument, { id: input.id, isChecked: input.checked });
      return checkBalloon.__typename === 'CheckBalloonSuccess' ? null : failDomain(checkBalloon);
    },
  }),
];
