import { Dialog, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../lib/intl/use-text.ts';
import { MadeToken } from './made-token.tsx';
import { NewTokenForm } from './new-token-form.tsx';

/** Asks what a new token is for, then shows it once. A click beside it does not close it: the token would be lost. */
export function CreateTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [token, setToken] = useState<string | null>(null);
  return (
    <Dialog.Root
      open
      closeOnInteractOutside={false}
      closeOnEscape={token === null}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW="36rem">
            <Dialog.Header>
              <Dialog.Title>
                {token === null ? t({ id: 'setting.tokens.create' }) : t({ id: 'setting.tokens.created' })}
              </Dialog.Title>
            </Dialog.Header>
            {token === null ? (
              <NewTokenForm onMade={setToken} onClose={onClose} />
            ) : (
              <MadeToken token={token} onClose={onClose} />
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
