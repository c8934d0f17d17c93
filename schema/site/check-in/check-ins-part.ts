import type { ExportPart } from '../../account/data-export/export-part.ts';

/** Check-ins of an account, for the archive with its data; one a day at most. */
export const checkInsPart: ExportPart = {
  file: 'check-ins.json',
  about: { 'zh-CN': '签到记录。', 'en-US': 'Daily check-ins.' },
  async *entries({ db, viewer: { userId } }) {
    yield* await db.checkIn.findMany({
      where: { userId },
      orderBy: { day: 'asc' },
      select: { day: true, streak: true, fortune: true },
    });
  },
};
