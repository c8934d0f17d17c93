import { z } from 'zod';
import { readAccountLimit, writeAccountLimit } from './account-limit.wire.ts';
import type { RestContestFormFragment, RestCreateContestMutationVariables } from './admin-contest.rest.generated.ts';
import { contestAccessCode, flag, int, nameOfCode, optionalInt, optionalText, problemTypeCode, scoreRules, text } from './wire.ts';

type ContestInput = RestCreateContestMutationVariables['input'];

export const contestStatus = { SCHEDULED: -1, RUNNING: 0, ENDED: 1 } as const;
export const boardNames = { USERNAME: 'username', NICKNAME: 'nickname', REAL_NAME: 'realname' } as const;
const awardKinds = { NONE: 0, PROPORTION: 1, NUMBER: 2 } as const;
/** Seconds of a penalised try where nobody has said otherwise: the wire has no field for it. */
const usualPenaltySeconds = 1_200;

const loose = z.preprocess((value) => value ?? '', text);
/** A moment; what cannot be read counts as absent, and the schema says which one is missing. */
const moment = z.preprocess((value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined), z.string().optional());
const award = z.object({ priority: optionalInt, name: loose, background: loose, color: loose, num: z.preprocess((value) => value ?? 0, int) });

/** The body of a contest that is made or saved; whole table rows come back, so all else is ignored. */
export const contestBody = z.object({
  id: optionalInt, title: loose, description: loose, type: int.default(0), startTime: moment, endTime: moment, sealRank: flag, sealRankTime: moment,
  autoRealRank: z.preprocess((value) => value ?? true, flag), auth: int.default(0), pwd: optionalText, openPrint: flag, openRank: flag, rankShowName: optionalText, openAccountLimit: flag, accountLimitRule: optionalText,
  starAccount: z.array(text).nullish(), oiRankScoreType: optionalText, awardType: z.preprocess((value) => value ?? 0, int), awardConfigList: z.array(award).nullish(), allowEndSubmit: flag,
  visible: z.preprocess((value) => value ?? true, flag),
});

/** The body as the schema takes it. @param stored what the contest is now; null: a new one. */
export function contestInput(body: z.output<typeof contestBody>, stored: RestContestFormFragment | null): ContestInput {
  const awards = (body.awardConfigList ?? []).toSorted((one, other) => (one.priority ?? 0) - (other.priority ?? 0));
  return {
    title: body.title, description: body.description, type: nameOfCode(problemTypeCode, body.type) ?? 'ACM',
    startsAt: body.startTime ?? null, endsAt: body.endTime ?? null,
    access: nameOfCode(contestAccessCode, body.auth) ?? 'PUBLIC', password: body.pwd ?? null,
    sealsAt: body.sealRank ? (body.sealRankTime ?? null) : null, isUnsealedAtEnd: body.autoRealRank,
    penaltySeconds: stored?.penaltySeconds ?? usualPenaltySeconds,
    oiScoreRule: body.oiRankScoreType === scoreRules.HIGHEST ? 'HIGHEST' : 'RECENT',
    boardName: keyOfValue(boardNames, body.rankShowName) ?? 'USERNAME',
    isBoardOpen: body.openRank, isPrintOpen: body.openPrint, isVisible: body.visible, isEndSubmitAllowed: body.allowEndSubmit,
    accountLimit: body.openAccountLimit ? limitOf(body.accountLimitRule ?? '') : null,
    starUsernames: body.starAccount ?? [],
    awardKind: nameOfCode(awardKinds, body.awardType) ?? 'NONE',
    awards: awards.map(({ name, background, color, num }) => ({ name, background, color, size: num })),
  };
}

/** A contest's form as the wire shows it. */
export function wireContestForm(form: RestContestFormFragment) {
  const { accountLimit, awards } = form;
  return {
    id: form.id, uid: form.authorId, author: form.authorName, title: form.title, type: problemTypeCode[form.type], description: form.description, source: 0,
    auth: contestAccessCode[form.access], pwd: form.password, startTime: form.startsAt, endTime: form.endsAt, duration: secondsBetween(form),
    sealRank: form.sealsAt !== null, sealRankTime: form.sealsAt, autoRealRank: form.isUnsealedAtEnd, status: statusCode(form), visible: form.isVisible, openPrint: form.isPrintOpen,
    openAccountLimit: accountLimit !== null, accountLimitRule: accountLimit === null ? null : writeAccountLimit(accountLimit), rankShowName: boardNames[form.boardName],
    starAccount: form.starUsernames, openRank: form.isBoardOpen, oiRankScoreType: scoreRules[form.oiScoreRule], gid: form.groupId, awardType: awardKinds[form.awardKind],
    awardConfigList: awards.map(({ size, ...award }, index) => ({ priority: index + 1, ...award, num: size })), allowEndSubmit: form.isEndSubmitAllowed,
    gmtCreate: form.createdAt, gmtModified: form.updatedAt,
  };
}

/** How long a contest takes, in seconds. */
export function secondsBetween({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 1_000;
}

function statusCode({ startsAt, endsAt, now }: RestContestFormFragment): number {
  const [start, end, moment] = [startsAt, endsAt, now].map((time) => Date.parse(time)) as [number, number, number];
  if (moment < start) return contestStatus.SCHEDULED;
  return moment < end ? contestStatus.RUNNING : contestStatus.ENDED;
}

function limitOf(rule: string): ContestInput['accountLimit'] {
  const { extra, ...range } = readAccountLimit(rule);
  return { ...range, extra: [...extra] };
}

function keyOfValue<Key extends string>(names: Readonly<Record<Key, string>>, value: string | undefined): Key | undefined {
  return (Object.keys(names) as Key[]).find((key) => names[key] === value);
}
