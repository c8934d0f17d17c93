import { FormField } from '../../../components/form/form-field.tsx';
import { Toggle } from '../../../components/form/toggle.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { ChoiceField, Part, Row } from './fields.tsx';
import { StarField } from './star-field.tsx';
import type { ContestEditing } from './use-contest-editor.ts';

/** What the board counts and shows. */
export function BoardPart({ values, change, fault }: ContestEditing) {
  const t = useText();
  return (
    <Part title={t({ id: 'maker.part.board' })}>
      <Toggle label={t({ id: 'maker.isBoardOpen' })} checked={values.isBoardOpen} onChange={(isBoardOpen) => change({ isBoardOpen })} />
      <Row>
        <ChoiceField
          label={t({ id: 'maker.boardName' })}
          value={values.boardName}
          options={[['USERNAME', t({ id: 'maker.boardName.username' })], ['NICKNAME', t({ id: 'maker.boardName.nickname' })], ['REAL_NAME', t({ id: 'maker.boardName.realName' })]]}
          onValue={(boardName) => change({ boardName })}
        />
        {values.type === 'ACM' ? (
          <FormField name="penaltyMinutes" inputMode="decimal" maxLength={8} label={t({ id: 'maker.penalty' })} hint={t({ id: 'maker.penaltyHint' })} value={values.penaltyMinutes} error={fault('penaltySeconds')} onValue={(penaltyMinutes) => change({ penaltyMinutes })} />
        ) : (
          <ChoiceField
            label={t({ id: 'maker.oiRule' })}
            value={values.oiScoreRule}
            options={[['RECENT', t({ id: 'maker.oiRule.recent' })], ['HIGHEST', t({ id: 'maker.oiRule.highest' })]]}
            onValue={(oiScoreRule) => change({ oiScoreRule })}
          />
        )}
      </Row>
      <StarField names={values.starUsernames} fault={values.starUsernames.map((_name, index) => fault(`starUsernames.${index}`)).find((found) => found !== null) ?? null} onNames={(starUsernames) => change({ starUsernames })} />
    </Part>
  );
}
