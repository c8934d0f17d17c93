import { Button, Field, Flex, Stack } from '@chakra-ui/react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { MarkdownEditor } from '../../../components/markdown-editor/markdown-editor.tsx';
import { isSuccess } from '../../../lib/failure/domain-error.ts';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../lib/form/use-drafted-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useAnswerProblemTicketMutation } from './ticket.generated.ts';

/** Longest reply or note, in characters; the server decides. */
const maxLength = 5_000;
const names = ['content', 'isNote'] as const;
/** A draft keeps texts: empty is false. */
const nothing = { content: '', isNote: '' };

interface ReplyFormProps {
  readonly ticketId: string;
  /** User id. */
  readonly account: string;
  readonly isKeeper: boolean;
}

/** A reply, or a note of keepers; what is typed outlives the page until it is sent. */
export function ReplyForm({ ticketId, account, isKeeper }: ReplyFormProps) {
  const t = useText();
  const [reply] = useAnswerProblemTicketMutation();
  const form = useDraftedForm<(typeof names)[number]>({
    form: `reply to ticket ${ticketId}`,
    account,
    saved: nothing,
    kept: names,
    check: ({ content }) =>
      faultsOf({
        isNote: null,
        content:
          content.trim() === ''
            ? message({ id: 'ticket.fault.emptyReply' })
            : content.length > maxLength
              ? message({ id: 'ticket.fault.tooLong' })
              : null,
      }),
    async send({ content, isNote }) {
      const input = { id: ticketId, content, isNote: isKeeper && isNote !== '' };
      const result = (await reply({ variables: { input } })).data?.answerProblemTicket;
      if (!isSuccess(result)) return refusalOf(t, result, names);
      showToast('success', t({ id: 'ticket.replied' }));
      form.discard();
      return null;
    },
  });
  const { error, value, onValue } = form.field('content');
  const isNote = form.values.isNote !== '';
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="2" mt="3">
        <Field.Root invalid={error !== null}>
          <MarkdownEditor
            label={t({ id: 'ticket.reply' })}
            value={value}
            onValue={onValue}
            rows={4}
            maxLength={maxLength}
          />
          {error === null ? null : <Field.ErrorText>{error}</Field.ErrorText>}
        </Field.Root>
        {isKeeper ? (
          <CheckLabel>
            <input
              type="checkbox"
              checked={isNote}
              onChange={(event) => form.setValue('isNote', event.target.checked ? 'note' : '')}
            />
            {t({ id: 'ticket.isNote' })}
          </CheckLabel>
        ) : null}
        <FormError refusal={form.refusal} />
        <Flex>
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'ticket.sendReply' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
