import { Box, Button, chakra, Dialog, Flex, Portal, Stack } from '@chakra-ui/react';
import { CopyButton } from '../../components/copy-button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { useReturnFocus } from '../../lib/keyboard/use-return-focus.ts';
import type { KeptText } from './drafts/use-draft-sync.ts';

interface KeptTextsDialogProps {
  readonly texts: readonly KeptText[];
  readonly onTake: (code: string) => void;
  readonly onClose: () => void;
}

/** Texts that were typed in another browser and gave way to a later one, to be looked at or taken back. */
export function KeptTextsDialog({ texts, onTake, onClose }: KeptTextsDialogProps) {
  const t = useText();
  useReturnFocus();
  return (
    <Dialog.Root open size="md" onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t({ id: 'draft.kept' })}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button size="xs" variant="ghost" px="1" aria-label={t({ id: 'action.close' })}>
                  <Icon name="close" />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body maxH="70dvh" overflowY="auto">
              <chakra.p color="fg.muted" mb="3">
                {t({ id: 'draft.keptText' })}
              </chakra.p>
              <Stack as="ul" listStyleType="none" gap="3">
                {texts.map((text, index) => (
                  <Box as="li" key={text.id} borderWidth="1px" borderRadius="l2" overflow="hidden">
                    <Flex align="center" gap="2" px="3" py="1" bg="bg.subtle" borderBottomWidth="1px" fontSize="xs" color="fg.muted">
                      <chakra.span flex="1">
                        <RelativeTime at={text.editedAt} />
                      </chakra.span>
                      <CopyButton text={text.code} label={t({ id: 'draft.copy' }, { number: index + 1 })} />
                      <Button size="2xs" variant="outline" aria-label={t({ id: 'draft.takeNumber' }, { number: index + 1 })} onClick={() => onTake(text.code)}>
                        {t({ id: 'draft.take' })}
                      </Button>
                    </Flex>
                    <chakra.pre tabIndex={0} role="region" aria-label={t({ id: 'draft.number' }, { number: index + 1 })} px="3" py="2" fontFamily="mono" fontSize="xs" maxH="10rem" overflow="auto">
                      {text.code}
                    </chakra.pre>
                  </Box>
                ))}
              </Stack>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
