import { Button, chakra, Flex } from '@chakra-ui/react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { saveText } from '../../../../lib/download/save-text.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { PrintMark } from './print-mark.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { useContestPrintTextQuery, type ContestPrintTextQuery } from './prints.generated.ts';

/** A text to be printed: as it will look, to the printer, or to a file. */
export function PrintDialog({ printId, onClose }: { readonly printId: number; readonly onClose: () => void }) {
  const t = useText();
  const { data, error, refetch } = useContestPrintTextQuery({ variables: { id: printId } });
  const print = data?.contestPrint;
  return (
    <SheetDialog
      title={t({ id: 'desk.queue.title' }, { id: printId, username: print?.username ?? '' })}
      size="md"
      onClose={onClose}
    >
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={6} height="24px" />
      {print === null ? <EmptyState title={t({ id: 'desk.queue.gone' })} /> : null}
      {print ? <Printable print={print} /> : null}
    </SheetDialog>
  );
}

function Printable({ print }: { readonly print: NonNullable<ContestPrintTextQuery['contestPrint']> }) {
  const t = useText();
  return (
    <>
      <Flex gap="2" mb="3" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => window.print()}>
          {t({ id: 'desk.queue.print' })}
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => saveText(`${print.username}_${print.id}.txt`, print.content)}
        >
          {t({ id: 'desk.queue.download' })}
        </Button>
        <PrintMark id={print.id} isPrinted={print.printedAt !== null} size="sm" />
      </Flex>
      <Text tabIndex={0} role="region" aria-label={t({ id: 'desk.print.content' })}>
        {print.content}
      </Text>
      <PrintSheet print={print} />
    </>
  );
}

const Text = chakra('pre', {
  base: {
    fontFamily: 'mono',
    fontSize: 'xs',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderRadius: 'l2',
    p: '3',
    maxH: '60vh',
    overflow: 'auto',
    tabSize: '4',
    focusVisibleRing: 'inside',
  },
});
