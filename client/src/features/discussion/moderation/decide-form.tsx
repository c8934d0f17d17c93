import { useApolloClient } from '@apollo/client/react';
import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { isSuccess } from '../../../lib/failure/domain-error.ts';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../lib/form/use-drafted-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../lib/live/ask-shown-again.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { actKinds, type ActKind } from './act-kinds.ts';
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
    check: ({ acts, reason, until }) =>
      faultsOf({
        acts: acts === '' ? message({ id: 'moderation.fault.acts' }) : null,
        reason:
          reason.trim() === '' && !kindsIn(acts).includes('KEEP') ? message({ id: 'moderation.fault.reason' }) : null,
        until: until === '' && kindsIn(acts).includes('BAN') ? message({ id: 'moderation.fault.until' }) : null,
      }),
    async send({ acts, reason, until }) {
      const kinds = kindsIn(acts);
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
  const chosen = kindsIn(form.values.acts);
  const toggle = (kind: ActKind) => {
    // Keeping a text goes with nothing else.
    const others = chosen.filter((each) => each !== kind && (kind === 'KEEP') === (each === 'KEEP'));
    form.setValue('acts', (chosen.includes(kind) ? others : [...others, kind]).join(' '));
  };
  const actsError = form.field('acts').error;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4" mt="4">
        <Flex as="fieldset" columnGap="4" rowGap="2" wrap="wrap">
          <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
            {t({ id: 'moderation.acts.choose' })}
          </chakra.legend>
          {allKinds.map((kind) => (
            <CheckLabel key={kind}>
              <input type="checkbox" checked={chosen.includes(kind)} onChange={() => toggle(kind)} />
              {t(actKinds[kind])}
            </CheckLabel>
          ))}
          {actsError === null ? null : (
            <chakra.p role="alert" w="full" fontSize="xs" color="red.fg">
              {actsError}
            </chakra.p>
          )}
        </Flex>
        {chosen.includes('BAN') ? (
          <FormField label={t({ id: 'moderation.until' })} type="datetime-local" isRequired {...form.field('until')} />
        ) : null}
        {chosen.includes('KEEP') ? null : (
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

// The keys of the table are its kinds.
const allKinds = Object.keys(actKinds) as readonly ActKind[];

/** Kinds as a draft keeps them: their names with spaces between them. */
function kindsIn(text: string): readonly ActKind[] {
  const names = text.split(' ');
  return allKinds.filter((kind) => names.includes(kind));
}

function referenceOf({ kind, id }: ModeratedText_TextFragment) {
  if (kind === 'DISCUSSION') return { discussionId: id };
  if (kind === 'SOLUTION') return { solutionId: id };
  return kind === 'COMMENT' ? { commentId: id } : { replyId: id };
}
