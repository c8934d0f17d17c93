import type { ComponentType } from 'react';
import { loadPart, MoreSentences } from '../lib/intl/more-sentences.tsx';
import { localeStore } from '../lib/preferences/locale-store.ts';

/** Gives a page what pages other than home say, once it is there in the language of now. */
export async function pageSentences(): Promise<(Page: ComponentType) => ComponentType> {
  await loadPart('page', localeStore.get());
  return (Page) =>
    function PageWithSentences() {
      return (
        <MoreSentences part="page">
          <Page />
        </MoreSentences>
      );
    };
}
