import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { noRefusal, refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { askPasskey, canUsePasskeys } from '../../../lib/session/ask-passkey.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useSignInWithSecondFactorMutation, type SignInMutation } from './auth.generated.ts';

/** What the server answered to the right password. */
export type SecondStep = Extract<SignInMutation['signIn'], { __typename: 'SecondFactorNeeded' }>;

interface SecondStepFormProps {
  readonly step: SecondStep;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** The second step of signing in: a code of the app, a recovery code or a passkey. */
export function SecondStepForm({ step: { ticket, methods, passkeyOptions }, onDone, onBack }: SecondStepFormProps) {
  const t = useText();
  const [signIn] = useSignInWithSecondFactorMutation();
  const [isRecovery, setRecovery] = useState(false);
  const send = async (given: {
    readonly code?: string;
    readonly recoveryCode?: string;
    readonly passkeyResponse?: string;
  }) => {
    const { data } = await signIn({ variables: { input: { ticket, ...given } } });
    const result = data?.signInWithSecondFactor;
    if (result?.__typename === 'SignInWithSecondFactorSuccess') {
      tokenStore.set(result.data.token);
      showToast('success', t({ id: 'auth.welcomeBack' }));
      onDone();
      return null;
    }
    return refusalOf(t, result, ['code'], given.passkeyResponse === undefined ? { WrongSecondFactor: 'code' } : {});
  };
  const form = useEntranceForm({
    initial: { code: '' },
    check: ({ code }) =>
      faultsOf({
        code: isRecovery
          ? code.trim() === ''
            ? message({ id: 'auth.fault.recovery' })
            : null
          : /^\d{6}$/.test(code.replace(/\s/g, ''))
            ? null
            : message({ id: 'auth.fault.secondCode' }),
      }),
    send: ({ code }) => send(isRecovery ? { recoveryCode: code } : { code }),
  });
  const answerByPasskey = async () => {
    const response = passkeyOptions === null ? null : await askPasskey(passkeyOptions);
    const refusal =
      response === null
        ? { ...noRefusal, form: t({ id: 'auth.passkey.cancelled' }) }
        : await send({ passkeyResponse: response });
    if (refusal !== null) form.refuse(refusal);
  };
  const toggle = () => {
    setRecovery(!isRecovery);
    form.reset();
    form.refuse(noRefusal);
  };
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <Stack gap="3">
        <Heading as="h2" size="sm">
          {t({ id: 'auth.second.title' })}
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          {isRecovery ? t({ id: 'auth.second.recoveryHelp' }) : t({ id: 'auth.second.help' })}
        </Text>
        <FormError refusal={form.refusal} />
        <FormField
          key={isRecovery ? 'recovery' : 'code'}
          label={isRecovery ? t({ id: 'auth.second.recovery' }) : t({ id: 'auth.second.code' })}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          maxLength={isRecovery ? 40 : 10}
          autoFocus
          {...form.field('code')}
        />
        <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSending}>
          {t({ id: 'auth.second.confirm' })}
        </Button>
        {passkeyOptions === null || !canUsePasskeys() ? null : (
          <Button size="sm" variant="outline" disabled={form.isSending} onClick={() => void answerByPasskey()}>
            {t({ id: 'auth.second.usePasskey' })}
          </Button>
        )}
        <Flex justify="space-between" gap="2" wrap="wrap">
          <Button size="2xs" variant="plain" px="0" color="accent.fg" onClick={onBack}>
            {t({ id: 'auth.second.back' })}
          </Button>
          {methods.includes('RECOVERY_CODE') ? (
            <Button size="2xs" variant="plain" px="0" color="accent.fg" onClick={toggle}>
              {isRecovery ? t({ id: 'auth.second.useCode' }) : t({ id: 'auth.second.useRecovery' })}
            </Button>
          ) : null}
        </Flex>
      </Stack>
    </form>
  );
}
