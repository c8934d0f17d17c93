import { Box, Button, Dialog, Portal } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { CheckerCompile } from './use-compile-checker.ts';

/** What the compiler says of a checker that does not compile. */
export function CompileFailureDialog({ failure, close }: Pick<CheckerCompile, 'failure' | 'close'>) {
  const t = useText();
  return (
    <Dialog.Root
      open={failure?.isShown === true}
      onOpenChange={({ open }) => (open ? undefined : close())}
      role="alertdialog"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW="52rem">
            <Dialog.Header>
              <Dialog.Title>{t({ id: 'author.checker.error' }, { program: failure?.program ?? '' })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Box
                as="pre"
                tabIndex={0}
                fontFamily="mono"
                fontSize="xs"
                whiteSpace="pre-wrap"
                maxH="50vh"
                overflowY="auto"
                bg="bg.subtle"
                borderWidth="1px"
                borderRadius="l2"
                p="3"
              >
                {failure?.message}
              </Box>
            </Dialog.Body>
            <Dialog.Footer>
              <Button size="sm" variant="outline" onClick={close}>
                {t({ id: 'action.close' })}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
