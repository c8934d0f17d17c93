import { UserHomePage } from '../features/site/user-home/user-home-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { peoplePart } from '../lib/intl/parts/people.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={peoplePart}>
      <UserHomePage />
    </MoreSentences>
  );
}
