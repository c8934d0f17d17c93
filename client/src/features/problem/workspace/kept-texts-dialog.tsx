import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { CopyButton } from '../../../components/copy-button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { KeptText } from './drafts/use-draft-sync.ts';

interface KeptTextsDialogProps {
  readonly texts: readonly KeptText[];
  readonly onTake: (code: string) => void;
  readonly onClose: () => void;
}

/** Texts that were typed in another browser and gave way to a later one, to be looked at or taken back. */
export function KeptTextsDialog({ texts, onTake, onClose }: KeptTextsDialogProps) {
  const t = useText();
  return (
    <SheetDialog size="md" title={t({ id: 'draft.kept' })} onClose={onClose} maxH="70dvh" overflowY="auto">
      <chakra.p color="fg.muted" mb="3">
        {t({ id: 'draft.keptText' })}
      </chakra.p>
      <Stack as="ul" listStyleType="none" gap="3">
        {texts.map((text, index) => (
          <Box as="li" key={text.id} borderWidth="1px" borderRadius="l2" overflow="hidden">
            <Flex
              align="center"
              gap="2"
              px="3"
              py="1"
              bg="bg.subtle"
              borderBottomWidth="1px"
              fontSize="xs"
              color="fg.muted"
            >
              <chakra.span flex="1">
                <RelativeTime at={text.editedAt} />
              </chakra.span>
              <CopyButton text={text.code} label={t({ id: 'draft.copy' }, { number: index + 1 })} />
              <Button
                size="2xs"
                variant="outline"
                aria-label={t({ id: 'draft.takeNumber' }, { number: index + 1 })}
                onClick={() => onTake(text.code)}
              >
                {t({ id: 'draft.take' })}
              </Button>
            </Flex>
            <chakra.pre
              tabIndex={0}
              role="region"
              aria-label={t({ id: 'draft.number' }, { number: index + 1 })}
              px="3"
              py="2"
              fontFamily="mono"
              fontSize="xs"
              maxH="10rem"
              overflow="auto"
            >
              {text.code}
            </chakra.pre>
          </Box>
        ))}
      </Stack>
    </SheetDialog>
  );
}
