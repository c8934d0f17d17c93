import { Suspense, type ReactNode } from 'react';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { bulkPart } from '../../lib/intl/parts/bulk.ts';

/** Adds the sentences of acts on several rows. */
export function BulkWords({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <MoreSentences part={bulkPart}>{children}</MoreSentences>
    </Suspense>
  );
}
