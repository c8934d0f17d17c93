import {
  AccountNotAdmitted,
  ContestNotFound,
  ContestNotStarted,
  ContestPasswordNeeded,
} from '../../place/contest/contest.error.ts';
import { DiscussionNotFound, DiscussionsClosed } from '../core/discussion.error.ts';
import { EditorialNotFound } from '../core/editorial.error.ts';
import { LineQuestionNotFound } from '../core/question.error.ts';
import { CommunitySolutionNotFound } from '../core/solution.error.ts';
import { CommentsClosed } from './thread.error.ts';

/** What `enterThread` throws. */
export const enterFailures = [
  ContestNotFound,
  ContestNotStarted,
  ContestPasswordNeeded,
  AccountNotAdmitted,
  CommentsClosed,
  DiscussionNotFound,
  DiscussionsClosed,
  EditorialNotFound,
  LineQuestionNotFound,
  CommunitySolutionNotFound,
];
