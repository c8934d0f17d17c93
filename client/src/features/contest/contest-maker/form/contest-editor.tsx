import { Box, Flex, Stack } from '@chakra-ui/react';
import { ChangeButton } from '../../../../components/archive/change-button.tsx';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { MarkdownField } from '../../../../components/markdown-editor/markdown-field.tsx';
import { RestoredNotice } from '../../../../components/restored-notice.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { AccessPart } from './access-part.tsx';
import { AwardsPart } from './awards-part.tsx';
import { BoardPart } from './board-part.tsx';
import { ContestConflict } from './contest-conflict.tsx';
import type { ContestForm_FormFragment } from './contest-form.generated.ts';
import { Part } from './fields.tsx';
import { TimePart } from './time-part.tsx';
import { useContestEditor } from './use-contest-editor.ts';

const types = [
  ['ACM', 'ACM'],
  ['OI', 'OI'],
] as const;

interface ContestEditorProps {
  /** Null: a contest still to be made. */
  readonly stored: ContestForm_FormFragment | null;
  /** User id of who types. */
  readonly account: string;
}

/** The whole form of a contest, in the order of the specification. */
export function ContestEditor({ stored: initial, account }: ContestEditorProps) {
  const t = useText();
  const { desk } = useContestDesk();
  const { editing, submit, conflicting, failure, isRestored, discard, isSending } = useContestEditor(initial, account);
  const { values, stored, change, fault } = editing;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t({ id: 'maker.form' })}>
      <Stack gap="4">
        {isRestored ? (
          <RestoredNotice
            text={t({ id: 'maker.restored' })}
            discard={t({ id: 'maker.discard' })}
            discardText={t({ id: 'maker.discardText' })}
            onDiscard={discard}
          />
        ) : null}
        <Part title={t({ id: 'maker.part.basics' })}>
          <FormField
            name="title"
            label={t({ id: 'maker.title' })}
            isRequired
            maxLength={255}
            value={values.title}
            error={fault('title')}
            onValue={(title) => change({ title })}
          />
          <MarkdownField
            label={t({ id: 'maker.description' })}
            isRequired
            value={values.description}
            error={fault('description')}
            onValue={(description) => change({ description })}
          />
          {stored === null ? (
            <ChoiceField
              label={t({ id: 'maker.type' })}
              hint={t({ id: 'maker.typeHint' })}
              value={values.type}
              options={types}
              error={fault('type')}
              onValue={(type) => change({ type })}
            />
          ) : (
            <Box fontSize="sm">
              {t({ id: 'maker.type' })}: {values.type}
              <Box as="span" color="fg.muted" ms="2">
                {t({ id: 'maker.typeFixed' })}
              </Box>
            </Box>
          )}
          <Toggle
            label={t({ id: 'maker.isVisible' })}
            checked={values.isVisible}
            onChange={(isVisible) => change({ isVisible })}
          />
        </Part>
        <TimePart {...editing} />
        <AccessPart {...editing} />
        <BoardPart {...editing} />
        <AwardsPart {...editing} />
        <Box role="alert" color="fg.error" fontSize="sm" _empty={{ display: 'none' }}>
          {failure}
        </Box>
        <Flex gap="3" align="center" pb="6" wrap="wrap">
          <ChangeButton type="submit" size="sm" colorPalette="accent" disabled={isSending}>
            {stored === null ? t({ id: 'maker.create' }) : t({ id: 'maker.save' })}
          </ChangeButton>
          {stored === null ? <TextLink to={desk}>{t({ id: 'maker.toList' })}</TextLink> : null}
        </Flex>
      </Stack>
      <ContestConflict {...conflicting} />
    </form>
  );
}
