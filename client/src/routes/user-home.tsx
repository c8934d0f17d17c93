import { UserHomePage } from '../features/user-home/user-home-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part="people">
      <UserHomePage />
    </MoreSentences>
  );
}
