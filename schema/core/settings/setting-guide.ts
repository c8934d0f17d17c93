import { z } from 'zod';
import { siteSettings, type SettingKey } from './site-setting.ts';

/** Sections of the settings page, in its order. */
export const settingSections = {
  SITE: 'Name, address and footer.',
  ACCOUNTS: 'Registration and accounts.',
  MAIL: 'Mail.',
  JUDGING: 'Judging and submissions.',
  DISCUSSION: 'Discussions, comments and reports.',
  GROUPS: 'Limits of groups.',
  TRAINING: 'Trainings and lists.',
  RETENTION: 'How long data are kept.',
  CHECK_IN: 'Daily check-in.',
  OPERATION: 'Operation of the site.',
} as const;
type SettingSection = keyof typeof settingSections;

/** What a number counts where that is a measure. */
export const settingUnits = {
  SECONDS: 'Seconds.',
  DAYS: 'Days.',
  MIB: 'MiB.',
  CHARACTERS: 'Characters.',
} as const;
type SettingUnit = keyof typeof settingUnits;

/** How the value of a setting is given. */
export const settingKinds = {
  SWITCH: 'On or off: a boolean.',
  NUMBER: 'A whole number.',
  TEXT: 'A text.',
  CHOICE: 'One of several names.',
  OTHER: 'A record that a mutation of its own changes; no value here.',
} as const;
type SettingKind = keyof typeof settingKinds;

/** What zod does not say of a setting. */
interface SettingPlace {
  readonly section: SettingSection;
  readonly unit?: SettingUnit;
  /** Holds a password: its values are shown nowhere, only that there is one. */
  readonly isSecret?: true;
  /** Changed by mutations that check more: no former value is brought back. */
  readonly isOneWay?: true;
}

/** Section and unit of every setting; type, bounds and default are in `site-setting.ts`. In the order of the page. */
const places: { readonly [Key in SettingKey]: SettingPlace } = {
  name: { section: 'SITE' },
  shortName: { section: 'SITE' },
  description: { section: 'SITE' },
  baseUrl: { section: 'SITE' },
  contactMail: { section: 'SITE' },
  timeZone: { section: 'SITE' },
  recordName: { section: 'SITE' },
  recordUrl: { section: 'SITE' },
  projectName: { section: 'SITE' },
  projectUrl: { section: 'SITE' },
  isRegistrationOpen: { section: 'ACCOUNTS' },
  registerCode: { section: 'ACCOUNTS' },
  smtp: { section: 'MAIL', isSecret: true },
  mailKeptDays: { section: 'MAIL', unit: 'DAYS' },
  isPublicJudgingOpen: { section: 'JUDGING' },
  isGroupJudgingOpen: { section: 'JUDGING' },
  isContestJudgingOpen: { section: 'JUDGING' },
  isPracticeCodeHidden: { section: 'JUDGING' },
  submitIntervalSeconds: { section: 'JUDGING', unit: 'SECONDS' },
  captchaAfterSubmissions: { section: 'JUDGING' },
  codeMaxLength: { section: 'JUDGING', unit: 'CHARACTERS' },
  uploadMaxMb: { section: 'JUDGING', unit: 'MIB' },
  problemDraftKeptDays: { section: 'JUDGING', unit: 'DAYS' },
  isPublicDiscussionOpen: { section: 'DISCUSSION' },
  isGroupDiscussionOpen: { section: 'DISCUSSION' },
  isContestCommentOpen: { section: 'DISCUSSION' },
  discussionSolvedNeeded: { section: 'DISCUSSION' },
  discussionDailyLimit: { section: 'DISCUSSION' },
  commentSolvedNeeded: { section: 'DISCUSSION' },
  newcomerDays: { section: 'DISCUSSION', unit: 'DAYS' },
  newcomerMaxLinks: { section: 'DISCUSSION' },
  newcomerMaxImages: { section: 'DISCUSSION' },
  isSolutionReviewOn: { section: 'DISCUSSION' },
  reportHideReporters: { section: 'DISCUSSION' },
  reportHideWeight: { section: 'DISCUSSION' },
  ticketMaxOpen: { section: 'DISCUSSION' },
  questionMaxOpen: { section: 'DISCUSSION' },
  groupSolvedNeeded: { section: 'GROUPS' },
  groupDailyLimit: { section: 'GROUPS' },
  groupTotalLimit: { section: 'GROUPS' },
  groupMaxMembers: { section: 'GROUPS' },
  groupMaxProblems: { section: 'GROUPS' },
  groupMaxMadeAccounts: { section: 'GROUPS' },
  isTeacherRequestOpen: { section: 'GROUPS' },
  groupReapplyDays: { section: 'GROUPS', unit: 'DAYS' },
  publicListSolvedNeeded: { section: 'TRAINING' },
  trainingListLimit: { section: 'TRAINING' },
  auditKeptDays: { section: 'RETENTION', unit: 'DAYS' },
  addressKeptDays: { section: 'RETENTION', unit: 'DAYS' },
  apiTokenKeptDays: { section: 'RETENTION', unit: 'DAYS' },
  printKeptDays: { section: 'RETENTION', unit: 'DAYS' },
  messageKeptDays: { section: 'RETENTION', unit: 'DAYS' },
  dataExportKeptDays: { section: 'RETENTION', unit: 'DAYS' },
  codeDraftKeptDays: { section: 'RETENTION', unit: 'DAYS' },
  checkInSigns: { section: 'CHECK_IN' },
  checkInGood: { section: 'CHECK_IN' },
  checkInBad: { section: 'CHECK_IN' },
  maintenance: { section: 'OPERATION', isOneWay: true },
};

/** All settings, in the order of the page. */
export const settingKeys = Object.keys(places) as readonly SettingKey[];

/** A value as GraphQL carries it; an empty text where there is none. */
export type SettingScalar = boolean | number | string;

/** What is to be known of a setting to show and to change it. */
export interface SettingGuide {
  readonly key: SettingKey;
  readonly section: SettingSection;
  readonly kind: SettingKind;
  readonly unit: SettingUnit | null;
  readonly isSecret: boolean;
  /** May a former value be brought back? */
  readonly canRevert: boolean;
  /** Of a number. */
  readonly min: number | null;
  readonly max: number | null;
  /** Of a text, in characters. */
  readonly maxLength: number | null;
  /** Of a choice. */
  readonly choices: readonly string[];
  /** Null: kind OTHER. */
  readonly defaultValue: SettingScalar | null;
}

/** The part of a JSON Schema that says how a setting is given. */
const shape = z.object({
  type: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  enum: z.array(z.string()).optional(),
  anyOf: z.array(z.object({ type: z.string().optional(), maxLength: z.number().optional() })).optional(),
});

/** Every setting by its key. */
export const settingGuide: ReadonlyMap<SettingKey, SettingGuide> = new Map(
  settingKeys.map((key) => [key, guideOf(key)]),
);

/** Is it the key of a setting of this version? */
export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(places, key);
}

/** A stored value as GraphQL carries it; null for settings of kind OTHER. */
export function scalarOf(key: SettingKey, value: unknown): SettingScalar | null {
  if (settingGuide.get(key)?.kind === 'OTHER') return null;
  return toScalar(value);
}

/** A value as it is stored: an empty text is null where the setting may be null. */
export function storedOf(key: SettingKey, value: SettingScalar): SettingScalar | null {
  const schema: z.ZodType = siteSettings[key];
  const isEmpty = typeof value === 'string' && value.trim() === '';
  return isEmpty && settingGuide.get(key)?.kind === 'TEXT' && schema.safeParse(null).success ? null : value;
}

function guideOf(key: SettingKey): SettingGuide {
  const { section, unit = null, isSecret = false, isOneWay = false } = places[key];
  const schema: z.ZodType = siteSettings[key];
  const found = shape.parse(z.toJSONSchema(schema));
  const texts = [found, ...(found.anyOf ?? [])].filter(({ type }) => type === 'string');
  const kind = kindOf(found, texts.length > 0);
  return {
    key,
    section,
    kind,
    unit,
    isSecret,
    canRevert: !isSecret && !isOneWay,
    min: found.minimum ?? null,
    max: found.maximum ?? null,
    maxLength: kind === 'TEXT' ? Math.max(...texts.map(({ maxLength = 0 }) => maxLength)) || null : null,
    choices: found.enum ?? [],
    defaultValue: kind === 'OTHER' ? null : toScalar(schema.parse(undefined)),
  };
}

function kindOf({ type, enum: choices }: z.infer<typeof shape>, isText: boolean): SettingKind {
  if (choices !== undefined) return 'CHOICE';
  if (type === 'boolean') return 'SWITCH';
  if (type === 'integer') return 'NUMBER';
  return isText ? 'TEXT' : 'OTHER';
}

function toScalar(value: unknown): SettingScalar {
  return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string' ? value : '';
}
