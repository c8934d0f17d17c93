import { useParams } from 'react-router';
import { RemoteSourcePage } from '../features/problem/problem-author/remote/remote-source-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';

/** The router asks for this name. */
export function Component() {
  const { problemId } = useParams();
  return (
    <MoreSentences part={authorPart}>
      <RemoteSourcePage problemId={readInteger(problemId ?? null) ?? 0} />
    </MoreSentences>
  );
}
