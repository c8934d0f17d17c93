import { Box, Button, Dialog, Flex, Stack } from '@chakra-ui/react';
import { CopyButton } from './copy-button.tsx';

interface ShownOnceProps {
  /** Says that it is not shown again. */
  readonly notice: string;
  readonly texts: readonly { readonly label: string; readonly copyLabel: string; readonly text: string }[];
  /** Closes the dialog. */
  readonly action: string;
  readonly onClose: () => void;
}

/** Body and footer of a dialog with a new token and what to do with it. */
export function ShownOnce({ notice, texts, action, onClose }: ShownOnceProps) {
  return (
    <>
      <Dialog.Body>
        <Stack gap="4">
          <Box role="status" p="2" borderRadius="l2" bg="amber.subtle" color="amber.fg" fontSize="sm">
            {notice}
          </Box>
          {texts.map(({ label, copyLabel, text }) => (
            <Box key={label}>
              <Flex align="center" justify="space-between" gap="2" mb="1" fontSize="sm">
                <span>{label}</span>
                <CopyButton text={text} label={copyLabel} />
              </Flex>
              <Box
                as="code"
                display="block"
                p="2"
                bg="bg.muted"
                borderRadius="l2"
                fontFamily="mono"
                fontSize="xs"
                wordBreak="break-all"
              >
                {text}
              </Box>
            </Box>
          ))}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" colorPalette="accent" onClick={onClose}>
          {action}
        </Button>
      </Dialog.Footer>
    </>
  );
}
