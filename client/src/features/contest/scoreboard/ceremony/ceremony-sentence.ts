import type { Step } from '@verdict/schema/contest/scoreboard/board/resolve.ts';
import { cellToWire } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { message } from '../../../../lib/intl/message.ts';
import type { Text } from '../../../../lib/intl/use-text.ts';
import { withGap } from '../../../../lib/intl/with-gap.ts';
import { cellLook } from '../cell-look.ts';
import { awardColors } from './award-colors.ts';
import type { Ceremony } from './ceremony-model.ts';

/** What a step says, in words; read out as it comes. @param step null: nothing has been done yet. */
export function ceremonySentence(t: Text, ceremony: Ceremony, step: Step | null, isOver: boolean): string {
  const said = step === null ? opening(t, ceremony) : sentenceOf(t, ceremony, step);
  return isOver ? withGap(said) + t({ id: 'ceremony.over' }) : said;
}

function opening(t: Text, { resolution: { start, steps }, unjudged }: Ceremony): string {
  const cells = steps.filter(({ kind }) => kind === 'REVEAL').length;
  const told = t({ id: 'ceremony.begin' }, { rows: start.order.length, cells });
  const hint = unjudged > 0 ? t({ id: 'ceremony.unjudged' }, { count: unjudged }) : t({ id: 'ceremony.beginHint' });
  return withGap(told) + hint;
}

function sentenceOf(t: Text, { facts, people, resolution }: Ceremony, step: Step): string {
  const name = people.get(step.participantId)?.name ?? '';
  if (step.kind === 'FINAL') {
    if (step.rank === -1) return t({ id: 'ceremony.finalStar' }, { name });
    const award = step.award === null ? undefined : awardColors(t, facts)[step.award];
    return award === undefined
      ? t({ id: 'ceremony.final' }, { name, rank: step.rank })
      : t({ id: 'ceremony.finalAward' }, { name, rank: step.rank, award: award.name });
  }
  const problem = facts.problems.find(({ id }) => id === step.problemId);
  const values = { name, problem: problem?.displayId ?? '' };
  if (step.kind === 'CHOOSE') return t({ id: 'ceremony.chosen' }, values);
  const isStar = resolution.start.rows.get(step.participantId)?.isStar ?? false;
  const { label } = cellLook(t, cellToWire(step.after), { firstSecond: problem?.firstSecond ?? null, isStar });
  const told = t(
    { id: 'ceremony.revealed' },
    { ...values, result: label === '' ? t({ id: 'ceremony.nothing' }) : label },
  );
  if (step.to === step.from) return told;
  const move = step.to < step.from ? message({ id: 'ceremony.rises' }) : message({ id: 'ceremony.falls' });
  return withGap(told) + t(move, { count: Math.abs(step.from - step.to) });
}
