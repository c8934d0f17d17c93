import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { isSuccess, type Outcome } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { noRefusal, refusalOf } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { isRank } from '../form/values.ts';

/** How a training names and orders a problem. */
export interface ProblemPlace {
  readonly displayId: string;
  /** Null: the last. */
  readonly rank: number | null;
}

interface PlaceDialogProps {
  readonly title: string;
  readonly action: string;
  readonly initial: ProblemPlace;
  readonly onSave: (place: ProblemPlace) => Promise<Outcome>;
  readonly onClose: () => void;
}

/** Display id and rank of a problem in a training. */
export function PlaceDialog({ title, action, initial, onSave, onClose }: PlaceDialogProps) {
  const t = useText();
  const [displayId, setDisplayId] = useState(initial.displayId);
  const [rank, setRank] = useState(initial.rank === null ? '' : String(initial.rank));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const isRankValid = isRank(rank) || (initial.rank === null && rank.trim() === '');
  const isValid = displayId.trim() !== '' && isRankValid;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !isValid) return;
    const form = event.currentTarget;
    setBusy(true);
    setRefusal(noRefusal);
    try {
      const result = await onSave({ displayId, rank: rank.trim() === '' ? null : Number(rank) });
      if (isSuccess(result)) onClose();
      else {
        const about = result?.fields?.find(({ path }) => path === 'problemId')?.message;
        setRefusal(about === undefined ? refusalOf(t, result, ['displayId', 'rank']) : { ...noRefusal, form: about });
      }
    } catch (error) {
      setRefusal({ ...noRefusal, form: failureText(t, error) });
    } finally {
      setBusy(false);
    }
    // The faults are drawn after this event.
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <SheetDialog title={title} size="xs" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="3">
          <FormField
            label={t({ id: 'trainings.displayId' })}
            hint={t({ id: 'trainings.displayIdHint' })}
            required
            maxLength={50}
            autoComplete="off"
            value={displayId}
            error={refusal.fields['displayId'] ?? null}
            onValue={setDisplayId}
          />
          <FormField
            label={t({ id: 'trainings.rank' })}
            hint={initial.rank === null ? t({ id: 'trainings.lastHint' }) : t({ id: 'trainings.rankHint' })}
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
            value={rank}
            error={isRankValid ? (refusal.fields['rank'] ?? null) : t({ id: 'trainings.fault.rank' })}
            onValue={setRank}
          />
          <FormError refusal={refusal} />
          <Flex justify="flex-end">
            <Button type="submit" size="sm" colorPalette="accent" disabled={isBusy || !isValid}>
              {action}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
