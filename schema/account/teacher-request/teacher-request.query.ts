import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { standingNow } from '../../core/still-admin.service.ts';
import { watch } from '../../core/watch.ts';
import { defaultRequestPage, listTeacherRequests } from './teacher-request.service.ts';
import { TeacherRequestPage, TeacherRequestStateEnum } from './teacher-request.type.ts';

const state = { type: TeacherRequestStateEnum, required: false, description: 'Null: all.' } as const;

builder.queryField('teacherRequests', (t) =>
  t.field({
    type: TeacherRequestPage,
    description:
      'Requests of users to be teachers, those that wait first, for super admins. ' +
      `${defaultRequestPage} a page by default.`,
    authScopes: { superAdmin: true },
    complexity: pageComplexity(defaultRequestPage),
    args: { state: t.arg(state), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, args, context) =>
      listTeacherRequests(context, { state: args.state ?? null, page: pageOf(args, defaultRequestPage) }),
  }),
);

builder.subscriptionField('teacherRequestsChanged', (t) =>
  t.field({
    type: TeacherRequestPage,
    description: 'A page of `teacherRequests`: as it is now, then after each change.',
    authScopes: { superAdmin: true },
    complexity: pageComplexity(defaultRequestPage),
    args: { state: t.arg(state), page: t.arg({ type: PageInput, required: false }) },
    subscribe: (_root, args, context) =>
      watch(context, {
        topic: 'teacherRequest',
        restMs: context.pace.listMs,
        read: async (moment) =>
          (await standingNow(moment))?.role === 'ROOT'
            ? listTeacherRequests(moment, { state: args.state ?? null, page: pageOf(args, defaultRequestPage) })
            : null,
      }),
    resolve: (page) => page,
  }),
);
