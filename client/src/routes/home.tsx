import { HomePage } from '../features/home/home-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part="home">
      <HomePage />
    </MoreSentences>
  );
}
