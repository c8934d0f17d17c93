import type { ComponentType } from 'react';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { pagePart } from '../lib/intl/parts/page.ts';
import { localeStore } from '../lib/preferences/locale-store.ts';

/** Gives a page what pages other than home say, once it is there in the language of now. */
export async function pageSentences(): Promise<(Page: ComponentType) => ComponentType> {
  await pagePart.load(localeStore.get());
  return (Page) =>
    function PageWithSentences() {
      return (
        <MoreSentences part={pagePart}>
          <Page />
        </MoreSentences>
      );
    };
}
