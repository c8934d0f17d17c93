import { Button } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useMarkPrintedMutation } from './prints.generated.ts';

interface PrintMarkProps {
  readonly id: number;
  readonly isPrinted: boolean;
  readonly size: 'xs' | 'sm';
}

/** Says that a text was printed, or takes that back. */
export function PrintMark({ id, isPrinted, size }: PrintMarkProps) {
  const t = useText();
  const act = useAct();
  const [mark, { loading }] = useMarkPrintedMutation();
  const onMark = () =>
    void act(
      async () => (await mark({ variables: { id, isPrinted: !isPrinted } })).data?.markPrinted,
      isPrinted ? t({ id: 'desk.queue.unmarked' }) : t({ id: 'desk.queue.marked' }),
    );
  return (
    <Button
      size={size}
      variant={isPrinted ? 'ghost' : 'solid'}
      colorPalette={isPrinted ? 'gray' : 'accent'}
      loading={loading}
      onClick={onMark}
    >
      {isPrinted ? t({ id: 'desk.queue.unmark' }) : t({ id: 'desk.queue.mark' })}
    </Button>
  );
}
