import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';

// Comparing words takes a library that few readers need.
const ChangesDialog = lazy(async () => ({ default: (await import('./changes-dialog.tsx')).ChangesDialog }));

interface RevisedNoticeProps {
  readonly contestId: number;
  /** Within the contest. */
  readonly displayId: string;
  /** How often the statement was changed. */
  readonly count: number;
}

/** Says that a statement is not what it was at the start, and shows what changed. */
export function RevisedNotice({ contestId, displayId, count }: RevisedNoticeProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="2xs"
        variant="outline"
        colorPalette="amber"
        color="amber.fg"
        aria-haspopup="dialog"
        h="auto"
        minH="dense"
        py="0.5"
        whiteSpace="normal"
        textAlign="start"
        onClick={() => setOpen(true)}
      >
        <Icon name="alert" size="3" />
        {t({ id: 'problem.revised' }, { count })}
      </Button>
      <Suspense>
        {isOpen ? <ChangesDialog contestId={contestId} displayId={displayId} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
