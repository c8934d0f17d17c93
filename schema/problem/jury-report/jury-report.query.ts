import { builder } from '../../core/builder.ts';
import { JuryReportObject, JurySolutionObject } from './jury-report.type.ts';
import { checkKeeps } from './problem-keeping.service.ts';

/** Reports that are listed; as many are kept. */
const listedReports = 20;

builder.queryFields((t) => ({
  juryReports: t.prismaField({
    type: [JuryReportObject],
    description:
      "Reports on the jury's programs of a problem, newest first; for those who keep it. " +
      `The last ${listedReports}.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: { field: 1, multiplier: listedReports },
    args: { problemId: t.arg.int(), take: t.arg.int({ defaultValue: 1 }) },
    resolve: async (query, _root, { problemId, take }, context) => {
      await checkKeeps(context, problemId);
      return context.db.juryReport.findMany({
        ...query,
        where: { problemId },
        orderBy: { id: 'desc' },
        take: Math.min(Math.max(take, 1), listedReports),
      });
    },
  }),
  jurySolutions: t.prismaField({
    type: [JurySolutionObject],
    description: 'Reference solutions of a problem with their sources; for those who keep it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { problemId: t.arg.int() },
    resolve: async (query, _root, { problemId }, context) => {
      await checkKeeps(context, problemId);
      return context.db.jurySubmission.findMany({ ...query, where: { problemId }, orderBy: { name: 'asc' } });
    },
  }),
}));
