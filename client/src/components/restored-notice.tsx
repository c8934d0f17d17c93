import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface RestoredNoticeProps {
  /** Says that the fields hold what was typed on an earlier visit. */
  readonly text: string;
  /** Name of the button that discards it. */
  readonly discard: string;
  /** What discarding does. */
  readonly discardText: string;
  readonly onDiscard: () => void;
}

/** Above a form whose draft was restored, with a button that discards the draft. */
export function RestoredNotice({ text, discard, discardText, onDiscard }: RestoredNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Flex
      role="status"
      px="3"
      py="2"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
      borderRadius="l2"
      bg="amber.subtle"
      color="amber.fg"
      fontSize="sm"
    >
      {text}
      <Button size="xs" variant="outline" onClick={() => setAsking(true)}>
        {discard}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={discard}
        text={discardText}
        action={discard}
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
