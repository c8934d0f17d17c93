import { useParams } from 'react-router';
import { RevisionsPage } from '../features/problem/problem-author/revisions/revisions-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';

/** The router asks for this name. */
export function Component() {
  const { problemId } = useParams();
  return (
    <MoreSentences part={authorPart}>
      <RevisionsPage problemId={readInteger(problemId ?? null) ?? 0} />
    </MoreSentences>
  );
}
