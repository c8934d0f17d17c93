import { Button, Field, Flex, Heading, Stack } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Choice } from '../../../../components/choice.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../../lib/form/use-drafted-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useAskClarificationMutation, useClarificationProblemsQuery } from './clarifications.generated.ts';

/** Longest question; the server decides. */
const maxLength = 10_000;
const nothing = { problem: '', question: '' };

/** Asks the jury, and nobody else; the address may say about which problem. */
export function AskForm({ contestId, userId }: { readonly contestId: number; readonly userId: string }) {
  const t = useText();
  const { data } = useClarificationProblemsQuery({ variables: { contestId } });
  const [ask] = useAskClarificationMutation();
  const form = useDraftedForm<'problem' | 'question'>({
    form: `clarification ${contestId}`,
    account: userId,
    saved: nothing,
    kept: ['problem', 'question'],
    check: ({ question }) =>
      faultsOf({ problem: null, question: question.trim() === '' ? message({ id: 'desk.ask.empty' }) : null }),
    async send({ problem, question }) {
      const result = (
        await ask({ variables: { input: { contestId, problemDisplayId: problem === '' ? null : problem, question } } })
      ).data?.askClarification;
      if (result?.__typename !== 'AskClarificationSuccess') return refusalOf(t, result, ['question']);
      showToast('success', t({ id: 'desk.ask.sent' }));
      form.discard();
      // The next question is often about the same.
      form.setValue('problem', problem);
      return null;
    },
  });
  const wanted = useSearchParams()[0].get('problem');
  const choose = useEffectEvent((problem: string) => {
    // A question that was begun about another problem stays there.
    if (form.values.question.trim() === '' || form.values.problem === '') form.setValue('problem', problem);
  });
  useEffect(() => {
    if (wanted !== null) choose(wanted);
  }, [wanted]);
  return (
    <Panel p="4" maxW="50rem">
      <Heading as="h2" size="md" mb="3">
        {t({ id: 'desk.ask' })}
      </Heading>
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap="3">
          <Field.Root>
            <Field.Label>{t({ id: 'desk.ask.about' })}</Field.Label>
            <Choice
              label={t({ id: 'desk.ask.about' })}
              maxW="full"
              value={form.values.problem}
              options={[
                ['', t({ id: 'desk.ask.contest' })],
                ...(data?.contestProblems ?? []).map(
                  ({ displayId, title }) => [displayId, `${displayId}. ${title}`] as const,
                ),
              ]}
              onChange={(problem) => form.setValue('problem', problem)}
            />
          </Field.Root>
          <FormField
            label={t({ id: 'desk.ask.question' })}
            lines={4}
            maxLength={maxLength}
            hint={t({ id: 'desk.ask.hint' })}
            {...form.field('question')}
          />
          <FormError refusal={form.refusal} />
          <Flex>
            <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
              {t({ id: 'desk.ask.send' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Panel>
  );
}
