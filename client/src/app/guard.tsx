import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ErrorState } from '../components/error-state.tsx';
import { PageBody } from '../components/page-body.tsx';
import { SkeletonRows } from '../components/skeleton-rows.tsx';
import { isManagementPath } from '../lib/address/management-path.ts';
import { useText } from '../lib/intl/use-text.ts';
import { askToSignIn } from '../lib/session/ask-to-sign-in.ts';
import { authDialogStore } from '../lib/session/auth-dialog-store.ts';
import { lostTokenStore } from '../lib/session/lost-token-store.ts';
import { tokenStore } from '../lib/session/token-store.ts';
import { useViewerQuery } from '../lib/session/viewer.generated.ts';
import { wantedAddressStore } from '../lib/session/wanted-address.ts';
import { useSiteConfigQuery } from '../lib/site/site-config.generated.ts';
import { useStore } from '../lib/store/store.ts';
import { viewToken } from '../lib/store/view-tab.ts';
import { showToast } from '../lib/toast/toast-store.ts';
import { judgeVisit, type Need } from './guard-rules.ts';

interface GuardProps {
  readonly need: Need;
  readonly children: ReactNode;
}

/** Shows a page to those who may see it; others are sent away with a word, and come back once they have signed in. */
export function Guard({ need, children }: GuardProps) {
  const t = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hasToken = useStore(tokenStore) !== null;
  const viewer = useViewerQuery({ skip: !hasToken });
  const site = useSiteConfigQuery({ fetchPolicy: 'cache-first' });
  const known = hasToken ? viewer.data?.viewer : undefined;
  // After a lost session the page stays as it is, with what waits in it, until the dialog has an answer.
  const isAskedAgain = useStore(authDialogStore)?.reason === 'expired' && !hasToken;
  const judged = judgeVisit(need, {
    hasToken,
    isKnown: known !== undefined,
    isAdmin: known?.isAdmin ?? false,
    isSuperAdmin: known?.isSuperAdmin ?? false,
    siteActs: known?.siteActs ?? [],
    isView: viewToken !== null,
    isManaging: isManagementPath(pathname),
    site: site.data?.siteConfig ?? null,
  });
  const verdict = isAskedAgain ? 'show' : judged;
  const wasShown = useRef(false);
  useEffect(() => {
    if (verdict === 'show') wasShown.current = true;
    if (typeof verdict === 'string') return;
    // No message right after the user signed out.
    const hasSignedOut = wasShown.current && !hasToken && lostTokenStore.get() === null;
    const wanted = `${pathname}${search}`;
    if (verdict.isForSigningIn) wantedAddressStore.set(wanted);
    // Nor is the dialog shown again that was closed after a lost session.
    if (verdict.dialogReason !== undefined && !hasToken && !wasShown.current) askToSignIn(wanted, verdict.dialogReason);
    else if (!hasSignedOut) showToast('warning', t(verdict.text));
    void navigate(verdict.goTo, { replace: true });
  }, [verdict, hasToken, navigate, pathname, search, t]);
  if (verdict === 'show') return children;
  const error = viewer.error ?? site.error;
  return (
    <PageBody>
      {verdict === 'wait' && error !== undefined ? (
        <ErrorState
          error={error}
          onRetry={() => {
            void site.refetch();
            if (hasToken) void viewer.refetch();
          }}
        />
      ) : (
        <SkeletonRows count={8} />
      )}
    </PageBody>
  );
}
