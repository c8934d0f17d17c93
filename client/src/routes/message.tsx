import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { MessageCenter } from '../features/message/message-center.tsx';
import { MESSAGE_LISTS } from '../features/message/message-lists.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { useText } from '../lib/intl/use-text.ts';
import { openAuthDialog } from '../lib/session/auth-dialog-store.ts';
import { tokenStore } from '../lib/session/token-store.ts';
import { useStore } from '../lib/store/store.ts';
import { showToast } from '../lib/toast/toast-store.ts';
import { NotFoundPage } from './not-found.tsx';

/** The message centre, on the list of the address; who is not signed in is sent home and asked to. The router asks for this name. */
export function Component() {
  const t = useText();
  const navigate = useNavigate();
  const path = (useParams()['*'] ?? '').replace(/\/$/, '');
  const isSignedIn = useStore(tokenStore) !== null;
  useEffect(() => {
    if (isSignedIn) return;
    showToast('error', t({ id: 'auth.needed' }));
    openAuthDialog({ tab: 'signIn', reason: 'needed' });
    void navigate('/home', { replace: true });
  }, [isSignedIn, navigate, t]);
  if (!isSignedIn) return null;
  if (path === '') return <Navigate to={`/message/${MESSAGE_LISTS[0].path}`} replace />;
  const list = MESSAGE_LISTS.find((one) => one.path === path);
  if (list === undefined) return <NotFoundPage />;
  return (
    <MoreSentences part="message">
      <MessageCenter list={list} />
    </MoreSentences>
  );
}
