import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import {
  AccountNotAdmitted,
  ContestHasEnded,
  ContestNotFound,
  ContestNotStarted,
  ContestPasswordNeeded,
} from '../../place/contest/contest.error.ts';
import {
  ContestPrintNotFound,
  maxPrintLength,
  minPrintLength,
  PrintContentEmpty,
  PrintContentTooLong,
  PrintContentTooShort,
  PrintingClosed,
} from './contest-print.error.ts';
import { markPrinted, submitPrint } from './contest-print.service.ts';
import { ContestPrintType } from './contest-print.type.ts';

const SubmitPrintInput = builder.inputType('SubmitPrintInput', {
  fields: (t) => ({
    contestId: t.int(),
    content: t.string({ description: `${minPrintLength} to ${maxPrintLength} characters.` }),
  }),
});

builder.mutationFields((t) => ({
  submitPrint: t.field({
    type: ContestPrintType,
    description: 'Sends a text to the contest admins, who print it. Once in 30 seconds.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        PrintContentEmpty,
        PrintContentTooShort,
        PrintContentTooLong,
        ContestNotFound,
        ContestNotStarted,
        ContestHasEnded,
        ContestPasswordNeeded,
        AccountNotAdmitted,
        PrintingClosed,
        TooManyRequests,
      ],
    },
    args: { input: t.arg({ type: SubmitPrintInput }) },
    resolve: (_root, { input }, context) => submitPrint(context, input),
  }),
  markPrinted: t.field({
    type: ContestPrintType,
    description: 'Says of a text that it was printed, or that it was not after all.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ContestPrintNotFound] },
    args: { id: t.arg.int(), isPrinted: t.arg.boolean() },
    resolve: (_root, { id, isPrinted }, context) => markPrinted(context, id, isPrinted),
  }),
}));
