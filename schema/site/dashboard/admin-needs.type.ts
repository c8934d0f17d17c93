import { builder } from '../../core/builder.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { countFailingChecks } from '../health/health.service.ts';
import { firstSteps, listFirstSteps } from './first-steps.service.ts';
import {
  countBankApplications,
  countFailedMails,
  countLostJudges,
  countSystemErrors,
  countTeacherRequests,
  listRedProblems,
  type RedProblem,
} from './needs.service.ts';

const RedProblemType = builder.objectRef<RedProblem>('RedProblem').implement({
  description: 'A problem whose newest jury report says that a program of the jury is not judged as expected.',
  fields: (t) => ({ id: t.exposeInt('id'), displayId: t.exposeString('displayId') }),
});

const FirstStepEnum = builder.enumType('FirstStep', {
  description: 'What a new site needs of a super admin.',
  values: firstSteps,
});

/** Each wing adds what its rows ask for: fields are computed when they are asked, by the rights of the viewer. */
export const AdminNeedsType = builder.objectRef<Record<string, never>>('AdminNeeds').implement({
  description: 'What waits for a person, as far as the viewer can act on it. Null: it is for other roles.',
  fields: (t) => ({
    bankApplications: t.int({
      nullable: true,
      description: 'Problems of groups that applied for the public bank and wait for a decision.',
      resolve: (_needs, _args, context) => countBankApplications(context),
    }),
    teacherRequests: t.int({
      nullable: true,
      description: 'Users who ask to be teachers and wait for a decision.',
      resolve: (_needs, _args, context) => countTeacherRequests(context),
    }),
    redProblems: t.field({
      type: [RedProblemType],
      description: 'Problems that the viewer may edit and whose newest jury report is red; at most 20.',
      resolve: (_needs, _args, context) => listRedProblems(context),
    }),
    failedMails: t.int({
      nullable: true,
      description: 'Mails that were given up.',
      resolve: (_needs, _args, context) => countFailedMails(context),
    }),
    systemErrors: t.int({
      nullable: true,
      description: 'Submissions of the last seven days whose judging failed for reasons of our own.',
      resolve: (_needs, _args, context) => countSystemErrors(context),
    }),
    lostJudges: t.int({
      nullable: true,
      description: 'Judges that fell silent without being told to end.',
      resolve: (_needs, _args, context) => countLostJudges(context),
    }),
    firstSteps: t.field({
      type: [FirstStepEnum],
      nullable: true,
      description: 'First steps of a new site that are not done yet.',
      resolve: (_needs, _args, context) => listFirstSteps(context),
    }),
    failingChecks: t.int({
      nullable: true,
      description: 'Checks of `siteHealth` that fail, without what `lostJudges` says already.',
      resolve: (_needs, _args, context) => (isSuperAdmin(context.viewer) ? countFailingChecks(context) : null),
    }),
  }),
});
