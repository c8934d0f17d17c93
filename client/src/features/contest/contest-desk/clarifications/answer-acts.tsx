import { Button, Flex } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  OpenClarificationsDocument,
  useMarkClarificationMutation,
  type ClarificationRow_ClarificationFragment,
} from './clarifications.generated.ts';

interface AnswerActsProps {
  readonly clarification: ClarificationRow_ClarificationFragment;
  /** Opens the form. */
  readonly onAnswer: () => void;
}

/** What the jury may do with a question. */
export function AnswerActs({ clarification: { id, status, answer }, onAnswer }: AnswerActsProps) {
  const t = useText();
  const act = useAct();
  const [mark] = useMarkClarificationMutation({ refetchQueries: [OpenClarificationsDocument] });
  const send = async (isDone: boolean) => {
    const result = (await mark({ variables: { id, isDone } })).data?.markClarification;
    const isAnswered = isDone && result?.__typename === 'MarkClarificationSuccess' && result.data.status === 'ANSWERED';
    return isAnswered ? { __typename: result.__typename, message: t({ id: 'desk.answerStays' }) } : result;
  };
  const onMark = (isDone: boolean) =>
    void act(() => send(isDone), isDone ? t({ id: 'desk.marked' }) : t({ id: 'desk.reopened' }));
  return (
    <Flex gap="2" mt="3" wrap="wrap">
      <Button
        size="xs"
        variant={status === 'OPEN' ? 'solid' : 'outline'}
        colorPalette={status === 'OPEN' ? 'accent' : 'gray'}
        onClick={onAnswer}
      >
        {answer === null ? t({ id: 'desk.giveAnswer' }) : t({ id: 'desk.editAnswer' })}
      </Button>
      <Button size="xs" variant="outline" onClick={() => onMark(status === 'OPEN')}>
        {status === 'OPEN' ? t({ id: 'desk.markDone' }) : t({ id: 'desk.reopen' })}
      </Button>
    </Flex>
  );
}
