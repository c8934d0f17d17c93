import { BoardName, ContestAccess, OiScoreRule } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';

export const ContestAccessEnum = builder.enumType(ContestAccess, {
  name: 'ContestAccess',
  description: 'PUBLIC: look and submit. PRIVATE: a password to look. PROTECTED: a password to submit.',
});
export const ContestStatusEnum = builder.enumType('ContestStatus', {
  description: 'Where a contest is in its time.',
  values: ['SCHEDULED', 'RUNNING', 'ENDED'] as const,
});
export const BoardNameEnum = builder.enumType(BoardName, {
  name: 'BoardName',
  description: 'Which name of a participant a board shows.',
});
export const OiScoreRuleEnum = builder.enumType(OiScoreRule, {
  name: 'OiScoreRule',
  description: 'Which score of several counts in an OI contest.',
});
