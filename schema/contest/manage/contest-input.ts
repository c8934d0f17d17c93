import type {
  BoardName,
  ContestAccess,
  ContestAwardKind,
  OiScoreRule,
  ProblemType,
} from '@verdict/prisma/generated/client/client.ts';

/** What the form of a contest sends: all of it each time. Null and absent alike mean "none". */
export interface ContestInput {
  readonly title: string;
  readonly description: string;
  readonly type: ProblemType;
  readonly startsAt?: Date | null | undefined;
  readonly endsAt?: Date | null | undefined;
  readonly access: ContestAccess;
  readonly password?: string | null | undefined;
  /** Null: no seal. */
  readonly sealsAt?: Date | null | undefined;
  readonly isUnsealedAtEnd: boolean;
  readonly penaltySeconds: number;
  readonly oiScoreRule: OiScoreRule;
  readonly boardName: BoardName;
  readonly isBoardOpen: boolean;
  readonly isPrintOpen: boolean;
  readonly isVisible: boolean;
  readonly isEndSubmitAllowed: boolean;
  /** Most accounts of a team; null: as before, at first 1. */
  readonly teamSize?: number | null | undefined;
  readonly accountLimit?: AccountLimitInput | null | undefined;
  readonly starUsernames: readonly string[];
  readonly awardKind: ContestAwardKind;
  readonly awards: readonly AwardInput[];
}

export interface AccountLimitInput {
  readonly prefix: string;
  readonly suffix: string;
  readonly from: number;
  readonly to: number;
  readonly extra: readonly string[];
}

export interface AwardInput {
  readonly name: string;
  readonly background: string;
  readonly color: string;
  readonly size: number;
}
