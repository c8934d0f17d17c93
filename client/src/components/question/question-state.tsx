import { Badge } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import type { QuestionState_QuestionFragment } from './question.generated.ts';

/** Does a question about lines wait, have an answer, or is it closed? */
export function QuestionStateMark({ question }: { readonly question: QuestionState_QuestionFragment }) {
  const t = useText();
  if (question.closedById !== null) return <Badge colorPalette="green">{t({ id: 'question.solved' })}</Badge>;
  if (question.closedAt !== null) return <Badge>{t({ id: 'question.closed' })}</Badge>;
  return question.waitsSince === null ? (
    <Badge colorPalette="accent">{t({ id: 'question.answered' })}</Badge>
  ) : (
    <Badge colorPalette="amber">{t({ id: 'question.waits' })}</Badge>
  );
}
