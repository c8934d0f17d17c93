import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { PageHeading } from '../../../components/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { Advice } from './sections/section-parts.tsx';

interface DraftQuestionProps {
  readonly title: string;
  readonly savedAt: Date;
  /** The problem was saved by somebody since the typing began. */
  readonly isOutdated: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers to go on with what was typed and not saved. */
export function DraftQuestion({ title, savedAt, isOutdated, onRestore, onDiscard }: DraftQuestionProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel as="section" aria-label={t({ id: 'author.draft' })} px="5" py="5" maxW="40rem">
      <PageHeading size="md" mb="2">
        {title}
      </PageHeading>
      <Text mb="3">{t({ id: 'author.draftFound' }, { time: formatDateTime(savedAt) })}</Text>
      {isOutdated ? <Advice>{t({ id: 'author.draftOutdated' })}</Advice> : null}
      <Flex gap="2" mt="4" wrap="wrap">
        <Button size="sm" colorPalette="accent" onClick={onRestore}>
          {t({ id: 'author.draftRestore' })}
        </Button>
        <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
          {t({ id: 'author.draftDiscard' })}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'author.draftDiscard' })}
        text={t({ id: 'author.draftDiscardText' }, { time: formatDateTime(savedAt) })}
        action={t({ id: 'author.draftDiscard' })}
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
