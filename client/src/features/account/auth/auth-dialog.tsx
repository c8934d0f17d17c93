import { Box, Button, Dialog, Portal, Tabs, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { message } from '../../../lib/intl/message.ts';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { accountPart } from '../../../lib/intl/parts/account.ts';
import { pagePart } from '../../../lib/intl/parts/page.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useReturnFocus } from '../../../lib/keyboard/use-return-focus.ts';
import { authDialogStore, type AuthDialogState } from '../../../lib/session/auth-dialog-store.ts';
import { useSiteConfig } from '../../../lib/site/use-site-config.ts';
import { useStore } from '../../../lib/store/store.ts';
import { useRegisterRulesQuery, type RegisterRulesQuery } from './auth.generated.ts';
import { DisabledNotice } from './disabled-notice.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { useDisabledAccount } from './use-disabled-account.ts';

const titles = {
  signIn: message({ id: 'auth.signIn' }),
  register: message({ id: 'auth.register' }),
  resetPassword: message({ id: 'auth.resetPassword' }),
} as const;

/** What the site asks of new accounts, as far as the dialog needs to know. */
type Rules = Pick<RegisterRulesQuery['siteConfig'], 'isRegistrationOpen' | 'isRegisterCodeRequired' | 'sendsMail'>;

/** Where the server did not say; it decides anyway. */
const unknownRules: Rules = { isRegistrationOpen: true, isRegisterCodeRequired: true, sendsMail: true };

/**
 * Sign in, register or ask for a new password, over any page. A click beside it does not close it: what is typed would
 * be lost.
 */
export function AuthDialog() {
  const state = useStore(authDialogStore);
  useReturnFocus();
  return state === null ? null : (
    <MoreSentences part={pagePart}>
      <MoreSentences part={accountPart}>
        <OpenDialog state={state} />
      </MoreSentences>
    </MoreSentences>
  );
}

function OpenDialog({ state }: { readonly state: AuthDialogState }) {
  const t = useText();
  const contentRef = useRef<HTMLDivElement>(null);
  const { shortName } = useSiteConfig();
  const { data, error } = useRegisterRulesQuery();
  const rules = data?.siteConfig ?? (error ? unknownRules : null);
  const close = () => authDialogStore.set(null);
  const show = (tab: AuthDialogState['tab']) => authDialogStore.set({ ...state, tab });
  return (
    <Dialog.Root
      open
      closeOnInteractOutside={false}
      initialFocusEl={() => firstField(contentRef.current)}
      onOpenChange={({ open }) => (open ? undefined : close())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={contentRef} maxW="370px">
            <Dialog.Header pb="1">
              <Dialog.Title>{t({ id: 'auth.title' }, { action: t(titles[state.tab]), site: shortName })}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button size="xs" variant="ghost" px="1" aria-label={t({ id: 'action.close' })}>
                  <Icon name="close" />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body pb="5">
              <Reason reason={state.reason} />
              {state.tab === 'resetPassword' ? (
                <ResetRequestForm sendsMail={rules?.sendsMail ?? true} onBack={() => show('signIn')} />
              ) : (
                <Tabs.Root
                  value={state.tab}
                  fitted
                  onValueChange={({ value }) => show(value === 'register' ? 'register' : 'signIn')}
                >
                  <Tabs.List mb="4" colorPalette="accent">
                    <Tabs.Trigger value="signIn">{t({ id: 'auth.signIn' })}</Tabs.Trigger>
                    <Tabs.Trigger value="register">{t({ id: 'auth.register' })}</Tabs.Trigger>
                  </Tabs.List>
                  <Tabs.Content value="signIn" p="0">
                    <SignInPanel onDone={close} onForgotten={() => show('resetPassword')} />
                  </Tabs.Content>
                  <Tabs.Content value="register" p="0">
                    <Registering rules={rules} onDone={close} />
                  </Tabs.Content>
                </Tabs.Root>
              )}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Registering({ rules, onDone }: { readonly rules: Rules | null; readonly onDone: () => void }) {
  const t = useText();
  if (rules === null) return null;
  if (!rules.isRegistrationOpen) return <Text color="fg.muted">{t({ id: 'auth.registrationClosed' })}</Text>;
  return <RegisterForm isCodeRequired={rules.isRegisterCodeRequired} onDone={onDone} />;
}

/** The first field of the form that is shown with nothing in it: a username may be known already. */
function firstField(content: HTMLElement | null): HTMLElement | null {
  const shown = content?.querySelectorAll<HTMLInputElement>('[role="tabpanel"]:not([hidden]) input') ?? [];
  const fields = shown.length > 0 ? [...shown] : [...(content?.querySelectorAll('input') ?? [])];
  return fields.find(({ value }) => value === '') ?? fields[0] ?? null;
}

const reasons = {
  expired: { tone: 'amber', text: message({ id: 'auth.expired' }) },
  invitation: { tone: 'amber', text: message({ id: 'auth.neededForInvitation' }) },
  needed: { tone: 'amber', text: message({ id: 'auth.needed' }) },
  page: { tone: 'amber', text: message({ id: 'auth.neededForPage' }) },
  passwordReset: { tone: 'green', text: message({ id: 'auth.reset.signIn' }) },
} as const;

function Reason({ reason }: Pick<AuthDialogState, 'reason'>) {
  const t = useText();
  const disabled = useDisabledAccount();
  if (disabled !== null)
    return (
      <Dialog.Description asChild>
        <DisabledNotice account={disabled} />
      </Dialog.Description>
    );
  if (reason === null) return null;
  const { tone, text } = reasons[reason];
  // Screen readers read it with the title when the dialog opens.
  return (
    <Dialog.Description asChild>
      <Box
        role="status"
        mb="3"
        p="2"
        borderRadius="l2"
        colorPalette={tone}
        bg="colorPalette.subtle"
        color="colorPalette.fg"
        fontSize="sm"
      >
        {t(text)}
      </Box>
    </Dialog.Description>
  );
}
