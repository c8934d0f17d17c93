import { errorType } from '../../core/builder.ts';
import {
  AccountDisabled,
  EmailTaken,
  EmailUnknown,
  PuzzleFailed,
  PuzzleNeeded,
  RegistrationClosed,
  ResetLinkInvalid,
  TooManyFailures,
  TooManyRequests,
  UsernameLooksTaken,
  UsernameTaken,
  UserNotFound,
  WrongCredentials,
} from './account.error.ts';

errorType(RegistrationClosed, { description: 'New accounts are switched off.' });
errorType(UsernameLooksTaken, {
  description: 'Another account has a name that looks the same, by letters of another script or faint marks.',
});
errorType(UsernameTaken, { description: 'Another account has the name; upper and lower case are the same.' });
errorType(EmailTaken, { description: 'Another account has the e-mail address.' });
errorType(UserNotFound, { description: 'There is no such user.' });
errorType(EmailUnknown, { description: 'No account has the e-mail address.' });
errorType(WrongCredentials, {
  description: 'No such account, or not its password; which of the two is not told.',
  fields: (t) => ({
    isPuzzleNext: t.exposeBoolean('isPuzzleNext', {
      description: 'The next try must bring a solved puzzle or a code.',
    }),
  }),
});
errorType(PuzzleNeeded, {
  description:
    'After five wrong passwords for one name from one address (or fifty from all) within half an hour, or thirty ' +
    'tries of it within a minute, a try must bring a solved slide puzzle, or the code mailed by sendSignInCode.',
});
errorType(PuzzleFailed, { description: 'The piece is not in its gap, or the puzzle was answered before or ran out.' });
errorType(AccountDisabled, { description: 'An admin has disabled the account.' });
errorType(ResetLinkInvalid, { description: 'A link that was used, replaced or ran out, or is not of this username.' });
errorType(TooManyFailures, {
  description: 'Twenty wrong passwords for one name from one address lock the pair for half an hour.',
  fields: (t) => ({
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next try is looked at.' }),
  }),
});
errorType(TooManyRequests, {
  description: 'Too many requests of one kind from one address, or for one name.',
  fields: (t) => ({
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next try is looked at.' }),
  }),
});
