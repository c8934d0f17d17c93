import { Box, Button, Dialog, Portal, Tabs, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { message } from '../../lib/intl/message.ts';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { useReturnFocus } from '../../lib/keyboard/use-return-focus.ts';
import { authDialogStore, type AuthDialogState } from '../../lib/session/auth-dialog-store.ts';
import { useSiteConfig } from '../../lib/site/use-site-config.ts';
import { useStore } from '../../lib/store/store.ts';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Sign in or register, over any page. A click beside it does not close it: what is typed would be lost. */
export function AuthDialog() {
  return (
    <MoreSentences part="account">
      <OpenDialog />
    </MoreSentences>
  );
}

function OpenDialog() {
  const state = useStore(authDialogStore);
  const t = useText();
  const contentRef = useRef<HTMLDivElement>(null);
  useReturnFocus();
  const { shortName, isRegistrationOpen } = useSiteConfig();
  if (state === null) return null;
  const close = () => authDialogStore.set(null);
  const title = t(state.tab === 'signIn' ? message({ id: 'auth.signIn' }) : message({ id: 'auth.register' }));
  return (
    <Dialog.Root open closeOnInteractOutside={false} initialFocusEl={() => firstField(contentRef.current)} onOpenChange={({ open }) => (open ? undefined : close())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="3">
          <Dialog.Content ref={contentRef} w="370px" maxW="full">
            <Dialog.Header pb="1">
              <Dialog.Title>{t({ id: 'auth.title' }, { action: title, site: shortName })}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button size="xs" variant="ghost" px="1" aria-label={t({ id: 'action.close' })}>
                  <Icon name="close" />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body pb="5">
              <Reason reason={state.reason} />
              <Tabs.Root
                value={state.tab}
                fitted
                onValueChange={({ value }) => authDialogStore.set({ ...state, tab: value === 'register' ? 'register' : 'signIn' })}
              >
                <Tabs.List mb="4" colorPalette="accent">
                  <Tabs.Trigger value="signIn">{t({ id: 'auth.signIn' })}</Tabs.Trigger>
                  <Tabs.Trigger value="register">{t({ id: 'auth.register' })}</Tabs.Trigger>
                </Tabs.List>
                <Tabs.Content value="signIn" p="0">
                  <SignInForm onDone={close} />
                </Tabs.Content>
                <Tabs.Content value="register" p="0">
                  {isRegistrationOpen ? <RegisterForm onDone={close} /> : <Text color="fg.muted">{t({ id: 'auth.registrationClosed' })}</Text>}
                </Tabs.Content>
              </Tabs.Root>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Of the form that is shown. */
function firstField(content: HTMLElement | null): HTMLElement | null {
  return content?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) input') ?? null;
}

function Reason({ reason }: Pick<AuthDialogState, 'reason'>) {
  const t = useText();
  if (reason === null) return null;
  return (
    <Box role="status" mb="3" p="2" borderRadius="l2" bg="amber.subtle" color="amber.fg" fontSize="sm">
      {t(reason === 'expired' ? message({ id: 'auth.expired' }) : message({ id: 'auth.needed' }))}
    </Box>
  );
}
