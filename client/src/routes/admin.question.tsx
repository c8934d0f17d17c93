import { QuestionListPage } from '../features/judging/question/question-list-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { questionPart } from '../lib/intl/parts/question.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={questionPart}>
      <QuestionListPage />
    </MoreSentences>
  );
}
