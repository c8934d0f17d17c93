import { Flex, Text } from '@chakra-ui/react';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { openBoardAddress } from '../../../../lib/address/open-board.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useContestFormGroupQuery, type ContestForm_FormFragment } from './contest-form.generated.ts';
import { Part, Row } from './fields.tsx';
import { StarField } from './star-field.tsx';
import type { ContestEditing } from './use-contest-editor.ts';

/** What the board counts and shows. */
export function BoardPart({ values, stored, change, fault }: ContestEditing) {
  const t = useText();
  const canOpenBoard = useCanOpenBoard(stored);
  return (
    <Part title={t({ id: 'maker.part.board' })}>
      {/* A draft from before the group was hidden may still say yes. */}
      {canOpenBoard || values.isBoardOpen ? (
        <Toggle
          label={t({ id: 'maker.isBoardOpen' })}
          checked={values.isBoardOpen}
          onChange={(isBoardOpen) => change({ isBoardOpen })}
        />
      ) : null}
      {canOpenBoard ? null : (
        <Text fontSize="sm" color="fg.muted">
          {t({ id: 'maker.boardOfHiddenGroup' })}
        </Text>
      )}
      {fault('isBoardOpen') === null ? null : (
        <Text role="alert" fontSize="sm" color="red.fg">
          {fault('isBoardOpen')}
        </Text>
      )}
      {values.isBoardOpen && canOpenBoard ? <BoardAddress contest={stored} /> : null}
      <Row>
        <ChoiceField
          label={t({ id: 'maker.boardName' })}
          {...(values.isBoardOpen && values.boardName === 'REAL_NAME'
            ? { hint: t({ id: 'maker.boardName.openHint' }) }
            : {})}
          value={values.boardName}
          options={[
            ['USERNAME', t({ id: 'maker.boardName.username' })],
            ['NICKNAME', t({ id: 'maker.boardName.nickname' })],
            ['REAL_NAME', t({ id: 'maker.boardName.realName' })],
          ]}
          onValue={(boardName) => change({ boardName })}
        />
        {values.type === 'ACM' ? (
          <FormField
            name="penaltyMinutes"
            inputMode="decimal"
            maxLength={8}
            label={t({ id: 'maker.penalty' })}
            hint={t({ id: 'maker.penaltyHint' })}
            value={values.penaltyMinutes}
            error={fault('penaltySeconds')}
            onValue={(penaltyMinutes) => change({ penaltyMinutes })}
          />
        ) : (
          <ChoiceField
            label={t({ id: 'maker.oiRule' })}
            value={values.oiScoreRule}
            options={[
              ['RECENT', t({ id: 'maker.oiRule.recent' })],
              ['HIGHEST', t({ id: 'maker.oiRule.highest' })],
            ]}
            onValue={(oiScoreRule) => change({ oiScoreRule })}
          />
        )}
      </Row>
      <StarField
        names={values.starUsernames}
        fault={
          values.starUsernames.map((_name, index) => fault(`starUsernames.${index}`)).find((found) => found !== null) ??
          null
        }
        onNames={(starUsernames) => change({ starUsernames })}
      />
    </Part>
  );
}

/** A hidden group has no board for visitors; the form of a new contest asks the group itself. */
function useCanOpenBoard(stored: ContestForm_FormFragment | null): boolean {
  const { groupId } = useContestDesk();
  const { data } = useContestFormGroupQuery({
    variables: { id: groupId ?? '' },
    skip: groupId === null || stored !== null,
  });
  return stored?.canOpenBoard ?? data?.group?.isVisible ?? true;
}

/** Where visitors find the board, to be given away. @param contest null: one still to be made. */
function BoardAddress({ contest }: { readonly contest: ContestForm_FormFragment | null }) {
  const t = useText();
  if (contest === null) {
    return (
      <Text fontSize="xs" color="fg.muted">
        {t({ id: 'maker.boardAddressLater' })}
      </Text>
    );
  }
  const address = `${location.origin}${openBoardAddress(contest)}`;
  return (
    <Flex fontSize="xs" color="fg.muted" align="center" columnGap="2" wrap="wrap">
      {t({ id: 'maker.boardAddress' })}
      <TextLink to={openBoardAddress(contest)} target="_blank" overflowWrap="anywhere">
        {address}
      </TextLink>
      <CopyButton text={address} label={t({ id: 'maker.copyBoardAddress' })} />
    </Flex>
  );
}
