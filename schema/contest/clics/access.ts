import { eventTypes, type EventType } from './clics-object.ts';
import { collectionsAt, type Look } from './look.service.ts';

/** Properties by endpoint, beside those that only some contests or viewers have. */
const properties: Readonly<Record<EventType, readonly string[]>> = {
  contest: ['id', 'name', 'start_time', 'duration', 'scoreboard_type'],
  state: ['started', 'ended', 'finalized', 'end_of_updates'],
  'judgement-types': ['id', 'name', 'solved'],
  languages: ['id', 'name', 'entry_point_required', 'extensions'],
  problems: ['id', 'label', 'name', 'ordinal', 'rgb', 'color', 'test_data_count'],
  groups: ['id', 'name'],
  organizations: ['id', 'name'],
  teams: ['id', 'label', 'name', 'organization_id', 'group_ids', 'hidden'],
  accounts: ['id', 'username', 'type', 'team_id'],
  submissions: ['id', 'language_id', 'problem_id', 'team_id', 'time', 'contest_time', 'entry_point', 'files'],
  judgements: [
    'id',
    'submission_id',
    'judgement_type_id',
    'start_time',
    'start_contest_time',
    'end_time',
    'end_contest_time',
    'max_run_time',
  ],
  clarifications: ['id', 'from_team_id', 'to_team_id', 'reply_to_id', 'problem_id', 'text', 'time', 'contest_time'],
  awards: ['id', 'citation', 'team_ids'],
};

/** What a viewer may ask for. Nobody changes anything by this API, so there are no capabilities. */
export function accessObject({ depth, contest: { type, sealsAt } }: Look) {
  const isAcm = type === 'ACM';
  const more: Partial<Record<EventType, readonly string[]>> = {
    contest: [
      ...(isAcm ? ['penalty_time'] : []),
      ...(sealsAt === null ? [] : ['scoreboard_freeze_duration', 'scoreboard_thaw_time']),
    ],
    state: sealsAt === null ? [] : ['frozen', 'thawed'],
    'judgement-types': isAcm ? ['penalty'] : [],
    problems: [...(depth === 'INSIDE' ? ['time_limit'] : []), ...(isAcm ? [] : ['max_score'])],
    judgements: isAcm ? [] : ['score'],
  };
  const told = new Set<EventType>(['contest', 'state', ...collectionsAt[depth]]);
  const endpoints = eventTypes
    .filter((one) => told.has(one))
    .map((one) => ({ type: one as string, properties: [...properties[one], ...(more[one] ?? [])] }));
  if (depth !== 'ANNOUNCED')
    endpoints.push({ type: 'scoreboard', properties: ['time', 'contest_time', 'state', 'rows'] });
  return {
    capabilities: [],
    endpoints: [...endpoints, { type: 'event-feed', properties: ['type', 'id', 'data', 'token'] }],
  };
}
