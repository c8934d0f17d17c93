import { Navigate, useParams } from 'react-router';
import { FirstList } from '../features/site/message/first-list.tsx';
import { MessageCenter } from '../features/site/message/message-center.tsx';
import { messageLists, otherPath } from '../features/site/message/message-lists.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { messagePart } from '../lib/intl/parts/message.ts';
import { NotFoundPage } from './not-found.tsx';

/** The message centre, on the list of the address. The router asks for this name. */
export function Component() {
  const path = (useParams()['*'] ?? '').replace(/\/$/, '');
  if (path === '') return <FirstList />;
  const other = otherPath(path);
  if (other !== undefined) return <Navigate to={`/message/${other}`} replace />;
  const list = messageLists.find((one) => one.path === path);
  if (list === undefined) return <NotFoundPage />;
  return (
    <MoreSentences part={messagePart}>
      <MessageCenter list={list} />
    </MoreSentences>
  );
}
