import {
  BankState,
  Difficulty,
  JudgeCaseMode,
  JudgeMode,
  ProblemType,
  ProblemVisibility,
} from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';

export const DifficultyEnum = builder.enumType(Difficulty, { name: 'Difficulty' });
export const ProblemTypeEnum = builder.enumType(ProblemType, {
  name: 'ProblemType',
  description: 'ACM: right or wrong. OI: scores.',
});
export const ProblemVisibilityEnum = builder.enumType(ProblemVisibility, {
  name: 'ProblemVisibility',
  description: 'Who sees a problem outside contests.',
});
export const BankStateEnum = builder.enumType('BankState', {
  description: "Application of a group's problem for the public bank.",
  values: {
    NONE: { value: BankState.NONE, description: 'Of the site, or never applied.' },
    APPLIED: { value: BankState.APPLIED, description: 'Waits for a decision.' },
    ACCEPTED: { value: BankState.ACCEPTED, description: 'In the bank; it keeps its group.' },
    REFUSED: { value: BankState.REFUSED, description: 'Refused; it may apply again.' },
  },
});
export const JudgeModeEnum = builder.enumType(JudgeMode, {
  name: 'JudgeMode',
  description: 'How output becomes a result.',
});
export const JudgeCaseModeEnum = builder.enumType(JudgeCaseMode, {
  name: 'JudgeCaseMode',
  description: 'How case results become a verdict and a score. TEST_GROUPS: nested groups of a problem package.',
});
