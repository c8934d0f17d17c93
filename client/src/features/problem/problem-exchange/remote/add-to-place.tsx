import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { isSuccess, type Outcome } from '../../../../lib/failure/domain-error.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';

interface AddToPlaceProps {
  /** What is chosen from. */
  readonly label: string;
  /** Ids and titles; none: there is nothing to show. */
  readonly places: readonly (readonly [id: string, title: string])[];
  readonly action: string;
  readonly done: string;
  readonly open: string;
  readonly addressOf: (id: string) => string;
  readonly send: (id: string) => Promise<Outcome>;
}

/** A place that is chosen, a button that fills it, and the way there afterwards. */
export function AddToPlace({ label, places, action, done, open, addressOf, send }: AddToPlaceProps) {
  const act = useAct();
  const [chosen, setChosen] = useState<string | null>(null);
  const [filled, setFilled] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const id = chosen ?? places[0]?.[0];
  if (id === undefined) return null;

  const add = async () => {
    setSending(true);
    if (await act(() => send(id), done)) setFilled(id);
    setSending(false);
  };

  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Choice label={label} value={id} options={places} maxW="20rem" onChange={setChosen} />
      <Button size="sm" variant="outline" loading={isSending} onClick={() => void add()}>
        {action}
      </Button>
      {filled === null ? null : <TextLink to={addressOf(filled)}>{open}</TextLink>}
    </Flex>
  );
}

/** A refusal, in the words of its first fault. */
export function firstFault(result: Outcome): Outcome {
  if (isSuccess(result) || result === undefined) return result;
  return { ...result, message: result.fields?.[0]?.message ?? result.message };
}
