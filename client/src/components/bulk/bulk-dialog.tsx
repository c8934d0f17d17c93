import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { isSuccess, type DomainError } from '../../lib/failure/domain-error.ts';
import { useAttempt } from '../../lib/failure/use-attempt.ts';
import { noRefusal, refusalOf, withoutFault, type Refusal } from '../../lib/form/refusal.ts';
import { formatDateTime } from '../../lib/format/figures.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { withGap } from '../../lib/intl/with-gap.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { FormError } from '../form/form-error.tsx';
import { SheetDialog } from '../sheet-dialog.tsx';
import { BulkCounts } from './bulk-counts.tsx';
import { BulkRows, type ChangeText, type FieldName } from './bulk-rows.tsx';
import type { BulkCounts_ActFragment } from './bulk.generated.ts';
import { useRunBulk } from './use-run-bulk.ts';

/** What a preview answers; undefined: the server sent no data. */
export type Previewed =
  | DomainError
  | { readonly __typename: string; readonly message?: undefined; readonly act: BulkCounts_ActFragment }
  | undefined;

interface BulkDialogProps {
  readonly title: string;
  readonly isHarsh?: boolean;
  /** Queries whose lists show the rows. */
  readonly lists: readonly string[];
  readonly changeText?: ChangeText;
  readonly fieldName?: FieldName;
  /** Says what is done, before the preview; gets what the server said of the fields, and tells which was changed. */
  readonly fields: (refusal: Refusal, mend: (field: string) => void) => ReactNode;
  /** Paths of the fields in the input. */
  readonly fieldNames?: readonly string[];
  /** What an act that is done leaves to its viewer, below the rows. */
  readonly result?: ((actId: string) => ReactNode) | undefined;
  /** Asked before an act that is done is closed; null: nothing. */
  readonly leaving?: { readonly title: string; readonly text: string; readonly action: string } | null;
  readonly onPreview: () => Promise<Previewed>;
  /** The act was applied. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Does something to several rows: says what becomes of each, does it, and offers to undo it. */
export function BulkDialog({
  title,
  isHarsh = false,
  lists,
  changeText = () => null,
  fieldName = () => null,
  fields,
  fieldNames = [],
  result: resultOf,
  leaving = null,
  onPreview,
  onDone,
  onClose,
}: BulkDialogProps) {
  const t = useText();
  const run = useRunBulk(lists);
  const [act, setAct] = useState<BulkCounts_ActFragment | null>(null);
  const [refusal, setRefusal] = useState(noRefusal);
  const [isLeaving, setLeaving] = useState(false);
  const { isBusy, attempt } = useAttempt((form) => setRefusal({ ...noRefusal, form }));
  const preview = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const result = await onPreview();
      if (isSuccess(result)) {
        setRefusal(noRefusal);
        setAct(result.act);
      } else setRefusal(refusalOf(t, result, fieldNames));
    });
  };
  const go = (step: 'apply' | 'undo', id: string) =>
    void attempt(async () => {
      const stopped = await run(step, id, setAct);
      setRefusal(stopped === null ? noRefusal : refusalOf(t, stopped, []));
      if (step === 'apply') onDone();
    });
  const isDone = act !== null && act.state === 'APPLIED' && act.pendingCount === 0 && act.doneCount > 0;
  const leave = () => (isDone && leaving !== null ? setLeaving(true) : onClose());
  return (
    <SheetDialog title={title} size="md" focusesField onClose={leave}>
      {act === null ? (
        <form noValidate onSubmit={preview}>
          <Stack gap="3">
            {fields(refusal, (field) => setRefusal(withoutFault(field)))}
            <FormError refusal={refusal} />
            <Flex justify="flex-end" gap="2">
              <Button size="sm" variant="outline" onClick={onClose}>
                {t({ id: 'action.cancel' })}
              </Button>
              <Button type="submit" size="sm" colorPalette="accent" aria-disabled={isBusy}>
                {t({ id: 'bulk.preview' })}
              </Button>
            </Flex>
          </Stack>
        </form>
      ) : (
        <Stack gap="3">
          <BulkCounts act={act} />
          {act.state === 'PREVIEW' || act.canUndo ? (
            <Text color="fg.muted" fontSize="sm">
              {withGap(
                act.state === 'PREVIEW' || act.undoUntil === null
                  ? t({ id: 'bulk.previewHint' })
                  : t({ id: 'bulk.undoHint' }, { until: formatDateTime(new Date(act.undoUntil)) }),
              )}
              {act.isCut ? t({ id: 'bulk.isCut' }) : null}
            </Text>
          ) : null}
          {act.state === 'PREVIEW' && act.isFinal ? (
            <Text px="3" py="2" bg="amber.subtle" color="amber.fg" borderRadius="l2" fontSize="sm">
              {t({ id: 'bulk.isFinal' })}
            </Text>
          ) : null}
          <BulkRows actId={act.id} changeText={changeText} fieldName={fieldName} />
          {isDone ? resultOf?.(act.id) : null}
          <FormError refusal={refusal} />
          <Flex justify="flex-end" gap="2">
            <Button size="sm" variant="outline" onClick={leave}>
              {act.state === 'PREVIEW' ? t({ id: 'action.cancel' }) : t({ id: 'action.close' })}
            </Button>
            {act.state !== 'UNDONE' && act.pendingCount > 0 ? (
              <Button
                size="sm"
                colorPalette={isHarsh ? 'red' : 'accent'}
                aria-disabled={isBusy}
                onClick={() => go('apply', act.id)}
              >
                {t({ id: 'bulk.apply' }, { count: act.pendingCount })}
              </Button>
            ) : null}
            {act.canUndo && act.pendingCount === 0 ? (
              <Button size="sm" variant="outline" aria-disabled={isBusy} onClick={() => go('undo', act.id)}>
                {t({ id: 'bulk.undo' })}
              </Button>
            ) : null}
          </Flex>
        </Stack>
      )}
      {leaving === null ? null : (
        <ConfirmDialog {...leaving} isOpen={isLeaving} onConfirm={onClose} onClose={() => setLeaving(false)} />
      )}
    </SheetDialog>
  );
}
