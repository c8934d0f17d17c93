import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { isSuccess } from '../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../lib/failure/use-attempt.ts';
import { noRefusal, refusalOf, withoutFault } from '../../../lib/form/refusal.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../lib/keyboard/focus-heading.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import {
  useDecideTeacherRequestMutation,
  type TeacherRequestRow_RequestFragment,
} from './teacher-requests.generated.ts';

/** Longest reason that the server takes. */
const maxAnswer = 500;

interface DecideDialogProps {
  readonly request: Pick<TeacherRequestRow_RequestFragment, 'id' | 'username'>;
  readonly isAccepted: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Decides on a request, with a reason that the user reads. */
export function DecideDialog({ request: { id, username }, isAccepted, onDone, onClose }: DecideDialogProps) {
  const t = useText();
  const [answer, setAnswer] = useState('');
  const [refusal, setRefusal] = useState(noRefusal);
  const { isBusy, attempt } = useAttempt((form) => setRefusal({ ...noRefusal, form }));
  const [decide] = useDecideTeacherRequestMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.length > maxAnswer) return;
    void attempt(async () => {
      const input = { id: String(id), isAccepted, answer: answer.trim() };
      const result = (await decide({ variables: { input } })).data?.decideTeacherRequest;
      if (isSuccess(result)) {
        const done = isAccepted ? t({ id: 'users.teacher.accepted' }) : t({ id: 'users.teacher.declined' });
        showToast('success', done);
        onDone();
        onClose();
        // The row may be gone.
        focusHeading();
      } else setRefusal(refusalOf(t, result, ['answer']));
    });
  };
  const title = isAccepted
    ? t({ id: 'users.teacher.acceptOf' }, { username })
    : t({ id: 'users.teacher.declineOf' }, { username });
  return (
    <SheetDialog title={title} size="sm" focusesField onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="3">
          <FormField
            label={t({ id: 'users.reason' })}
            hint={isAccepted ? t({ id: 'users.teacher.answerHint' }) : t({ id: 'users.teacher.declineHint' })}
            lines={3}
            maxLength={maxAnswer}
            value={answer}
            error={refusal.fields['answer'] ?? null}
            onValue={(text) => {
              setAnswer(text);
              setRefusal(withoutFault('answer'));
            }}
          />
          <FormError refusal={refusal} />
          <Flex justify="flex-end" gap="2">
            <Button size="sm" variant="outline" onClick={onClose}>
              {t({ id: 'action.cancel' })}
            </Button>
            <Button type="submit" size="sm" colorPalette={isAccepted ? 'accent' : 'red'} aria-disabled={isBusy}>
              {isAccepted ? t({ id: 'users.teacher.accept' }) : t({ id: 'users.teacher.decline' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
