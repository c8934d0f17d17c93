import { Box, Button, Dialog, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';

/** Recovery codes that were just made, to be kept by their owner. */
export function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const t = useText();
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <Dialog.Body>
        <Stack gap="3">
          <Box role="status" p="2" borderRadius="l2" bg="amber.subtle" color="amber.fg" fontSize="sm">
            {t({ id: 'security.codes.help' })}
          </Box>
          <SimpleGrid
            as="ul"
            columns={{ base: 1, sm: 2 }}
            gap="1.5"
            whiteSpace="nowrap"
            listStyleType="none"
            p="3"
            bg="bg.muted"
            borderRadius="l2"
            fontFamily="mono"
            fontSize="sm"
            aria-label={t({ id: 'security.codes.title' })}
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </SimpleGrid>
          <Flex gap="2">
            <CopyButton text={text} label={t({ id: 'security.codes.copy' })} />
            <Button asChild size="2xs" variant="ghost">
              <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="recovery-codes.txt">
                {t({ id: 'security.codes.download' })}
              </a>
            </Button>
          </Flex>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" colorPalette="accent" onClick={onClose}>
          {t({ id: 'security.codes.done' })}
        </Button>
      </Dialog.Footer>
    </>
  );
}
