import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import type { Locale } from '../../core/context.ts';
import { defaultAwards } from './award-defaults.ts';
import type { ContestInput } from './contest-input.ts';

/** The columns of a contest that its form decides, of an input without faults; the type is set once, and not here. */
export function contestColumns(input: ContestInput, locale: Locale) {
  const {
    startsAt,
    endsAt,
    access,
    isUnsealedAtEnd,
    penaltySeconds,
    oiScoreRule,
    boardName,
    isBoardOpen,
    isPrintOpen,
    isVisible,
    isEndSubmitAllowed,
    awardKind,
  } = input;
  if (!startsAt || !endsAt) throw new Error('a contest without its times was not refused');
  return {
    title: input.title.trim(),
    description: input.description,
    startsAt,
    endsAt,
    access,
    isUnsealedAtEnd,
    penaltySeconds,
    oiScoreRule,
    boardName,
    isBoardOpen,
    isPrintOpen,
    isVisible,
    isEndSubmitAllowed,
    awardKind,
    ...(typeof input.teamSize === 'number' ? { teamSize: input.teamSize } : {}),
    password: access === 'PUBLIC' ? null : (input.password ?? null),
    sealsAt: input.sealsAt ?? null,
    accountLimit: input.accountLimit
      ? { ...input.accountLimit, extra: names(input.accountLimit.extra) }
      : Prisma.DbNull,
    starUsernameKeys: names(input.starUsernames).map(usernameKey),
    awards: awardsOf(input, locale),
  } satisfies Partial<Prisma.ContestUncheckedCreateInput>;
}

function names(given: readonly string[]): string[] {
  return given.map((name) => name.trim()).filter((name) => name !== '');
}

/** Rows without a kind are kept for the day it is chosen again; a kind without rows means the usual three. */
function awardsOf({ awardKind, awards }: ContestInput, locale: Locale): Prisma.InputJsonValue {
  const chosen = awardKind !== 'NONE' && awards.length === 0 ? defaultAwards(locale) : awards;
  return chosen.map(({ name, background, color, size }) => ({ name: name.trim(), background, color, size }));
}
