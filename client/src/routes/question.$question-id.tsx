import { useParams } from 'react-router';
import { QuestionPage } from '../features/judging/question/question-page.tsx';

/** The router asks for this name. */
export function Component() {
  const { questionID = '' } = useParams();
  return <QuestionPage key={questionID} questionId={questionID} />;
}
