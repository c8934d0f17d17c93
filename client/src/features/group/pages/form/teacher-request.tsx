import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withGap } from '../../../../lib/intl/with-gap.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import {
  TeacherRequestDocument,
  useRequestTeacherMutation,
  useTeacherRequestQuery,
} from './teacher-request.generated.ts';

/** Longest texts that the server takes. */
const maxSchool = 100;
const maxReason = 1_000;

/** Asks to be a teacher, or says what became of that; nothing where the viewer cannot ask and never did. */
export function TeacherRequest() {
  const t = useText();
  const { data } = useTeacherRequestQuery({ fetchPolicy: 'network-only' });
  if (data === undefined) return null;
  const { teacherRequest: last, teacherRequestRefusal: refusal } = data.viewer;
  if (refusal !== null && last === null) return null;
  return (
    <Box mt="4">
      <Heading as="h3" size="sm" mb="1">
        {t({ id: 'group.teacher.title' })}
      </Heading>
      {refusal === null ? (
        <RequestForm />
      ) : (
        <Text role="status" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {withGap(refusal)}
          {last?.state === 'DECLINED' && last.answer !== '' ? last.answer : null}
        </Text>
      )}
    </Box>
  );
}

function RequestForm() {
  const t = useText();
  const [request] = useRequestTeacherMutation({
    refetchQueries: [TeacherRequestDocument],
    awaitRefetchQueries: true,
  });
  const form = useEntranceForm<'school' | 'reason'>({
    initial: { school: '', reason: '' },
    check: ({ school, reason }) =>
      faultsOf({
        school: school.trim() === '' ? message({ id: 'group.teacher.schoolNeeded' }) : null,
        reason: reason.trim() === '' ? message({ id: 'group.teacher.reasonNeeded' }) : null,
      }),
    async send(input) {
      const result = (await request({ variables: { input } })).data?.requestTeacher;
      if (result?.__typename !== 'RequestTeacherSuccess') return refusalOf(t, result, ['school', 'reason']);
      showToast('success', t({ id: 'group.teacher.sent' }));
      return null;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="3">
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'group.teacher.hint' })}
        </Text>
        <FormField
          label={t({ id: 'group.teacher.school' })}
          isRequired
          maxLength={maxSchool}
          {...form.field('school')}
        />
        <FormField
          label={t({ id: 'group.teacher.reason' })}
          hint={t({ id: 'group.teacher.reasonHint' })}
          isRequired
          lines={3}
          maxLength={maxReason}
          {...form.field('reason')}
        />
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'group.teacher.send' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
