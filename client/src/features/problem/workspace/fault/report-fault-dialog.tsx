import { Button, Field, Flex, Stack, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { MarkdownEditor } from '../../../../components/markdown-editor/markdown-editor.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { ticketKindOf, ticketKinds } from '../../../../components/ticket/ticket-kinds.ts';
import { isSuccess } from '../../../../lib/failure/domain-error.ts';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../../lib/form/use-drafted-form.ts';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import { MoreSentences } from '../../../../lib/intl/more-sentences.tsx';
import { authorPart } from '../../../../lib/intl/parts/author.ts';
import { ticketPart } from '../../../../lib/intl/parts/ticket.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { statusLook } from '../../../../lib/status/status.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useOwnSubmissionsQuery } from '../submissions/own-submissions.generated.ts';
import { useCreateProblemTicketMutation } from './report-fault.generated.ts';

/** Longest text, in characters; the server decides. */
const maxLength = 5_000;
/** Own submissions to choose from, the newest. */
const maxSubmissions = 10;
const names = ['kind', 'content', 'submissionId'] as const;
const nothing = { kind: 'STATEMENT', content: '', submissionId: '' };

interface ReportFaultDialogProps {
  readonly problemId: string;
  readonly problemDisplayId: string;
  readonly onClose: () => void;
}

/** Reports a fault of a problem to those who keep it. */
export function ReportFaultDialog(props: ReportFaultDialogProps) {
  return (
    <MoreSentences part={ticketPart}>
      {/* The words of the Markdown editor are in the authors' part. */}
      <MoreSentences part={authorPart}>
        <Dialog {...props} />
      </MoreSentences>
    </MoreSentences>
  );
}

function Dialog(props: ReportFaultDialogProps) {
  const t = useText();
  const account = useViewer().user?.id;
  return (
    <SheetDialog title={t({ id: 'ticket.reportTitle' })} size="md" onClose={props.onClose}>
      {account === undefined ? null : <ReportForm {...props} account={account} />}
    </SheetDialog>
  );
}

function ReportForm({ problemId, problemDisplayId, account }: ReportFaultDialogProps & { readonly account: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [create] = useCreateProblemTicketMutation();
  const { data } = useOwnSubmissionsQuery({
    variables: {
      filter: { onlyMine: true, problemDisplayId, isProblemIdExact: true },
      page: { page: 1, size: maxSubmissions },
    },
  });
  const submissions = data?.submissions.items ?? [];
  const form = useDraftedForm<(typeof names)[number]>({
    form: `fault of problem ${problemId}`,
    account,
    saved: nothing,
    kept: names,
    check: ({ content }) =>
      faultsOf({
        kind: null,
        submissionId: null,
        content:
          content.trim() === ''
            ? message({ id: 'ticket.fault.empty' })
            : content.length > maxLength
              ? message({ id: 'ticket.fault.tooLong' })
              : null,
      }),
    async send({ kind, content, submissionId }) {
      const chosen = submissions.find(({ id }) => String(id) === submissionId)?.id ?? null;
      const input = { problemId, kind: ticketKindOf(kind), content, submissionId: chosen };
      const result = (await create({ variables: { input } })).data?.createProblemTicket;
      if (!isSuccess(result) || !('ticket' in result)) return refusalOf(t, result, names);
      showToast('success', t({ id: 'ticket.reported' }));
      form.discard();
      void navigate(`/ticket/${result.ticket.id}`);
      return null;
    },
  });
  const { error, value, onValue } = form.field('content');
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'ticket.readers' })}
        </Text>
        <ChoiceField
          label={t({ id: 'ticket.kind' })}
          options={Object.entries(ticketKinds).map(([kind, label]) => [kind, t(label)] as const)}
          {...form.field('kind')}
        />
        <Field.Root invalid={error !== null}>
          <MarkdownEditor
            label={t({ id: 'ticket.content' })}
            value={value}
            onValue={onValue}
            rows={6}
            maxLength={maxLength}
          />
          {error === null ? null : <Field.ErrorText>{error}</Field.ErrorText>}
        </Field.Root>
        {submissions.length === 0 ? null : (
          <ChoiceField
            label={t({ id: 'ticket.submission' })}
            options={[
              ['', t({ id: 'ticket.noSubmission' })] as const,
              ...submissions.map(
                ({ id, status, languageName, submittedAt }) =>
                  [
                    String(id),
                    [`#${id} ${t(statusLook(status).label)}`, languageName, formatDateTime(new Date(submittedAt))].join(
                      ' · ',
                    ),
                  ] as const,
              ),
            ]}
            {...form.field('submissionId')}
          />
        )}
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'ticket.send' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
