import { z } from 'zod';

/*
 * The Contest API 2023-06 as its specification has it, strictly: nothing beside what it names. Written anew from its
 * tables and schemas, which carry no licence that would let them be kept here.
 */

const absolute = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);
const relative = z.string().regex(/^-?([1-9]\d*)?\d:[0-5]\d:[0-5]\d\.\d{3}$/u);
const duration = z.string().regex(/^([1-9]\d*)?\d:[0-5]\d:[0-5]\d\.\d{3}$/u);
const id = z
  .string()
  .max(36)
  .regex(/^[A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_-])?$/u);
const ids = z.array(id).refine((all) => new Set(all).size === all.length);
const count = z.int().min(0);
const thousandths = z
  .number()
  .min(0)
  .refine((value) => Math.abs(value * 1_000 - Math.round(value * 1_000)) < 1e-6);
const judgementType = z.enum(['AC', 'RE', 'WA', 'TLE', 'RTE', 'CE', 'PE', 'MLE', 'JE', 'SE']);
const file = z.strictObject({ href: z.string(), filename: z.string(), mime: z.literal('application/zip') });

const contestFields = {
  id,
  name: z.string(),
  start_time: absolute,
  duration,
  scoreboard_freeze_duration: duration.optional(),
  scoreboard_thaw_time: absolute.optional(),
};
const contest = z.discriminatedUnion('scoreboard_type', [
  z.strictObject({ ...contestFields, scoreboard_type: z.literal('pass-fail'), penalty_time: count }),
  z.strictObject({ ...contestFields, scoreboard_type: z.literal('score') }),
]);

const state = z
  .strictObject({
    started: absolute.nullable(),
    frozen: absolute.nullish(),
    ended: absolute.nullable(),
    thawed: absolute.nullish(),
    finalized: absolute.nullable(),
    end_of_updates: absolute.nullable(),
  })
  .refine(({ started, frozen, ended, thawed }) => {
    // They come in this order, as far as they have come.
    const moments = [started, frozen, ended, thawed].filter((moment) => typeof moment === 'string');
    return moments.every((moment, index) => index === 0 || moment >= (moments[index - 1] ?? ''));
  })
  .refine(
    ({ started, ended, frozen, thawed }) =>
      (ended === null || started !== null) && (typeof thawed !== 'string' || typeof frozen === 'string'),
  );

const submission = z
  .strictObject({
    id,
    language_id: id,
    problem_id: id,
    team_id: id,
    time: absolute,
    contest_time: relative,
    entry_point: z.string().nullable(),
    files: z.array(file),
  })
  .refine(({ language_id, entry_point }) => !['c', 'cpp'].includes(language_id) || entry_point === null);

const clarification = z
  .strictObject({
    id,
    from_team_id: id.optional(),
    to_team_id: id.optional(),
    reply_to_id: id.optional(),
    problem_id: id.optional(),
    text: z.string(),
    time: absolute,
    contest_time: relative,
  })
  .refine(({ from_team_id, to_team_id }) => from_team_id === undefined || to_team_id === undefined);

const account = z
  .strictObject({
    id,
    username: z.string(),
    type: z.enum(['team', 'judge', 'admin', 'analyst', 'staff']),
    team_id: id.optional(),
  })
  .refine(({ type, team_id }) => (type === 'team') === (team_id !== undefined));

/** One object of each kind. */
const objects = {
  contest,
  'judgement-types': z.strictObject({
    id: judgementType,
    name: z.string(),
    penalty: z.boolean().optional(),
    solved: z.boolean(),
  }),
  languages: z.strictObject({
    id,
    name: z.string(),
    entry_point_required: z.literal(false),
    extensions: z.array(z.string()),
  }),
  problems: z.strictObject({
    id,
    label: z.string(),
    name: z.string(),
    ordinal: z.int(),
    rgb: z
      .string()
      .regex(/^#([A-Fa-f0-9]{3}){1,2}$/u)
      .optional(),
    color: z.string().optional(),
    time_limit: thousandths.optional(),
    test_data_count: count,
    max_score: z.number().optional(),
  }),
  groups: z.strictObject({ id, name: z.string() }),
  organizations: z.strictObject({ id, name: z.string() }),
  teams: z.strictObject({
    id,
    label: z.string(),
    name: z.string(),
    organization_id: id.optional(),
    group_ids: ids,
    hidden: z.boolean(),
  }),
  accounts: account,
  state,
  submissions: submission,
  judgements: z.strictObject({
    id,
    submission_id: id,
    judgement_type_id: judgementType,
    score: z.number().min(0).optional(),
    start_time: absolute,
    start_contest_time: relative,
    end_time: absolute,
    end_contest_time: relative,
    max_run_time: thousandths.optional(),
  }),
  clarifications: clarification,
  awards: z.strictObject({ id, citation: z.string(), team_ids: ids }),
} as const;
export type Kind = keyof typeof objects;

/** Kinds there are many of. */
export const collections = [
  'judgement-types',
  'languages',
  'problems',
  'groups',
  'organizations',
  'teams',
  'accounts',
  'submissions',
  'judgements',
  'clarifications',
  'awards',
] as const satisfies readonly Kind[];

const problemResult = { problem_id: id, num_judged: count, num_pending: count, time: count.optional() };
const scoreboard = z.strictObject({
  time: absolute,
  contest_time: relative,
  state,
  rows: z.array(
    z.strictObject({
      rank: z.int().min(1),
      team_id: id,
      score: z.union([
        z.strictObject({ num_solved: count, total_time: count, time: count.optional() }),
        z.strictObject({ score: z.number() }),
      ]),
      problems: z.array(
        z.union([
          z
            .strictObject({ ...problemResult, solved: z.boolean() })
            .refine(({ solved, time }) => solved === (time !== undefined)),
          z
            .strictObject({ ...problemResult, score: z.number().min(0) })
            .refine(({ score, time }) => score > 0 === (time !== undefined)),
        ]),
      ),
    }),
  ),
});

const access = z.strictObject({
  capabilities: z.array(z.string()).length(0),
  endpoints: z.array(
    z.strictObject({
      type: z.enum([...(Object.keys(objects) as Kind[]), 'scoreboard', 'event-feed']),
      properties: z.array(z.string().regex(/^[a-z][a-z0-9_]*$/u)).min(1),
    }),
  ),
});

/** What single addresses answer, by the last part of the path. */
export const answers = {
  contest,
  state,
  scoreboard,
  access,
  account,
  information: z.strictObject({
    version: z.literal('2023-06'),
    version_url: z.string(),
    provider: z.strictObject({ name: z.string() }),
  }),
  failure: z.strictObject({ code: z.int(), message: z.string().min(1) }),
} as const;

/** A list, of which no two are the same. */
export function listOf<K extends Kind>(kind: K) {
  return z
    .array(objects[kind])
    .refine((all) => new Set(all.map((one) => ('id' in one ? one.id : ''))).size === all.length);
}

/** An event of the feed. */
export interface FeedEvent {
  readonly type: Kind;
  readonly id: string | null;
  readonly data: unknown;
  readonly token?: string | undefined;
}

const eventFrame = z.strictObject({
  type: z.enum(Object.keys(objects) as [Kind, ...Kind[]]),
  id: id.nullable(),
  data: z.unknown(),
  token: z.string().optional(),
});

/** Reads a line of the feed. @throws when it is not as the specification has it. */
export function parseEvent(line: string): FeedEvent {
  const event = eventFrame.parse(JSON.parse(line));
  const isSingle = event.type === 'contest' || event.type === 'state';
  if (event.data === null && event.id !== null) return event;
  if (isSingle || event.id !== null) objects[event.type].parse(event.data);
  else listOf(event.type).parse(event.data);
  if (isSingle && event.id !== null) throw new Error(`An event of ${event.type} has the id ${event.id}`);
  return event;
}
