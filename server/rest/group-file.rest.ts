import { progressSheet } from '@verdict/schema/group/progress/progress-sheet.service.ts';
import { z } from 'zod';
import { fileBy } from './file-by.ts';
import { restCall } from './rest-call.ts';
import { attachSheet } from './sheet-file.ts';
import { int, optionalInt, optionalText } from './wire.ts';

/** Files of groups. The class view is ours: the contract has none. */
export const groupFileCalls = [
  restCall({
    method: 'GET',
    path: '/api/file/download-group-progress',
    auth: 'user',
    // `format` is csv, or else xlsx.
    input: z.object({ gid: int, tid: int, classId: optionalInt, keyword: optionalText, format: optionalText }),
    async answer({ input: { gid, tid, classId, keyword, format }, context, reply }) {
      const sheet = await fileBy(context, () =>
        progressSheet(context, {
          groupId: gid,
          trainingId: tid,
          order: 'NAME',
          search: keyword ?? '',
          classId: classId ?? null,
        }),
      );
      return attachSheet(reply, sheet, {
        name: `group_${gid}_training_${tid}`,
        format: format === 'csv' ? 'csv' : 'xlsx',
        stickyColumnsCount: 1,
      });
    },
  }),
];
