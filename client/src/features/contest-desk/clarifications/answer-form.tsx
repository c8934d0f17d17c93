import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { OpenClarificationsDocument, useAnswerClarificationMutation, useMarkClarificationMutation, type ClarificationRow_ClarificationFragment } from './clarifications.generated.ts';

/** Answers given again and again. */
const CANNED = [
  message({ id: 'desk.canned.yes' }), message({ id: 'desk.canned.no' }), message({ id: 'desk.canned.noComment' }), message({ id: 'desk.canned.readStatement' }),
  message({ id: 'desk.canned.unclear' }),
] as const;
const MAX_LENGTH = 10_000;

/** An answer of the jury: to the asker or to all, by one press for those given often. An answer that is there can be put right. */
export function AnswerForm({ clarification: { id, status, answer, isPublic } }: { readonly clarification: ClarificationRow_ClarificationFragment }) {
  const t = useText();
  const act = useAct();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(answer ?? '');
  const [isToAll, setToAll] = useState(isPublic);
  const refetch = { refetchQueries: [OpenClarificationsDocument] };
  const [send, { loading }] = useAnswerClarificationMutation(refetch);
  const [mark] = useMarkClarificationMutation(refetch);
  const onMark = (isDone: boolean) => void act(async () => (await mark({ variables: { id, isDone } })).data?.markClarification, isDone ? t({ id: 'desk.marked' }) : t({ id: 'desk.reopened' }));
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await act(async () => (await send({ variables: { id, input: { answer: text, isPublic: isToAll } } })).data?.answerClarification, t({ id: 'desk.answered' }));
    if (isDone) setOpen(false);
  };
  const open = () => {
    setText(answer ?? '');
    setToAll(isPublic);
    setOpen(true);
  };
  if (!isOpen) {
    return (
      <Flex gap="2" mt="3" wrap="wrap">
        <Button size="xs" variant={status === 'OPEN' ? 'solid' : 'outline'} colorPalette={status === 'OPEN' ? 'accent' : 'gray'} onClick={open}>
          {answer === null ? t({ id: 'desk.giveAnswer' }) : t({ id: 'desk.editAnswer' })}
        </Button>
        <Button size="xs" variant="outline" onClick={() => onMark(status === 'OPEN')}>
          {status === 'OPEN' ? t({ id: 'desk.markDone' }) : t({ id: 'desk.reopen' })}
        </Button>
      </Flex>
    );
  }
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <Stack gap="2" mt="3" maxW="50rem">
        <Flex gap="1" wrap="wrap" role="group" aria-label={t({ id: 'desk.canned' })}>
          {CANNED.map((canned) => (
            <Button key={canned.id} size="2xs" variant="outline" onClick={() => setText(t(canned))}>
              {t(canned)}
            </Button>
          ))}
        </Flex>
        <FormField label={t({ id: 'desk.answer' })} lines={3} maxLength={MAX_LENGTH} value={text} error={null} onValue={setText} />
        <CheckLabel>
          <input type="checkbox" checked={isToAll} onChange={(event) => setToAll(event.target.checked)} />
          {t({ id: 'desk.answerToAll' })}
        </CheckLabel>
        <Flex gap="2">
          <Button type="submit" size="xs" colorPalette="accent" loading={loading} disabled={text.trim() === ''}>
            {t({ id: 'desk.sendAnswer' })}
          </Button>
          <Button size="xs" variant="ghost" onClick={() => setOpen(false)}>
            {t({ id: 'action.cancel' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
