import type { Sentence } from '@verdict/schema/core/errors.ts';
import { readInstant } from '@verdict/schema/core/instant.ts';
import { z } from 'zod';
import { readAccountLimit, writeAccountLimit } from './account-limit.wire.ts';
import type { RestContestFormFragment, RestCreateContestMutationVariables } from './admin-contest.rest.generated.ts';
import { failWith } from './operate.ts';
import { say, sentences } from './sentences.ts';
import {
  contestAccessCode,
  int,
  nameOfCode,
  optionalFlag,
  optionalInt,
  optionalText,
  problemTypeCode,
  scoreRules,
  secondsBetween,
  text,
} from './wire.ts';

type ContestInput = RestCreateContestMutationVariables['input'];

export const contestStatus = { SCHEDULED: -1, RUNNING: 0, ENDED: 1 } as const;
const boardNames = { USERNAME: 'username', NICKNAME: 'nickname', REAL_NAME: 'realname' } as const;
const awardKinds = { NONE: 0, PROPORTION: 1, NUMBER: 2 } as const;
/** Seconds of a penalised try where nobody has said otherwise: the wire has no field for it. */
const usualPenaltySeconds = 1_200;

const loose = z.preprocess((value) => value ?? '', text);
/** A text that may be absent; an empty one is given. */
const given = z.preprocess((value) => value ?? undefined, text.optional());
/** A moment that may be absent; what cannot be read is none, and the schema says which one is missing. */
const moment = z.preprocess((value) => (value === undefined || isMoment(value) ? value : null), z.string().nullish());
/** The begin of a seal is read or refused: a contest that is to be sealed is never left open. */
const sealMoment = optionalText.refine((value) => value === undefined || isMoment(value));
const award = z.object({
  priority: optionalInt,
  name: loose,
  background: loose,
  color: loose,
  num: z.preprocess((value) => value ?? 0, int),
});

/**
 * The body of a contest that is made or saved; whole table rows come back, so all else is ignored. Unknown codes cannot
 * be read.
 */
export const contestBody = z.object({
  id: optionalInt,
  title: given,
  description: given,
  type: optionalInt.refine(isOneOf(problemTypeCode)),
  startTime: moment,
  endTime: moment,
  sealRank: optionalFlag,
  sealRankTime: sealMoment,
  autoRealRank: optionalFlag,
  auth: optionalInt.refine(isOneOf(contestAccessCode)),
  pwd: given,
  openPrint: optionalFlag,
  openRank: optionalFlag,
  rankShowName: optionalText.refine(isOneOf(boardNames)),
  openAccountLimit: optionalFlag,
  accountLimitRule: optionalText,
  starAccount: z.array(text).nullish(),
  oiRankScoreType: optionalText.refine(isOneOf(scoreRules)),
  awardType: optionalInt.refine(isOneOf(awardKinds)),
  awardConfigList: z.array(award).nullish(),
  allowEndSubmit: optionalFlag,
  visible: optionalFlag,
});

/** What of a new contest is not given. */
const unsaid: ContestInput = {
  title: '',
  description: '',
  type: 'ACM',
  startsAt: null,
  endsAt: null,
  access: 'PUBLIC',
  password: null,
  sealsAt: null,
  isUnsealedAtEnd: true,
  penaltySeconds: usualPenaltySeconds,
  oiScoreRule: 'RECENT',
  boardName: 'USERNAME',
  isBoardOpen: false,
  isPrintOpen: false,
  isVisible: true,
  isEndSubmitAllowed: false,
  accountLimit: null,
  starUsernames: [],
  awardKind: 'NONE',
  awards: [],
};

/**
 * The body as the schema takes it; a seal without its begin ends the call, and so does a rule of accounts that is none.
 *
 * @param stored what the contest is now, and stays where the body says nothing; null: a new one.
 */
export function contestInput(
  body: z.output<typeof contestBody>,
  stored: RestContestFormFragment | null,
  locale: keyof Sentence,
): ContestInput {
  const before = stored ?? unsaid;
  const isSealed = body.sealRank ?? Boolean(before.sealsAt);
  const sealsAt = body.sealRankTime ?? before.sealsAt ?? null;
  if (isSealed && sealsAt === null) failWith(400, say(sentences.sealWithoutTime, locale));
  return {
    title: body.title ?? before.title,
    description: body.description ?? before.description,
    type: nameOfCode(problemTypeCode, body.type) ?? before.type,
    startsAt: body.startTime === undefined ? before.startsAt : body.startTime,
    endsAt: body.endTime === undefined ? before.endsAt : body.endTime,
    access: nameOfCode(contestAccessCode, body.auth) ?? before.access,
    password: body.pwd ?? before.password,
    sealsAt: isSealed ? sealsAt : null,
    isUnsealedAtEnd: body.autoRealRank ?? before.isUnsealedAtEnd,
    penaltySeconds: before.penaltySeconds,
    oiScoreRule: keyOfValue(scoreRules, body.oiRankScoreType) ?? before.oiScoreRule,
    boardName: keyOfValue(boardNames, body.rankShowName) ?? before.boardName,
    isBoardOpen: body.openRank ?? before.isBoardOpen,
    isPrintOpen: body.openPrint ?? before.isPrintOpen,
    isVisible: body.visible ?? before.isVisible,
    isEndSubmitAllowed: body.allowEndSubmit ?? before.isEndSubmitAllowed,
    accountLimit:
      (body.openAccountLimit ?? Boolean(before.accountLimit))
        ? limitOf(body.accountLimitRule, before.accountLimit, locale)
        : null,
    starUsernames: body.starAccount ?? before.starUsernames,
    awardKind: nameOfCode(awardKinds, body.awardType) ?? before.awardKind,
    awards: body.awardConfigList ? awardsOf(body.awardConfigList) : before.awards,
  };
}

/** A contest's form as the wire shows it. */
export function wireContestForm(form: RestContestFormFragment) {
  const { accountLimit, awards } = form;
  return {
    id: form.id,
    uid: form.authorId,
    author: form.authorName,
    title: form.title,
    type: problemTypeCode[form.type],
    description: form.description,
    source: 0,
    auth: contestAccessCode[form.access],
    pwd: form.password,
    startTime: form.startsAt,
    endTime: form.endsAt,
    duration: secondsBetween(form),
    sealRank: form.sealsAt !== null,
    sealRankTime: form.sealsAt,
    autoRealRank: form.isUnsealedAtEnd,
    status: statusCode(form),
    visible: form.isVisible,
    openPrint: form.isPrintOpen,
    openAccountLimit: accountLimit !== null,
    accountLimitRule: accountLimit === null ? null : writeAccountLimit(accountLimit),
    rankShowName: boardNames[form.boardName],
    starAccount: form.starUsernames,
    openRank: form.isBoardOpen,
    oiRankScoreType: scoreRules[form.oiScoreRule],
    gid: form.groupId,
    awardType: awardKinds[form.awardKind],
    awardConfigList: awards.map(({ size, ...award }, index) => ({ priority: index + 1, ...award, num: size })),
    allowEndSubmit: form.isEndSubmitAllowed,
    gmtCreate: form.createdAt,
    gmtModified: form.updatedAt,
  };
}

function statusCode({ startsAt, endsAt, now }: RestContestFormFragment): number {
  const [start, end, moment] = [startsAt, endsAt, now].map((time) => Date.parse(time)) as [number, number, number];
  if (moment < start) return contestStatus.SCHEDULED;
  return moment < end ? contestStatus.RUNNING : contestStatus.ENDED;
}

/** A rule that says nothing ends the call: it would let in nobody anyone thought of. */
function limitOf(
  rule: string | undefined,
  before: ContestInput['accountLimit'],
  locale: keyof Sentence,
): ContestInput['accountLimit'] {
  if (rule === undefined && before) return before;
  const read = readAccountLimit(rule ?? '') ?? failWith(400, say(sentences.badAccountLimit, locale));
  return { ...read, extra: [...read.extra] };
}

function awardsOf(list: readonly z.output<typeof award>[]): ContestInput['awards'] {
  return list
    .toSorted((one, other) => (one.priority ?? 0) - (other.priority ?? 0))
    .map(({ name, background, color, num }) => ({ name, background, color, size: num }));
}

/** Can the schema read it? */
function isMoment(value: unknown): value is string {
  return readInstant(value) !== null;
}

/** Is a value, if there is one, among those of a table? */
function isOneOf(codes: Readonly<Record<string, number | string>>) {
  const known = new Set(Object.values(codes));
  return (value: number | string | undefined) => value === undefined || known.has(value);
}

function keyOfValue<Key extends string>(
  names: Readonly<Record<Key, string>>,
  value: string | undefined,
): Key | undefined {
  return (Object.keys(names) as Key[]).find((key) => names[key] === value);
}
