import { Box } from '@chakra-ui/react';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { timeZone } from '../../../../lib/format/figures.ts';
import { toLocalText } from '../../../../lib/format/local-time.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { Part, Row } from './fields.tsx';
import { offeredSeals, sealStart, type Seal } from './seal.ts';
import type { ContestEditing } from './use-contest-editor.ts';
import { durationOf, timesOf, usualFreeze } from './values.ts';

const seals = {
  HALF_HOUR: message({ id: 'maker.seal.halfHour' }),
  HOUR: message({ id: 'maker.seal.hour' }),
  WHOLE: message({ id: 'maker.seal.whole' }),
  MOMENT: message({ id: 'maker.seal.moment' }),
} as const;

/** When the contest is, and when its board is sealed. */
export function TimePart({ values, stored, change, fault }: ContestEditing) {
  const t = useText();
  const durationMs = durationOf(values, stored);
  const minutes = Math.round(durationMs / 60_000);
  const { isSealed, seal } = values;
  const options = [...offeredSeals(durationMs), 'MOMENT' as const].map((each) => [each, t(seals[each])] as const);
  const shownSeal = options.some(([each]) => each === seal) ? seal : 'WHOLE';
  /** A set time begins as what was chosen before it; after the start of the contest, as what is proposed. */
  const choose = (next: Seal) => {
    const { startsAt, endsAt } = timesOf(values, stored);
    if (next !== 'MOMENT' || shownSeal === 'MOMENT' || startsAt === null || endsAt === null) {
      change({ seal: next });
      return;
    }
    const usual = usualFreeze(values, stored);
    const chosen = sealStart(shownSeal === 'WHOLE' ? usual.seal : shownSeal, { startsAt, endsAt }, null);
    const isProposed = shownSeal === 'WHOLE' && usual.seal === 'MOMENT';
    change({ seal: next, sealsAt: isProposed ? usual.sealsAt : toLocalText(chosen.toISOString()) });
  };
  const moment = (name: 'startsAt' | 'endsAt' | 'sealsAt') =>
    ({ name, type: 'datetime-local', isRequired: true, value: values[name], error: fault(name) }) as const;
  return (
    <Part title={t({ id: 'maker.part.times' })}>
      <Box fontSize="sm" color="fg.muted">
        {t({ id: 'maker.zone' }, { zone: timeZone() })}
      </Box>
      <Row>
        <FormField
          {...moment('startsAt')}
          label={t({ id: 'maker.startsAt' })}
          onValue={(startsAt) => change({ startsAt })}
        />
        <FormField {...moment('endsAt')} label={t({ id: 'maker.endsAt' })} onValue={(endsAt) => change({ endsAt })} />
      </Row>
      <Box fontSize="sm" role="status" _empty={{ display: 'none' }}>
        {minutes === 0 ? null : t({ id: 'maker.duration' }, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </Box>
      <Toggle
        label={t({ id: 'maker.isSealed' })}
        checked={isSealed}
        onChange={(isOn) => change({ isSealed: isOn, ...(isOn ? usualFreeze(values, stored) : {}) })}
      />
      {isSealed ? (
        <>
          <Row>
            <ChoiceField
              label={t({ id: 'maker.seal' })}
              hint={t({ id: 'maker.sealHint' })}
              value={shownSeal}
              options={options}
              error={shownSeal === 'MOMENT' ? null : fault('sealsAt')}
              onValue={choose}
            />
            {shownSeal === 'MOMENT' ? (
              <FormField
                {...moment('sealsAt')}
                label={t({ id: 'maker.sealsAt' })}
                onValue={(sealsAt) => change({ sealsAt })}
              />
            ) : null}
          </Row>
          <Toggle
            label={t({ id: 'maker.isUnsealedAtEnd' })}
            checked={values.isUnsealedAtEnd}
            onChange={(isUnsealedAtEnd) => change({ isUnsealedAtEnd })}
          />
        </>
      ) : null}
    </Part>
  );
}
