import { Box } from '@chakra-ui/react';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { formatDateTime, timeZone } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ChoiceField, Part, Row } from './fields.tsx';
import { offeredSeals, usualSeal, type Seal } from './seal.ts';
import type { ContestEditing } from './use-contest-editor.ts';
import { durationOf } from './values.ts';

const seals = {
  HALF_HOUR: message({ id: 'maker.seal.halfHour' }),
  HOUR: message({ id: 'maker.seal.hour' }),
  WHOLE: message({ id: 'maker.seal.whole' }),
} as const;

/** When the contest is, and when its board is sealed. */
export function TimePart({ values, stored, change, fault }: ContestEditing) {
  const t = useText();
  const durationMs = durationOf(values, stored);
  const minutes = Math.round(durationMs / 60_000);
  const { isSealed, seal } = values;
  const keptAt = stored?.sealsAt ?? null;
  const offered = offeredSeals(durationMs);
  const options: (readonly [Seal, string])[] = offered.map((each) => [each, t(seals[each])]);
  if (seal === 'KEPT' && keptAt !== null)
    options.push(['KEPT', t({ id: 'maker.seal.kept' }, { at: formatDateTime(new Date(keptAt)) })]);
  const shownSeal = options.some(([each]) => each === seal) ? seal : 'WHOLE';
  return (
    <Part title={t({ id: 'maker.part.times' })}>
      <Box fontSize="sm" color="fg.muted">
        {t({ id: 'maker.zone' }, { zone: timeZone() })}
      </Box>
      <Row>
        <FormField
          name="startsAt"
          type="datetime-local"
          required
          label={t({ id: 'maker.startsAt' })}
          value={values.startsAt}
          error={fault('startsAt')}
          onValue={(startsAt) => change({ startsAt })}
        />
        <FormField
          name="endsAt"
          type="datetime-local"
          required
          label={t({ id: 'maker.endsAt' })}
          value={values.endsAt}
          error={fault('endsAt')}
          onValue={(endsAt) => change({ endsAt })}
        />
      </Row>
      <Box fontSize="sm" role="status" _empty={{ display: 'none' }}>
        {minutes === 0 ? null : t({ id: 'maker.duration' }, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </Box>
      <Toggle
        label={t({ id: 'maker.isSealed' })}
        checked={isSealed}
        onChange={(isOn) => change({ isSealed: isOn, ...(isOn ? { seal: usualSeal(values.type, durationMs) } : {}) })}
      />
      {isSealed ? (
        <>
          <ChoiceField
            label={t({ id: 'maker.seal' })}
            hint={t({ id: 'maker.sealHint' })}
            value={shownSeal}
            options={options}
            error={fault('sealsAt')}
            onValue={(next) => change({ seal: next })}
          />
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
