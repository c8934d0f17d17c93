import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { Part, Row } from './fields.tsx';
import type { ContestEditing } from './use-contest-editor.ts';

/** How many accounts a team may have. */
const teamSizes = ['1', '2', '3'] as const;

/** Who takes part, and what they may do. */
export function AccessPart({ values, change, fault }: ContestEditing) {
  const t = useText();
  const isOfGroup = useContestDesk().groupId !== null;
  return (
    <Part title={t({ id: 'maker.part.access' })}>
      <Row>
        <ChoiceField
          label={t({ id: 'maker.access' })}
          hint={t({ id: 'maker.accessHint' })}
          value={values.access}
          options={[
            ['PUBLIC', isOfGroup ? t({ id: 'maker.access.members' }) : t({ id: 'maker.access.public' })],
            ['PRIVATE', t({ id: 'maker.access.private' })],
            ['PROTECTED', t({ id: 'maker.access.protected' })],
          ]}
          onValue={(access) => change({ access })}
        />
        {values.access === 'PUBLIC' ? null : (
          <FormField
            name="password"
            isRequired
            autoComplete="off"
            maxLength={255}
            label={t({ id: 'maker.password' })}
            hint={t({ id: 'maker.passwordHint' })}
            value={values.password}
            error={fault('password')}
            onValue={(password) => change({ password })}
          />
        )}
      </Row>
      <ChoiceField
        label={t({ id: 'maker.teamSize' })}
        {...(values.teamSize > 1 ? { hint: t({ id: 'maker.teamSizeHint' }) } : {})}
        value={String(values.teamSize)}
        options={teamSizes.map((size) => [
          size,
          size === '1' ? t({ id: 'maker.alone' }) : t({ id: 'maker.upTo' }, { count: size }),
        ])}
        error={fault('teamSize')}
        onValue={(teamSize) => change({ teamSize: Number(teamSize) })}
      />
      <Toggle
        label={t({ id: 'maker.isLimited' })}
        checked={values.isLimited}
        onChange={(isLimited) => change({ isLimited })}
      />
      {values.isLimited ? (
        <>
          <Row>
            <FormField
              label={t({ id: 'maker.prefix' })}
              maxLength={20}
              value={values.prefix}
              error={fault('accountLimit.prefix')}
              onValue={(prefix) => change({ prefix })}
            />
            <FormField
              label={t({ id: 'maker.suffix' })}
              maxLength={20}
              value={values.suffix}
              error={fault('accountLimit.suffix')}
              onValue={(suffix) => change({ suffix })}
            />
            <FormField
              label={t({ id: 'maker.from' })}
              inputMode="numeric"
              maxLength={7}
              value={values.from}
              error={fault('accountLimit.from')}
              onValue={(from) => change({ from })}
            />
            <FormField
              label={t({ id: 'maker.to' })}
              inputMode="numeric"
              maxLength={7}
              hint={t(
                { id: 'maker.range' },
                {
                  first: `${values.prefix}${values.from}${values.suffix}`,
                  last: `${values.prefix}${values.to}${values.suffix}`,
                },
              )}
              value={values.to}
              error={fault('accountLimit.to')}
              onValue={(to) => change({ to })}
            />
          </Row>
          <FormField
            label={t({ id: 'maker.extra' })}
            hint={t({ id: 'maker.extraHint' })}
            lines={2}
            value={values.extra}
            error={fault('accountLimit.extra')}
            onValue={(extra) => change({ extra })}
          />
        </>
      ) : null}
      <Toggle
        label={t({ id: 'maker.isPrintOpen' })}
        checked={values.isPrintOpen}
        onChange={(isPrintOpen) => change({ isPrintOpen })}
      />
      <Toggle
        label={t({ id: 'maker.isEndSubmitAllowed' })}
        checked={values.isEndSubmitAllowed}
        onChange={(isEndSubmitAllowed) => change({ isEndSubmitAllowed })}
      />
    </Part>
  );
}
