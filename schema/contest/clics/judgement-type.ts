import { Status } from '@verdict/judge/protocol/status.ts';
import { outcomeOf } from '../scoreboard/stored-tries.ts';
import type { ClicsObject } from './clics-object.ts';

/** Verdicts by their identifiers in the Contest API. */
const types = [
  { id: 'AC', name: 'Accepted', status: Status.ACCEPTED },
  { id: 'WA', name: 'Wrong Answer', status: Status.WRONG_ANSWER },
  { id: 'PE', name: 'Presentation Error', status: Status.PRESENTATION_ERROR },
  { id: 'TLE', name: 'Time Limit Exceeded', status: Status.TIME_LIMIT_EXCEEDED },
  { id: 'MLE', name: 'Memory Limit Exceeded', status: Status.MEMORY_LIMIT_EXCEEDED },
  { id: 'RTE', name: 'Runtime Error', status: Status.RUNTIME_ERROR },
  { id: 'CE', name: 'Compile Error', status: Status.COMPILE_ERROR },
  { id: 'RE', name: 'Partial Accepted', status: Status.PARTIAL_ACCEPTED },
  { id: 'SE', name: 'Cancelled', status: Status.CANCELLED },
  { id: 'JE', name: 'System Error', status: Status.SYSTEM_ERROR },
] as const;

const byStatus: ReadonlyMap<number, string> = new Map(types.map(({ id, status }) => [status, id]));

/** The judgement type of a final verdict. What could not be judged or sent to its judge is a judging error. */
export function judgementTypeOf(status: number): string {
  return byStatus.get(status) ?? 'JE';
}

/** All judgement types of a contest. Whether one costs time is said where tries cost time at all. */
export function judgementTypes(contestType: 'ACM' | 'OI'): ClicsObject[] {
  return types.map(({ id, name, status }) => ({
    id,
    name,
    solved: status === Status.ACCEPTED,
    ...(contestType === 'ACM' ? { penalty: outcomeOf(status) === 'PENALISED' } : {}),
  }));
}
