import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { UserNotFound } from '../user/account.error.ts';
import { OwnRole } from '../user/own-account.error.ts';
import {
  TeacherRequestDecided,
  TeacherRequestNotFound,
  TeacherRequestRefused,
  TeacherRequestTooSoon,
} from './teacher-request.error.ts';
import { decideTeacherRequest, requestTeacher } from './teacher-request.service.ts';
import { TeacherRequestType } from './teacher-request.type.ts';

const maxSchool = 100;
const maxReason = 1_000;
const maxAnswer = 500;
const dataField = { name: 'request' } as const;

const RequestTeacherInput = builder.inputType('RequestTeacherInput', {
  description: 'Why a user wants to be a teacher.',
  fields: (t) => ({
    school: t.string({
      description: `Name of the school, at most ${maxSchool} characters.`,
      validate: z.string().trim().min(1).max(maxSchool),
    }),
    reason: t.string({
      description: `At most ${maxReason} characters.`,
      validate: z.string().trim().min(1).max(maxReason),
    }),
  }),
});

const DecideTeacherRequestInput = builder.inputType('DecideTeacherRequestInput', {
  description: 'A decision on a request to be a teacher.',
  fields: (t) => ({
    id: t.id({ description: 'Which request.' }),
    isAccepted: t.boolean({ description: 'True gives the right TEACHER.' }),
    answer: t.string({
      required: false,
      description: `For the user, at most ${maxAnswer} characters.`,
      validate: z.string().trim().max(maxAnswer),
    }),
  }),
});

builder.mutationFields((t) => ({
  requestTeacher: t.field({
    type: TeacherRequestType,
    description: 'Asks for the right TEACHER: one request at a time, and 30 days after one that was declined.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, TeacherRequestRefused, TeacherRequestTooSoon], dataField },
    args: { input: t.arg({ type: RequestTeacherInput }) },
    resolve: (_root, { input }, context) => requestTeacher(context, input),
  }),
  decideTeacherRequest: t.field({
    type: TeacherRequestType,
    description: 'Accepts or declines a request to be a teacher; accepts a declined one, too. The user is told.',
    authScopes: { superAdmin: true },
    apiScope: 'NEVER',
    errors: {
      types: [InvalidInput, TeacherRequestNotFound, TeacherRequestDecided, UserNotFound, OwnRole],
      dataField,
    },
    args: { input: t.arg({ type: DecideTeacherRequestInput }) },
    resolve: (_root, { input: { id, isAccepted, answer } }, context) =>
      decideTeacherRequest(context, { id: rowId(id), isAccepted, answer: answer ?? '' }),
  }),
}));
