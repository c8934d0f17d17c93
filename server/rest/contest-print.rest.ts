import { Readable } from 'node:stream';
import { z } from 'zod';
import { attach } from './attachment.ts';
import {
  RestContestPrintDocument,
  RestContestPrintsDocument,
  RestMarkPrintedDocument,
  RestSubmitPrintDocument,
} from './contest-desk.rest.generated.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall } from './rest-call.ts';
import { RestFailure } from './rest-failure.ts';
import { say, sentences } from './sentences.ts';
import { int, pageOf, paging, text } from './wire.ts';

/** Texts to be printed, of the contract's areas "contest" and "file". */
export const contestPrintCalls = [
  restCall({
    method: 'GET',
    path: '/api/get-contest-print',
    auth: 'user',
    input: z.object({ cid: int, ...paging(30) }),
    async answer({ input, operate }) {
      const { contestPrints } = await operate(RestContestPrintsDocument, {
        contestId: input.cid,
        page: { page: input.currentPage, size: input.limit },
      });
      return pageOf(
        contestPrints,
        contestPrints.items.map(({ id, contestId, username, realName, createdAt, printedAt }) => ({
          id,
          cid: contestId,
          username,
          realname: realName,
          content: null,
          status: printedAt === null ? 0 : 1,
          gmtCreate: createdAt,
          gmtModified: null,
        })),
      );
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/submit-print-text',
    auth: 'user',
    input: z.object({ cid: int, content: text }),
    async answer({ input, operate }) {
      const { submitPrint } = await operate(RestSubmitPrintDocument, {
        input: { contestId: input.cid, content: input.content },
      });
      return submitPrint.__typename === 'SubmitPrintSuccess' ? null : failDomain(submitPrint);
    },
  }),
  restCall({
    method: 'PUT',
    path: '/api/check-contest-print-status',
    auth: 'user',
    input: z.object({ id: int, cid: int }),
    async answer({ input, operate, context }) {
      const { contestPrint } = await operate(RestContestPrintDocument, { id: input.id });
      if (contestPrint?.contestId !== input.cid) return failWith(400, say(sentences.noSuchPrint, context.locale));
      const { markPrinted } = await operate(RestMarkPrintedDocument, { id: input.id });
      return markPrinted.__typename === 'MarkPrintedSuccess' ? null : failDomain(markPrinted);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/file/download-contest-print-text',
    auth: 'user',
    input: z.object({ id: int }),
    async answer({ input, operate, context, reply }) {
      const { contestPrint } = await operate(RestContestPrintDocument, { id: input.id });
      // Downloads say that they failed by the status of HTTP too.
      if (contestPrint === null)
        throw new RestFailure({
          httpStatus: 400,
          bodyStatus: 400,
          message: say(sentences.noSuchPrint, context.locale),
        });
      return attach(
        reply,
        `print_${input.id}.txt`,
        'application/x-download',
        Readable.from([Buffer.from(contestPrint.content)]),
      );
    },
  }),
];
