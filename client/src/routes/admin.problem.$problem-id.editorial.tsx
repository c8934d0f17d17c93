import { useParams } from 'react-router';
import { EditorialFormPage } from '../features/problem/editorial/edit/editorial-form-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';
import { editorialPart } from '../lib/intl/parts/editorial.ts';

/** The router asks for this name. */
export function Component() {
  const { problemId = '' } = useParams();
  return (
    <MoreSentences part={authorPart}>
      <MoreSentences part={editorialPart}>
        <EditorialFormPage key={problemId} problemId={problemId} />
      </MoreSentences>
    </MoreSentences>
  );
}
