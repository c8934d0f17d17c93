import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Stack } from '@chakra-ui/react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { isSuccess } from '../../../lib/failure/domain-error.ts';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../lib/form/use-drafted-form.ts';
import { timeZone } from '../../../lib/format/figures.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../lib/live/ask-shown-again.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { DecisionFields } from './decision-fields.tsx';
import { actsOf, decisionIn, wordsOf } from './decision.ts';
import { useModerateTextMutation, type ModeratedText_TextFragment } from './moderation.generated.ts';

/** Longest reason, in characters; the server decides. */
const maxReason = 500;
const nothing = { acts: '', reason: '', until: '' };

interface DecideFormProps {
  readonly text: ModeratedText_TextFragment;
  readonly account: string;
  readonly onDone: () => void;
}

/** What becomes of a text and its author, with the reason that the author reads. */
export function DecideForm({ text, account, onDone }: DecideFormProps) {
  const t = useText();
  const client = useApolloClient();
  const [moderate] = useModerateTextMutation();
  const form = useDraftedForm<keyof typeof nothing>({
    form: `decision on ${text.kind} ${text.id}`,
    account,
    saved: nothing,
    kept: ['acts', 'reason', 'until'],
    check: ({ acts: words, reason, until }) => {
      const made = decisionIn(words);
      const kinds = actsOf(made);
      return faultsOf({
        acts:
          made.text === null
            ? message({ id: 'moderation.fault.acts' })
            : kinds.length === 0
              ? message({ id: 'moderation.fault.nothing' })
              : null,
        reason: reason.trim() === '' && !kinds.includes('KEEP') ? message({ id: 'moderation.fault.reason' }) : null,
        until: until === '' && kinds.includes('BAN') ? message({ id: 'moderation.fault.until' }) : null,
      });
    },
    async send({ acts: words, reason, until }) {
      const kinds = actsOf(decisionIn(words));
      const isBan = kinds.includes('BAN');
      const input = { on: referenceOf(text), acts: kinds, reason, until: isBan ? new Date(until).toISOString() : null };
      const result = (await moderate({ variables: { input } })).data?.moderateText;
      if (!isSuccess(result)) return refusalOf(t, result, ['acts', 'reason', 'until']);
      showToast('success', t({ id: 'moderation.done' }));
      form.discard();
      askShownAgain(client, ['ModerationQueue']);
      onDone();
      return null;
    },
  });
  const decision = decisionIn(form.values.acts);
  const acts = actsOf(decision);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4" mt="4">
        <DecisionFields
          decision={decision}
          error={form.field('acts').error}
          onChange={(changed) => form.setValue('acts', wordsOf(changed))}
        />
        {acts.includes('BAN') ? (
          <FormField
            label={t({ id: 'moderation.until' })}
            hint={t({ id: 'moderation.zone' }, { zone: timeZone() })}
            type="datetime-local"
            isRequired
            {...form.field('until')}
          />
        ) : null}
        {acts.includes('KEEP') ? null : (
          <FormField
            label={t({ id: 'moderation.reason' })}
            hint={t({ id: 'moderation.reasonHint' })}
            lines={3}
            maxLength={maxReason}
            isRequired
            {...form.field('reason')}
          />
        )}
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'moderation.send' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

function referenceOf({ kind, id }: ModeratedText_TextFragment) {
  if (kind === 'DISCUSSION') return { discussionId: id };
  if (kind === 'SOLUTION') return { solutionId: id };
  return kind === 'COMMENT' ? { commentId: id } : { replyId: id };
}
