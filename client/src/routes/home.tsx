import { HomePage } from '../features/site/home/home-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { homePart } from '../lib/intl/parts/home.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={homePart}>
      <HomePage />
    </MoreSentences>
  );
}
