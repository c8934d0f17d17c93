import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageBody } from '../../components/page-body.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { openAuthDialog } from '../../lib/session/auth-dialog-store.ts';
import { pendingLinkStore } from '../../lib/session/pending-link-store.ts';
import { takeProviderFlow, type ProviderFlow } from '../../lib/session/provider-flow.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { showToast } from '../../lib/toast/toast-store.ts';
import { useSignInWithProviderMutation } from './auth.generated.ts';

const FAILURES = {
  unknown: message({ id: 'auth.return.unknown' }),
  unavailable: message({ id: 'auth.return.unavailable' }),
  denied: message({ id: 'auth.return.denied' }),
  expired: message({ id: 'auth.return.expired' }),
  busy: message({ id: 'auth.return.busy' }),
} as const;

interface Arrival {
  readonly flow: ProviderFlow | null;
  readonly ticket: string | null;
  readonly failure: keyof typeof FAILURES | null;
  readonly next: string;
}

/** Read once: what came is good once. */
function readArrival(): Arrival {
  const told = new URLSearchParams(location.hash.slice(1));
  const [ticket, error, next] = [told.get('ticket'), told.get('error'), told.get('next') ?? '/'];
  const flow = takeProviderFlow();
  const isKnown = (name: string): name is keyof typeof FAILURES => name in FAILURES;
  const failure = error === null ? (ticket === null || flow === null ? 'expired' : null) : isKnown(error) ? error : 'unavailable';
  return { flow, ticket, failure, next: next.startsWith('/') && !next.startsWith('//') ? next : '/' };
}

/** Where a provider sends the browser back to: signs in, or hands over to the settings to link; or says what went wrong. */
export function ProviderReturnPage() {
  const t = useText();
  const navigate = useNavigate();
  const [{ flow, ticket, failure, next }] = useState(readArrival);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [signIn, { called }] = useSignInWithProviderMutation();

  useEffect(() => {
    if (failure !== null || flow === null || ticket === null || called) return;
    if (flow.purpose === 'link') {
      pendingLinkStore.set({ ticket, binding: flow.binding });
      void navigate(next, { replace: true });
      return;
    }
    const redeem = async () => {
      const { data } = await signIn({ variables: { input: { ticket, binding: flow.binding } } });
      const result = data?.signInWithProvider;
      if (result?.__typename !== 'SignInWithProviderSuccess') {
        setRefusal(result?.message ?? t({ id: 'error.server' }));
        return;
      }
      tokenStore.set(result.data.token);
      showToast('success', t({ id: 'auth.welcomeBack' }));
      await navigate(next, { replace: true });
    };
    redeem().catch(() => setRefusal(t({ id: 'error.network' })));
  }, [called, failure, flow, navigate, next, signIn, t, ticket]);

  const wrong = failure === null ? refusal : t(FAILURES[failure]);
  const isLink = flow?.purpose === 'link';
  return (
    <PageBody maxW="32rem">
      <PageTitle text={t({ id: 'auth.return.title' })} />
      <Heading as="h1" size="lg" mb="3">
        {wrong === null ? t({ id: 'auth.return.title' }) : t({ id: 'auth.return.failed' })}
      </Heading>
      <Text role={wrong === null ? 'status' : 'alert'} color="fg.muted" mb="4">
        {wrong ?? t({ id: 'auth.return.wait' })}
      </Text>
      {wrong === null ? null : (
        <Flex>
          <Button
            size="sm"
            colorPalette="accent"
            onClick={() => {
              void navigate(next, { replace: true });
              if (!isLink) openAuthDialog({ tab: 'signIn', reason: null });
            }}
          >
            {isLink ? t({ id: 'auth.return.settings' }) : t({ id: 'auth.return.again' })}
          </Button>
        </Flex>
      )}
    </PageBody>
  );
}
