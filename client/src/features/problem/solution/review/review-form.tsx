import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { isSuccess } from '../../../../lib/failure/domain-error.ts';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../../lib/form/use-drafted-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../../lib/live/ask-shown-again.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useReviewSolutionVersionMutation } from './solution-review.generated.ts';

/** Longest note, in characters; the server decides. */
const maxNote = 1_000;

const outcomes = {
  APPROVED: {
    label: message({ id: 'solution.approve' }),
    done: message({ id: 'solution.approved' }),
    look: { colorPalette: 'accent' },
  },
  RETURNED: {
    label: message({ id: 'solution.return' }),
    done: message({ id: 'solution.returned' }),
    look: { variant: 'outline' },
  },
  REFUSED: {
    label: message({ id: 'solution.refuse' }),
    done: message({ id: 'solution.refused' }),
    look: { variant: 'outline', colorPalette: 'red', color: 'red.fg' },
  },
} as const;
type Outcome = keyof typeof outcomes;

interface ReviewFormProps {
  readonly versionId: string;
  /** User id. */
  readonly account: string;
  readonly onReviewed: () => void;
}

/** Approves a version, asks for changes or refuses it; the author reads the note. */
export function ReviewForm({ versionId, account, onReviewed }: ReviewFormProps) {
  const t = useText();
  const client = useApolloClient();
  const [review] = useReviewSolutionVersionMutation();
  /** Set by the button that submits. */
  const outcome = useRef<Outcome>('APPROVED');
  const form = useDraftedForm<'note'>({
    form: `review of solution version ${versionId}`,
    account,
    saved: { note: '' },
    kept: ['note'],
    check: ({ note }) =>
      faultsOf({
        note:
          outcome.current !== 'APPROVED' && note.trim() === ''
            ? message({ id: 'solution.fault.note' })
            : note.length > maxNote
              ? message({ id: 'solution.fault.noteLong' })
              : null,
      }),
    async send({ note }) {
      const chosen = outcome.current;
      const input = { versionId, outcome: chosen, note: note.trim() };
      const result = (await review({ variables: { input } })).data?.reviewSolutionVersion;
      if (result?.__typename === 'CommunitySolutionChanged' || result?.__typename === 'CommunitySolutionNotFound') {
        // The page shows what waits now.
        showToast('error', t({ id: 'solution.reviewLate' }));
        askShownAgain(client, ['SolutionDetail', 'SolutionReview', 'SolutionsToReview']);
        return null;
      }
      if (!isSuccess(result)) return refusalOf(t, result, ['note']);
      showToast('success', t(outcomes[chosen].done));
      form.discard();
      onReviewed();
      return null;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="3">
        <FormField
          label={t({ id: 'solution.note' })}
          hint={t({ id: 'solution.noteHint' })}
          lines={3}
          maxLength={maxNote}
          {...form.field('note')}
        />
        <FormError refusal={form.refusal} />
        <Flex gap="2" wrap="wrap">
          {allOutcomes.map((each) => (
            <Button
              key={each}
              type="submit"
              size="sm"
              {...outcomes[each].look}
              disabled={form.isSending}
              onClick={() => {
                outcome.current = each;
              }}
            >
              {t(outcomes[each].label)}
            </Button>
          ))}
        </Flex>
      </Stack>
    </form>
  );
}

// The keys of the table are its outcomes.
const allOutcomes = Object.keys(outcomes) as readonly Outcome[];
