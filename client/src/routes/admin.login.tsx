import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { PageBody } from '../components/page-body.tsx';
import { PageHeading } from '../components/page-header.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Panel } from '../components/panel.tsx';
import { TextLink } from '../components/text-link.tsx';
import { DisabledNotice } from '../features/account/auth/disabled-notice.tsx';
import { SignInPanel } from '../features/account/auth/sign-in-panel.tsx';
import { useDisabledAccount } from '../features/account/auth/use-disabled-account.ts';
import { isManagementPath } from '../lib/address/management-path.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { accountPart } from '../lib/intl/parts/account.ts';
import { useText } from '../lib/intl/use-text.ts';
import { authDialogStore } from '../lib/session/auth-dialog-store.ts';
import { useViewer } from '../lib/session/use-viewer.ts';
import { wantedAddressStore } from '../lib/session/wanted-address.ts';
import { viewToken } from '../lib/store/view-tab.ts';

/** Where those sign in who manage something. The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={accountPart}>
      <LoginPage />
    </MoreSentences>
  );
}

function LoginPage() {
  const t = useText();
  const { user, siteActs } = useViewer();
  const disabled = useDisabledAccount();
  // Kept from when the page opened: whoever signs in is on the way there already, and this must lead to the same place.
  const [wanted] = useState(wantedAddressStore.get);
  // In a view nobody signs in.
  if (viewToken !== null && user !== null && !siteActs.includes('MANAGE')) return <Navigate to="/home" replace />;
  if (siteActs.includes('MANAGE'))
    return <Navigate to={wanted !== null && isManagementPath(wanted) ? wanted : '/admin'} replace />;
  return (
    <PageBody maxW="25rem" pt={{ base: '8', md: '16' }}>
      <PageTitle text={t({ id: 'auth.signIn' })} />
      <Panel p="5">
        <PageHeading size="md" mb="4">
          {t({ id: 'admin.signIn' })}
        </PageHeading>
        {user === null ? null : (
          <Text mb="4" color="fg.muted">
            {t({ id: 'admin.notAdmin' }, { name: user.username })}
          </Text>
        )}
        {disabled === null ? null : <DisabledNotice account={disabled} mb="4" />}
        <SignInPanel
          onDone={() => undefined}
          onForgotten={() => authDialogStore.set({ tab: 'resetPassword', reason: null })}
        />
        <Text mt="4" fontSize="sm">
          <TextLink to="/home">{t({ id: 'notFound.home' })}</TextLink>
        </Text>
      </Panel>
    </PageBody>
  );
}
