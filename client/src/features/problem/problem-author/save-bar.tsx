import { Box, Flex } from '@chakra-ui/react';
import { useIsArchived } from '../../../components/archive/archived-place.ts';
import { ChangeButton } from '../../../components/archive/change-button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import type { DraftState } from './use-draft-saving.ts';

interface SaveBarProps {
  readonly draft: DraftState;
  readonly isNew: boolean;
  readonly isSaving: boolean;
  /** Somebody else saved the problem meanwhile. */
  readonly isOutdated: boolean;
  readonly faultCount: number;
  readonly onSave: () => void;
}

/** What becomes of what is typed, and the button that saves it; in view wherever the form is. */
export function SaveBar({ draft, isNew, isSaving, isOutdated, faultCount, onSave }: SaveBarProps) {
  const t = useText();
  const isArchived = useIsArchived();
  return (
    <Panel position="sticky" bottom="2" mt="3" px={{ base: '3', md: '5' }} py="2" boxShadow="md" zIndex="docked">
      <Flex align="center" gap="3" wrap="wrap" justify="flex-end">
        {isOutdated ? (
          <Flex role="alert" gap="1" align="center" fontSize="xs" color="amber.fg">
            <Icon name="alert" />
            {t({ id: 'author.outdated' })}
          </Flex>
        ) : null}
        <Box role="status" fontSize="xs" color="fg.muted" me="auto">
          {isArchived ? null : <DraftText {...draft} />}
        </Box>
        {faultCount === 0 ? null : (
          <Flex role="status" gap="1" align="center" fontSize="sm" color="fg.error">
            <Icon name="alert" />
            {t({ id: 'author.faultCount' }, { count: faultCount })}
          </Flex>
        )}
        <ChangeButton size="sm" colorPalette="accent" disabled={isSaving} onClick={onSave} title="Ctrl+S">
          {isSaving ? t({ id: 'author.saving' }) : isNew ? t({ id: 'author.create' }) : t({ id: 'author.save' })}
        </ChangeButton>
      </Flex>
    </Panel>
  );
}

function DraftText({ isUnsaved, keptAt, refusal }: DraftState) {
  const t = useText();
  if (!isUnsaved) return t({ id: 'author.unchanged' });
  if (refusal !== null) return withGap(t({ id: 'author.draftHere' })) + refusal;
  if (keptAt === null) return t({ id: 'author.draftSoon' });
  return t(
    { id: 'author.draftSaved' },
    { time: keptAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }) },
  );
}
