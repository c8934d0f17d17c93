import { fromLocalText, toLocalText } from '../../../../lib/format/local-time.ts';
import type { ContestForm_FormFragment, ContestInput } from './contest-form.generated.ts';
import { penaltySecondsOf, penaltyText } from './penalty.ts';
import { longMs, offeredSeals, sealOf, sealStart, usualSeal, type Seal } from './seal.ts';

/** An award as it is typed. */
export interface AwardValues {
  readonly key: number;
  readonly name: string;
  readonly background: string;
  readonly color: string;
  readonly size: string;
}

/** The form of a contest as it is typed: figures are texts, times are texts of the browser's own fields. */
export interface ContestValues extends Pick<
  ContestForm_FormFragment,
  | 'title'
  | 'description'
  | 'type'
  | 'access'
  | 'isUnsealedAtEnd'
  | 'oiScoreRule'
  | 'boardName'
  | 'isBoardOpen'
  | 'isPrintOpen'
  | 'isVisible'
  | 'isEndSubmitAllowed'
  | 'teamSize'
  | 'awardKind'
> {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly password: string;
  readonly isSealed: boolean;
  readonly seal: Seal;
  /** When a seal of a moment begins. */
  readonly sealsAt: string;
  readonly penaltyMinutes: string;
  readonly isLimited: boolean;
  readonly prefix: string;
  readonly suffix: string;
  readonly from: string;
  readonly to: string;
  /** Names apart by blanks, commas or lines. */
  readonly extra: string;
  readonly starUsernames: readonly string[];
  readonly awards: readonly AwardValues[];
}

export const emptyContest: ContestValues = {
  title: '',
  description: '',
  type: 'ACM',
  startsAt: '',
  endsAt: '',
  access: 'PUBLIC',
  password: '',
  isSealed: false,
  seal: 'HOUR',
  sealsAt: '',
  isUnsealedAtEnd: true,
  penaltyMinutes: '20',
  oiScoreRule: 'RECENT',
  boardName: 'USERNAME',
  isBoardOpen: false,
  isPrintOpen: false,
  isVisible: true,
  isEndSubmitAllowed: false,
  teamSize: 1,
  isLimited: false,
  prefix: '',
  suffix: '',
  from: '0',
  to: '10',
  extra: '',
  starUsernames: [],
  awardKind: 'NONE',
  awards: [],
};

/** A figure as it is typed. */
export const whole = /^\d{1,7}$/u;
const maxAwardSize = 100_000;

let lastKey = 0;

/** A row with a key of its own. */
export function newAward(award: Omit<AwardValues, 'key'>): AwardValues {
  return { key: (lastKey += 1), ...award };
}

/** The form of a contest as it is stored. */
export function storedValues(form: ContestForm_FormFragment, now: Date): ContestValues {
  const { accountLimit, awards, penaltySeconds, password, sealsAt, startsAt, endsAt, ...same } = form;
  return {
    ...same,
    startsAt: toLocalText(startsAt),
    endsAt: toLocalText(endsAt),
    password: password ?? '',
    isSealed: sealsAt !== null,
    seal:
      sealsAt === null
        ? 'HOUR'
        : sealOf(new Date(sealsAt), { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, now),
    sealsAt: sealsAt === null ? '' : toLocalText(sealsAt),
    penaltyMinutes: penaltyText(penaltySeconds),
    isLimited: accountLimit !== null,
    prefix: accountLimit?.prefix ?? '',
    suffix: accountLimit?.suffix ?? '',
    from: String(accountLimit?.from ?? 0),
    to: String(accountLimit?.to ?? 10),
    extra: accountLimit?.extra.join(' ') ?? '',
    awards: awards.map(({ name, background, color, size }) =>
      newAward({ name, background, color, size: String(size) }),
    ),
  };
}

/**
 * When the contest is, and a seal of a moment, as far as it has been said. A time nobody touched is the stored one, to
 * the millisecond.
 */
export function timesOf(
  values: ContestValues,
  stored: ContestForm_FormFragment | null,
): Readonly<Record<'startsAt' | 'endsAt' | 'sealsAt', Date | null>> {
  const moment = (name: 'startsAt' | 'endsAt' | 'sealsAt') => {
    const known = stored?.[name] ?? null;
    return known !== null && toLocalText(known) === values[name] ? new Date(known) : fromLocalText(values[name]);
  };
  return { startsAt: moment('startsAt'), endsAt: moment('endsAt'), sealsAt: moment('sealsAt') };
}

/** How long the contest takes, in milliseconds; 0 when that is not said or makes no sense. */
export function durationOf(values: ContestValues, stored: ContestForm_FormFragment | null): number {
  const { startsAt, endsAt } = timesOf(values, stored);
  return startsAt === null || endsAt === null ? 0 : Math.max(0, endsAt.getTime() - startsAt.getTime());
}

/** The freeze that is proposed to a contest. */
export function usualFreeze(
  values: ContestValues,
  stored: ContestForm_FormFragment | null,
): Pick<ContestValues, 'seal' | 'sealsAt'> {
  const { startsAt, endsAt } = timesOf(values, stored);
  const { seal, sealsAt } = usualSeal(values.type, startsAt === null || endsAt === null ? null : { startsAt, endsAt });
  return { seal, sealsAt: sealsAt === null ? values.sealsAt : toLocalText(sealsAt.toISOString()) };
}

/** A new ACM contest of two hours and more is frozen for its last hour unless somebody decides otherwise. */
function isFreezePreset(values: ContestValues): boolean {
  return values.type === 'ACM' && durationOf(values, null) >= longMs;
}

/**
 * A new contest after a change: its freeze follows type and duration as long as nobody switched it, and is proposed
 * again when the contest becomes too short for it.
 */
export function withPresets(before: ContestValues, next: Partial<ContestValues>): ContestValues {
  const after = { ...before, ...next };
  const { seal } = after;
  if (after.isSealed && seal !== 'MOMENT' && !offeredSeals(durationOf(after, null)).includes(seal))
    return { ...after, ...usualFreeze(after, null) };
  if ('isSealed' in next || before.isSealed !== isFreezePreset(before)) return after;
  const isSealed = isFreezePreset(after);
  return isSealed === before.isSealed ? after : { ...after, isSealed, seal: 'HOUR' };
}

/** Names of a text. */
export function namesOf(text: string): string[] {
  return text.split(/[\s,，;；]+/u).filter((name) => name !== '');
}

/** Can the server take it as the size of an award? */
function isAwardSize(size: string): boolean {
  return whole.test(size) && Number(size) <= maxAwardSize;
}

/** The form as the server takes it. */
export function contestInput(values: ContestValues, stored: ContestForm_FormFragment | null): ContestInput {
  const { startsAt, endsAt, sealsAt: sealMoment } = timesOf(values, stored);
  const {
    title,
    description,
    type,
    access,
    isUnsealedAtEnd,
    oiScoreRule,
    boardName,
    isBoardOpen,
    isPrintOpen,
    isVisible,
    isEndSubmitAllowed,
    teamSize,
    awardKind,
  } = values;
  const sealsAt =
    values.isSealed && startsAt !== null && endsAt !== null
      ? sealStart(values.seal, { startsAt, endsAt }, sealMoment)
      : null;
  return {
    title,
    description,
    type,
    access,
    isUnsealedAtEnd,
    oiScoreRule,
    boardName,
    isBoardOpen,
    isPrintOpen,
    isVisible,
    isEndSubmitAllowed,
    teamSize,
    awardKind,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    password: access === 'PUBLIC' ? null : values.password,
    sealsAt: sealsAt?.toISOString() ?? null,
    // An OI contest has none: what may have been typed before its type was chosen does not count.
    penaltySeconds: penaltySecondsOf((type === 'ACM' ? values : emptyContest).penaltyMinutes),
    accountLimit: values.isLimited
      ? {
          prefix: values.prefix.trim(),
          suffix: values.suffix.trim(),
          from: Number(values.from),
          to: Number(values.to),
          extra: namesOf(values.extra),
        }
      : null,
    starUsernames: [...values.starUsernames],
    // Awards nobody sees keep nobody from saving: of a size that cannot be sent, the rest of its row stays.
    awards: values.awards.map(({ name, background, color, size }) => ({
      name,
      background,
      color,
      size: awardKind !== 'NONE' || isAwardSize(size) ? Number(size) : 0,
    })),
  };
}
