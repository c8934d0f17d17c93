import { message } from '../lib/intl/message.ts';
import { NotYetPage } from './not-yet.tsx';

/** The router asks for this name. */
export function Component() {
  return <NotYetPage title={message({ id: 'contest.tab.comment' })} />;
}
