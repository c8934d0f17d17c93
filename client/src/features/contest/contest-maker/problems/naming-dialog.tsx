import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { isSuccess, type Outcome } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { noRefusal, refusalOf } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';

/** How the contest names a problem. */
export interface Naming {
  readonly displayId: string;
  readonly displayTitle: string;
  readonly color: string | null;
}

interface NamingDialogProps {
  readonly title: string;
  readonly action: string;
  readonly initial: Naming;
  /** What to think of before the problem is added. */
  readonly warning?: string | null;
  /** A balloon colour to begin with where it has none. */
  readonly proposedColor: string;
  readonly onSave: (naming: Naming) => Promise<Outcome>;
  readonly onClose: () => void;
}

const fields = ['displayId', 'displayTitle', 'color'];

/** Names a problem in its contest: its letter, its title there, the colour of its balloon. */
export function NamingDialog({
  title,
  action,
  initial,
  warning = null,
  proposedColor,
  onSave,
  onClose,
}: NamingDialogProps) {
  const t = useText();
  const [values, setValues] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const change = (next: Partial<Naming>) => setValues((before) => ({ ...before, ...next }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const result = await onSave(values);
      if (isSuccess(result)) onClose();
      else {
        const about = result?.fields?.find(({ path }) => path === 'problemId')?.message;
        setRefusal(about === undefined ? refusalOf(t, result, fields) : { ...noRefusal, form: about });
      }
    } catch (error) {
      setRefusal({ ...noRefusal, form: failureText(t, error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SheetDialog title={title} size="xs" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="3">
          <FormField
            label={t({ id: 'maker.displayId' })}
            required
            maxLength={50}
            value={values.displayId}
            error={refusal.fields['displayId'] ?? null}
            onValue={(displayId) => change({ displayId })}
          />
          <FormField
            label={t({ id: 'maker.displayTitle' })}
            required
            maxLength={255}
            value={values.displayTitle}
            error={refusal.fields['displayTitle'] ?? null}
            onValue={(displayTitle) => change({ displayTitle })}
          />
          {values.color === null ? (
            <Box>
              <Button size="xs" variant="outline" onClick={() => change({ color: proposedColor })}>
                {t({ id: 'maker.giveColor' })}
              </Button>
            </Box>
          ) : (
            <FormField
              label={t({ id: 'maker.color' })}
              type="color"
              p="1"
              maxW="5rem"
              value={values.color}
              error={refusal.fields['color'] ?? null}
              onValue={(color) => change({ color })}
              beside={
                <Button size="xs" variant="outline" onClick={() => change({ color: null })}>
                  {t({ id: 'maker.noColor' })}
                </Button>
              }
            />
          )}
          {warning === null ? null : (
            <Box role="note" fontSize="sm" color="amber.fg">
              {warning}
            </Box>
          )}
          <FormError refusal={refusal} />
          <Flex justify="flex-end">
            <Button type="submit" size="sm" colorPalette="accent" disabled={isBusy}>
              {action}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
