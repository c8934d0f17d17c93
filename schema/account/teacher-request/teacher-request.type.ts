import { TeacherRequestState } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { ViewerType } from '../user/viewer.type.ts';
import { lastRequest, teacherRefusal, type TeacherRequestRow } from './teacher-request.service.ts';

export const TeacherRequestStateEnum = builder.enumType(TeacherRequestState, {
  name: 'TeacherRequestState',
  description: 'OPEN: waits for a decision.',
});

export const TeacherRequestType = builder.objectRef<TeacherRequestRow>('TeacherRequest').implement({
  description: 'A user asks for the right TEACHER. For the user and super admins.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    username: t.string({ resolve: ({ user }) => user.username }),
    school: t.exposeString('school', { description: 'Name of the school.' }),
    reason: t.exposeString('reason'),
    state: t.expose('state', { type: TeacherRequestStateEnum }),
    answer: t.exposeString('answer', { description: 'Reason of the decision; empty: none was given.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decidedBy: t.string({
      nullable: true,
      description: 'Username; null: nobody has decided, or the account is gone.',
      resolve: ({ decidedBy }) => decidedBy?.username ?? null,
    }),
  }),
});

export const TeacherRequestPage = pageObject('TeacherRequestPage', TeacherRequestType);

builder.objectFields(ViewerType, (t) => ({
  teacherRequest: t.field({
    type: TeacherRequestType,
    nullable: true,
    description: 'The newest request of the viewer to be a teacher; null: there is none, or nobody is signed in.',
    resolve: (viewer, _args, { db }) => (viewer.kind === 'user' ? lastRequest({ viewer }, db) : null),
  }),
  teacherRequestRefusal: t.string({
    nullable: true,
    description: 'Why the signed-in viewer may not ask to be a teacher now. Null: they may, or nobody is signed in.',
    resolve: async (viewer, _args, context) =>
      viewer.kind === 'user' ? ((await teacherRefusal(context, context.db))?.messageIn(context.locale) ?? null) : null,
  }),
}));
