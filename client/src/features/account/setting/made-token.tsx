import { Box, Button, Dialog, Flex, Stack } from '@chakra-ui/react';
import { CopyButton } from '../../../components/copy-button.tsx';
import { useText } from '../../../lib/intl/use-text.ts';

/** A token that was just made, with a command that uses it. */
export function MadeToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const t = useText();
  const example = `curl -s ${location.origin}/api/get-user-auth-info -H "Authorization: ${token}"`;
  return (
    <>
      <Dialog.Body>
        <Stack gap="4">
          <Box role="status" p="2" borderRadius="l2" bg="amber.subtle" color="amber.fg" fontSize="sm">
            {t({ id: 'setting.tokens.once' })}
          </Box>
          <Copied label={t({ id: 'setting.tokens.token' })} copyLabel={t({ id: 'setting.tokens.copy' })} text={token} />
          <Copied
            label={t({ id: 'setting.tokens.example' })}
            copyLabel={t({ id: 'setting.tokens.copyExample' })}
            text={example}
          />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" colorPalette="accent" onClick={onClose}>
          {t({ id: 'setting.tokens.done' })}
        </Button>
      </Dialog.Footer>
    </>
  );
}

function Copied({
  label,
  copyLabel,
  text,
}: {
  readonly label: string;
  readonly copyLabel: string;
  readonly text: string;
}) {
  return (
    <Box>
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
  );
}
