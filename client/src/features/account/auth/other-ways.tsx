import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { noRefusal, refusalOf } from '../../../lib/form/refusal.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { askPasskey, canUsePasskeys } from '../../../lib/session/ask-passkey.ts';
import { goToProvider } from '../../../lib/session/provider-flow.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { wantedAddressStore } from '../../../lib/session/wanted-address.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import {
  useSignInWithPasskeyMutation,
  useStartPasskeySignInMutation,
  type RegisterRulesQuery,
} from './auth.generated.ts';

interface OtherWaysProps {
  readonly providers: RegisterRulesQuery['signInProviders'];
  readonly onDone: () => void;
}

/** Ways to sign in without a password of ours: a passkey, or another provider. */
export function OtherWays({ providers, onDone }: OtherWaysProps) {
  const t = useText();
  const [refusal, setRefusal] = useState(noRefusal);
  const [isAsking, setAsking] = useState(false);
  const [start] = useStartPasskeySignInMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  const byPasskey = async () => {
    const { data: started } = await start();
    const asked = started?.startPasskeySignIn;
    if (asked?.__typename !== 'StartPasskeySignInSuccess') return refusalOf(t, asked, []);
    const response = await askPasskey(asked.data);
    if (response === null) return { ...noRefusal, form: t({ id: 'auth.passkey.cancelled' }) };
    const { data } = await signIn({ variables: { response } });
    const result = data?.signInWithPasskey;
    if (result?.__typename !== 'SignInWithPasskeySuccess') return refusalOf(t, result, []);
    tokenStore.set(result.data.token);
    showToast('success', t({ id: 'auth.welcomeBack' }));
    onDone();
    return noRefusal;
  };
  const click = async () => {
    setAsking(true);
    setRefusal(await byPasskey().catch(() => ({ ...noRefusal, form: t({ id: 'error.network' }) })));
    setAsking(false);
  };
  const next = wantedAddressStore.get() ?? location.pathname + location.search;
  if (!canUsePasskeys() && providers.length === 0) return null;
  return (
    <Stack gap="2" mt="4">
      <Flex align="center" gap="3" fontSize="xs" color="fg.muted">
        <Box flex="1" borderTopWidth="1px" />
        {t({ id: 'auth.or' })}
        <Box flex="1" borderTopWidth="1px" />
      </Flex>
      <FormError refusal={refusal} />
      {canUsePasskeys() ? (
        <Button size="sm" variant="outline" disabled={isAsking} onClick={() => void click()}>
          {t({ id: 'auth.passkey.signIn' })}
        </Button>
      ) : null}
      {providers.map(({ key, label }) => (
        <Button
          key={key}
          size="sm"
          variant="outline"
          whiteSpace="normal"
          onClick={() => goToProvider(key, 'signIn', next)}
        >
          {t({ id: 'auth.provider.signIn' }, { label })}
        </Button>
      ))}
    </Stack>
  );
}
