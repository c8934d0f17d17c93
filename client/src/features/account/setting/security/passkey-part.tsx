import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { canUsePasskeys } from '../../../../lib/session/ask-passkey.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import type { Owner } from './own-password.tsx';
import { PartFrame } from './part-frame.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import type { SecurityQuery } from './security.generated.ts';

interface PasskeyPartProps {
  readonly owner: Owner;
  readonly passkeys: SecurityQuery['passkeys'];
}

/** Passkeys: listed, added, renamed and removed. */
export function PasskeyPart({ owner, passkeys }: PasskeyPartProps) {
  const t = useText();
  const [isAdding, setAdding] = useState(false);
  return (
    <PartFrame title={t({ id: 'security.passkey.title' })} help={t({ id: 'security.passkey.help' })}>
      {passkeys.length === 0 ? (
        <Text fontSize="sm">{t({ id: 'security.passkey.none' })}</Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Box>
      )}
      <Flex justify="flex-end" mt="2">
        {canUsePasskeys() ? (
          <Button size="sm" colorPalette="accent" onClick={() => setAdding(true)}>
            {t({ id: 'security.passkey.add' })}
          </Button>
        ) : (
          <Text fontSize="sm" color="fg.muted">
            {t({ id: 'security.passkey.unsupported' })}
          </Text>
        )}
      </Flex>
      {isAdding ? <AddPasskeyDialog owner={owner} onClose={() => setAdding(false)} /> : null}
    </PartFrame>
  );
}
