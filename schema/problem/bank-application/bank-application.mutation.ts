import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { ProblemEditForbidden, ProblemNotFound } from '../bank/problem.error.ts';
import { AdminProblemType } from '../editing/authoring.query.ts';
import { BankApplicationChanged, ProblemNotOfGroup, ProblemNotPublic } from './bank-application.error.ts';
import {
  applyForBank,
  decideBankApplication,
  maxReasonLength,
  withdrawBankApplication,
} from './bank-application.service.ts';

const dataField = { name: 'problem' } as const;
const which = { description: 'Which problem.' } as const;

const ApplyForBankInput = builder.inputType('ApplyForBankInput', {
  description: 'An application for the public bank.',
  fields: (t) => ({ problemId: t.id(which) }),
});

const WithdrawBankApplicationInput = builder.inputType('WithdrawBankApplicationInput', {
  description: 'The end of an application that waits.',
  fields: (t) => ({ problemId: t.id(which) }),
});

const BankDecisionEnum = builder.enumType('BankDecision', {
  description: 'What becomes of an application for the public bank.',
  values: {
    ACCEPT: { value: 'ACCEPTED', description: 'The problem is in the bank, and stays in its group.' },
    REFUSE: { value: 'REFUSED', description: 'It is not in the bank, or not any more; it may apply again.' },
    REOPEN: { value: 'APPLIED', description: 'Takes a decision back: the application waits again.' },
  } as const,
});

const DecideBankApplicationInput = builder.inputType('DecideBankApplicationInput', {
  description: 'A decision on an application for the public bank.',
  fields: (t) => ({
    problemId: t.id(which),
    decision: t.field({ type: BankDecisionEnum }),
    reason: t.string({
      required: false,
      description: 'For the applicant.',
      validate: z.string().max(maxReasonLength),
    }),
  }),
});

builder.mutationFields((t) => ({
  applyForBank: t.field({
    type: AdminProblemType,
    description: 'Applies for the public bank with a public problem of a group, for its author and roots of the group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [ProblemNotFound, ProblemEditForbidden, ProblemNotOfGroup, ProblemNotPublic, BankApplicationChanged],
      dataField,
    },
    args: { input: t.arg({ type: ApplyForBankInput }) },
    resolve: (_root, { input }, context) => applyForBank(context, rowId(input.problemId)),
  }),
  withdrawBankApplication: t.field({
    type: AdminProblemType,
    description: 'Withdraws an application for the public bank that waits.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemEditForbidden, ProblemNotOfGroup, BankApplicationChanged], dataField },
    args: { input: t.arg({ type: WithdrawBankApplicationInput }) },
    resolve: (_root, { input }, context) => withdrawBankApplication(context, rowId(input.problemId)),
  }),
  decideBankApplication: t.field({
    type: AdminProblemType,
    description:
      'Accepts or refuses an application for the public bank, or takes that back. The applicant is notified.',
    authScopes: { problemAdmin: true },
    refusesArchived: true,
    errors: { types: [InvalidInput, ProblemNotFound, ProblemNotPublic, BankApplicationChanged], dataField },
    args: { input: t.arg({ type: DecideBankApplicationInput }) },
    resolve: (_root, { input: { problemId, decision, reason } }, context) =>
      decideBankApplication(context, {
        problemId: rowId(problemId),
        state: decision,
        reason: reason?.trim() ?? '',
      }),
  }),
}));
