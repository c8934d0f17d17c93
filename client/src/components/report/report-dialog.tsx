import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { isSuccess } from '../../lib/failure/domain-error.ts';
import { faultsOf } from '../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../lib/form/refusal.ts';
import { useDraftedForm } from '../../lib/form/use-drafted-form.ts';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { showToast } from '../../lib/toast/toast-store.ts';
import { CheckLabel } from '../form/check-label.tsx';
import { FormError } from '../form/form-error.tsx';
import { FormField } from '../form/form-field.tsx';
import { SheetDialog } from '../sheet-dialog.tsx';
import { reportReasons, type ReportReason } from './report-reasons.ts';
import { useReportTextMutation, type ReportTextMutationVariables } from './report.generated.ts';

/** Longest reason, in characters (specification, section 5); the server decides. */
const maxLength = 200;
const nothing = { reasons: '', text: '' };

/** What is reported. */
export type ReportedText = ReportTextMutationVariables['input']['on'];

interface ReportDialogProps {
  readonly on: ReportedText;
  readonly onClose: () => void;
}

/** Says to moderators what is wrong with a text, by labels, in words, or both. */
export function ReportDialog({ on, onClose }: ReportDialogProps) {
  const t = useText();
  const account = useViewer().user?.id;
  return (
    <SheetDialog title={t({ id: 'report.title' })} size="sm" focusesField onClose={onClose}>
      {account === undefined ? null : <ReportForm on={on} account={account} onClose={onClose} />}
    </SheetDialog>
  );
}

function ReportForm({ on, account, onClose }: ReportDialogProps & { readonly account: string }) {
  const t = useText();
  const [report] = useReportTextMutation();
  const form = useDraftedForm<keyof typeof nothing>({
    form: `report on ${JSON.stringify(on)}`,
    account,
    saved: nothing,
    kept: ['reasons', 'text'],
    check: ({ reasons, text }) =>
      faultsOf({
        reasons: null,
        text: reasons === '' && text.trim() === '' ? message({ id: 'report.fault' }) : null,
      }),
    async send({ reasons, text }) {
      const input = { on, reasons: reasonsIn(reasons), text: text.trim() };
      const result = (await report({ variables: { input } })).data?.reportText;
      if (!isSuccess(result)) return refusalOf(t, result, ['text']);
      showToast('success', t({ id: 'report.sent' }));
      form.discard();
      onClose();
      return null;
    },
  });
  const chosen = reasonsIn(form.values.reasons);
  const toggle = (reason: ReportReason) =>
    form.setValue(
      'reasons',
      (chosen.includes(reason) ? chosen.filter((each) => each !== reason) : [...chosen, reason]).join(' '),
    );
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        <Flex as="fieldset" columnGap="4" rowGap="2" wrap="wrap">
          <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
            {t({ id: 'report.labels' })}
          </chakra.legend>
          {allReasons.map((reason) => (
            <CheckLabel key={reason}>
              <input type="checkbox" checked={chosen.includes(reason)} onChange={() => toggle(reason)} />
              {t(reportReasons[reason])}
            </CheckLabel>
          ))}
        </Flex>
        <FormField label={t({ id: 'report.text' })} lines={3} maxLength={maxLength} {...form.field('text')} />
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'report.send' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

// The keys of the table are its reasons.
const allReasons = Object.keys(reportReasons) as readonly ReportReason[];

/** Labels as a draft keeps them: their names with spaces between them. */
function reasonsIn(text: string): readonly ReportReason[] {
  const names = text.split(' ');
  return allReasons.filter((reason) => names.includes(reason));
}
