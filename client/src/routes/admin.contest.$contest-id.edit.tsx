import { useParams } from 'react-router';
import { ContestFormPage } from '../features/contest-maker/form/contest-form-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';
import { makerPart } from '../lib/intl/parts/maker.ts';

/** The router asks for this name. An address without a number is a contest still to be made; the words of the Markdown editor are in the authors' part. */
export function Component() {
  const { contestId } = useParams();
  const id = contestId === undefined ? null : (readInteger(contestId) ?? 0);
  return (
    <MoreSentences part={authorPart}>
      <MoreSentences part={makerPart}>
        <ContestFormPage key={id} contestId={id} />
      </MoreSentences>
    </MoreSentences>
  );
}
