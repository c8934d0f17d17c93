import type { TeacherRequestState } from '@verdict/prisma/generated/client/client.ts';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { RowOrderEnum, type RowOrder } from '../../core/row-order.ts';
import { standingNow } from '../../core/still-admin.service.ts';
import { watch } from '../../core/watch.ts';
import { defaultRequestPage, listTeacherRequests } from './teacher-request.service.ts';
import { TeacherRequestPage, TeacherRequestStateEnum } from './teacher-request.type.ts';

const state = { type: TeacherRequestStateEnum, required: false, description: 'Null: all.' } as const;
const order = {
  type: RowOrderEnum,
  required: false,
  description: 'Null: by state; of those that wait the oldest first, of decided ones the newest.',
} as const;

type ListArgs = Parameters<typeof pageOf>[0] & {
  readonly state?: TeacherRequestState | null | undefined;
  readonly order?: RowOrder | null | undefined;
};

const wantedOf = (args: ListArgs) => ({
  state: args.state ?? null,
  order: args.order ?? null,
  page: pageOf(args, defaultRequestPage),
});

builder.queryField('teacherRequests', (t) =>
  t.field({
    type: TeacherRequestPage,
    description: `Requests of users to be teachers, for super admins. ${defaultRequestPage} a page by default.`,
    authScopes: { superAdmin: true },
    complexity: pageComplexity(defaultRequestPage),
    args: { state: t.arg(state), order: t.arg(order), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, args, context) => listTeacherRequests(context, wantedOf(args)),
  }),
);

builder.subscriptionField('teacherRequestsChanged', (t) =>
  t.field({
    type: TeacherRequestPage,
    description: 'A page of `teacherRequests`: as it is now, then after each change.',
    authScopes: { superAdmin: true },
    complexity: pageComplexity(defaultRequestPage),
    args: { state: t.arg(state), order: t.arg(order), page: t.arg({ type: PageInput, required: false }) },
    subscribe: (_root, args, context) =>
      watch(context, {
        topic: 'teacherRequest',
        restMs: context.pace.listMs,
        read: async (moment) =>
          (await standingNow(moment))?.role === 'ROOT' ? listTeacherRequests(moment, wantedOf(args)) : null,
      }),
    resolve: (page) => page,
  }),
);
