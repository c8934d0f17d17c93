import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../../lib/form/use-drafted-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { RestoredNotice } from '../restored-notice.tsx';
import {
  OpenClarificationsDocument,
  useAnswerClarificationMutation,
  type ClarificationRow_ClarificationFragment,
} from './clarifications.generated.ts';

/** Answers given again and again. */
const cannedAnswers = [
  message({ id: 'desk.canned.yes' }),
  message({ id: 'desk.canned.no' }),
  message({ id: 'desk.canned.noComment' }),
  message({ id: 'desk.canned.readStatement' }),
  message({ id: 'desk.canned.unclear' }),
] as const;
const maxLength = 10_000;

interface AnswerFormProps {
  readonly clarification: ClarificationRow_ClarificationFragment;
  /** Who writes, by user id. */
  readonly userId: string;
  /** It waits no more, which is all that is known of it. */
  readonly isGone: boolean;
  readonly onClose: () => void;
}

/**
 * An answer of the jury: to the asker or to all, by one press for those given often. An answer that is there can be put
 * right. What is typed outlives the page until it is sent or given up.
 */
export function AnswerForm({
  clarification: { id, answer, isPublic, answeredAt, answererName },
  userId,
  isGone,
  onClose,
}: AnswerFormProps) {
  const t = useText();
  const [before] = useState({ version: answeredAt ?? '', saved: { answer: answer ?? '', toAll: String(isPublic) } });
  /** What the server knows of the question where the page did not know it yet. */
  const [told, setTold] = useState<{ readonly known: string | null; readonly answeredAt: string | null } | null>(null);
  const [send] = useAnswerClarificationMutation({ refetchQueries: [OpenClarificationsDocument] });
  const form = useDraftedForm<'answer' | 'toAll'>({
    form: `answer ${id}`,
    account: userId,
    ...before,
    kept: ['answer', 'toAll'],
    check: (values) =>
      faultsOf({ answer: values.answer.trim() === '' ? message({ id: 'desk.ask.empty' }) : null, toAll: null }),
    async send({ answer: text, toAll }) {
      const replaces = told?.known === answeredAt ? told.answeredAt : answeredAt;
      const result = (await send({ variables: { id, input: { answer: text, isPublic: toAll === 'true', replaces } } }))
        .data?.answerClarification;
      if (result?.__typename === 'ClarificationAnswered') setTold({ known: answeredAt, answeredAt: result.answeredAt });
      if (result?.__typename !== 'AnswerClarificationSuccess') return refusalOf(t, result, ['answer']);
      showToast('success', t({ id: 'desk.answered' }));
      close();
      return null;
    },
  });
  const close = () => {
    form.discard();
    onClose();
  };
  // One's own answer may come with the news before it is acknowledged.
  const isAnsweredMeanwhile = !form.isSending && (isGone || (answeredAt !== null && answeredAt !== form.grownFrom));
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="2" mt="3" maxW="50rem">
        {form.isRestored ? <RestoredNotice onDiscard={form.discard} /> : null}
        <Box role="status" fontSize="sm" color="amber.fg" _empty={{ mb: '-2' }}>
          {isAnsweredMeanwhile
            ? answererName === null
              ? t({ id: 'desk.answeredMeanwhile' })
              : t({ id: 'desk.answeredMeanwhileBy' }, { name: answererName })
            : null}
        </Box>
        <Flex gap="1" rowGap="lines" wrap="wrap" role="group" aria-label={t({ id: 'desk.canned' })}>
          {cannedAnswers.map((canned) => (
            <Button key={canned.id} size="2xs" variant="outline" onClick={() => form.setValue('answer', t(canned))}>
              {t(canned)}
            </Button>
          ))}
        </Flex>
        <FormField label={t({ id: 'desk.answer' })} lines={3} maxLength={maxLength} {...form.field('answer')} />
        <CheckLabel>
          <input
            type="checkbox"
            checked={form.values.toAll === 'true'}
            onChange={(event) => form.setValue('toAll', String(event.target.checked))}
          />
          {t({ id: 'desk.answerToAll' })}
        </CheckLabel>
        <FormError refusal={form.refusal} />
        <Flex gap="2">
          <Button
            type="submit"
            size="xs"
            colorPalette="accent"
            loading={form.isSending}
            disabled={form.values.answer.trim() === ''}
          >
            {t({ id: 'desk.sendAnswer' })}
          </Button>
          <Button size="xs" variant="ghost" onClick={close}>
            {t({ id: 'action.cancel' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
