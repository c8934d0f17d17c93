import { message } from '../../../../lib/intl/message.ts';
import type { MessageId } from '../../../../lib/intl/use-text.ts';
import type { ContestForm_FormFragment } from './contest-form.generated.ts';
import { isPenalty } from './penalty.ts';
import { timesOf, whole, type ContestValues } from './values.ts';

/** What is wrong, by field as the server names it. */
export type Faults = Readonly<Record<string, { readonly id: MessageId }>>;

/** Everything that is wrong with the form, in the order of its fields; the server decides again. */
export function faultsOf(values: ContestValues, stored: ContestForm_FormFragment | null): Faults {
  const faults: Record<string, { readonly id: MessageId }> = {};
  const { startsAt, endsAt, sealsAt } = timesOf(values, stored);
  if (values.title.trim() === '') faults['title'] = message({ id: 'maker.fault.title' });
  if (values.description.trim() === '') faults['description'] = message({ id: 'maker.fault.description' });
  if (startsAt === null) faults['startsAt'] = message({ id: 'maker.fault.startsAt' });
  if (endsAt === null) faults['endsAt'] = message({ id: 'maker.fault.endsAt' });
  else if (startsAt !== null && endsAt <= startsAt) faults['endsAt'] = message({ id: 'maker.fault.duration' });
  if (values.isSealed && values.seal === 'MOMENT' && sealsAt === null)
    faults['sealsAt'] = message({ id: 'maker.fault.sealsAt' });
  if (values.access !== 'PUBLIC' && values.password.trim() === '')
    faults['password'] = message({ id: 'maker.fault.password' });
  if (values.type === 'ACM' && !isPenalty(values.penaltyMinutes))
    faults['penaltySeconds'] = message({ id: 'maker.fault.penalty' });
  if (values.isLimited) Object.assign(faults, limitFaults(values));
  if (values.awardKind !== 'NONE') Object.assign(faults, awardFaults(values));
  return faults;
}

function limitFaults({ from, to }: ContestValues): Faults {
  if (!whole.test(from)) return { 'accountLimit.from': message({ id: 'maker.fault.number' }) };
  if (!whole.test(to)) return { 'accountLimit.to': message({ id: 'maker.fault.number' }) };
  return Number(to) < Number(from) ? { 'accountLimit.to': message({ id: 'maker.fault.range' }) } : {};
}

function awardFaults({ awards, awardKind }: ContestValues): Faults {
  const faults: Record<string, { readonly id: MessageId }> = {};
  awards.forEach(({ name, size }, index) => {
    if (name.trim() === '') faults[`awards.${index}.name`] = message({ id: 'maker.fault.awardName' });
    if (!whole.test(size)) faults[`awards.${index}.size`] = message({ id: 'maker.fault.number' });
  });
  const sum = awards.reduce((total, { size }) => total + Number(size), 0);
  if (awardKind === 'PROPORTION' && sum > 100) faults['awards'] = message({ id: 'maker.fault.shares' });
  return faults;
}
