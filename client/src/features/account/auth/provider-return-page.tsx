import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { domainErrorText } from '../../../lib/failure/domain-error.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { openAuthDialog } from '../../../lib/session/auth-dialog-store.ts';
import { pendingLinkStore } from '../../../lib/session/pending-link-store.ts';
import { takeProviderFlow, type ProviderFlow } from '../../../lib/session/provider-flow.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { SignInWithProviderDocument } from './auth.generated.ts';
import { FinishHandleSignInDocument } from './provider-return.generated.ts';

const failures = {
  unknown: message({ id: 'auth.return.unknown' }),
  unavailable: message({ id: 'auth.return.unavailable' }),
  denied: message({ id: 'auth.return.denied' }),
  expired: message({ id: 'auth.return.expired' }),
  busy: message({ id: 'auth.return.busy' }),
} as const;

interface Arrival {
  readonly hash: string;
  readonly flow: ProviderFlow | null;
  readonly ticket: string | null;
  readonly failure: keyof typeof failures | null;
  readonly next: string;
}

let known: Arrival | null = null;
let redeemed: Promise<string | null> | null = null;

/** What came with the address, read once: it is good once, and React may begin to draw a page more than once. */
function readArrival(): Arrival {
  const { hash } = location;
  if (known?.hash === hash) return known;
  const told = new URLSearchParams(hash.slice(1));
  const [ticket, error, next] = [told.get('ticket'), told.get('error'), told.get('next') ?? '/'];
  const flow = takeProviderFlow();
  const isKnown = (name: string): name is keyof typeof failures => name in failures;
  const failure =
    error === null ? (ticket === null || flow === null ? 'expired' : null) : isKnown(error) ? error : 'unavailable';
  known = { hash, flow, ticket, failure, next: next.startsWith('/') && !next.startsWith('//') ? next : '/' };
  redeemed = null;
  return known;
}

/**
 * Where a provider sends the browser back to: signs in, connects a handle, or hands over to the settings to link; or
 * says what went wrong.
 */
export function ProviderReturnPage() {
  const t = useText();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [{ flow, ticket, failure, next }] = useState(readArrival);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    if (failure !== null || flow === null || ticket === null) return;
    const { binding, purpose } = flow;
    const input = { ticket, binding };
    /** Gives the server's refusal; null when it let the user in. */
    const signIn = async () => {
      const { data } = await client.mutate({
        mutation: SignInWithProviderDocument,
        variables: { input },
      });
      const result = data?.signInWithProvider;
      if (result?.__typename !== 'SignInWithProviderSuccess') return domainErrorText(t, result);
      tokenStore.set(result.data.token);
      showToast('success', t({ id: 'auth.welcomeBack' }));
      return null;
    };
    /** The same; null when the handle is the user's. */
    const connectHandle = async () => {
      const { data } = await client.mutate({ mutation: FinishHandleSignInDocument, variables: { input } });
      const result = data?.finishHandleSignIn;
      if (result?.__typename !== 'FinishHandleSignInSuccess') return domainErrorText(t, result);
      showToast('success', t({ id: 'auth.return.handleConnected' }));
      return null;
    };
    const goOn = async () => {
      if (purpose === 'link') {
        pendingLinkStore.set(input);
      } else {
        redeemed ??= purpose === 'handle' ? connectHandle() : signIn();
        const refused = await redeemed;
        if (refused !== null) {
          setRefusal(refused);
          return;
        }
      }
      await navigate(next, { replace: true });
    };
    goOn().catch(() => setRefusal(t({ id: 'error.network' })));
  }, [client, failure, flow, navigate, next, t, ticket]);

  const wrong = failure === null ? refusal : t(failures[failure]);
  const isOfSettings = flow !== null && flow.purpose !== 'signIn';
  return (
    <PageBody maxW="32rem">
      <PageTitle text={t({ id: 'auth.return.title' })} />
      <PageHeader title={wrong === null ? t({ id: 'auth.return.title' }) : t({ id: 'auth.return.failed' })} />
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
              if (!isOfSettings) openAuthDialog({ tab: 'signIn', reason: null });
            }}
          >
            {isOfSettings ? t({ id: 'auth.return.settings' }) : t({ id: 'auth.return.again' })}
          </Button>
        </Flex>
      )}
    </PageBody>
  );
}
