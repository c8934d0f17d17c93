import { useParams } from 'react-router';
import { ProblemFormPage } from '../features/problem/problem-author/problem-form-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';

/** The router asks for this name. An address without a number is a problem still to be made. */
export function Component() {
  const { problemId } = useParams();
  const id = problemId === undefined ? null : (readInteger(problemId) ?? 0);
  return (
    <MoreSentences part={authorPart}>
      <ProblemFormPage key={id} problemId={id} />
    </MoreSentences>
  );
}
