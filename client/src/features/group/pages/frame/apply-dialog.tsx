import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { codeFault, codeLength } from '../form/group-values.ts';
import { useGroup } from './group-context.ts';
import { useApplyToGroupMutation } from './group-frame.generated.ts';

/** Bounds of a reason in characters (specification, section 5); the server decides. */
const minReason = 5;
const maxReason = 100;

/** Joins a public group, or applies to another one with a reason, to a private one also with its code. */
export function ApplyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { id, access, name } = useGroup();
  const [apply] = useApplyToGroupMutation();
  const form = useEntranceForm<'code' | 'reason'>({
    initial: { code: '', reason: '' },
    check: ({ code, reason }) =>
      faultsOf({
        code: access === 'PRIVATE' ? codeFault(code) : null,
        reason:
          access === 'PUBLIC' || (reason.trim().length >= minReason && reason.trim().length <= maxReason)
            ? null
            : message({ id: 'group.fault.reason' }),
      }),
    async send({ code, reason }) {
      const input = { groupId: id, ...(access === 'PRIVATE' && { code }), ...(access !== 'PUBLIC' && { reason }) };
      const result = (await apply({ variables: { input } })).data?.applyToGroup;
      if (result?.__typename !== 'ApplyToGroupSuccess')
        return refusalOf(t, result, ['code', 'reason'], { WrongGroupCode: 'code' });
      showToast('success', access === 'PUBLIC' ? t({ id: 'group.joined' }) : t({ id: 'group.applied' }));
      onClose();
      // The button that opened this may be gone.
      focusHeading();
      return null;
    },
  });
  return (
    <SheetDialog
      title={access === 'PUBLIC' ? t({ id: 'group.joinTitle' }, { name }) : t({ id: 'group.applyTitle' }, { name })}
      size="xs"
      widest="25rem"
      focusesField
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap="4">
          <Text color="fg.muted" fontSize="sm">
            {access === 'PUBLIC' ? t({ id: 'group.joinHint' }) : t({ id: 'group.applyHint' })}
          </Text>
          {access === 'PRIVATE' ? (
            <FormField
              label={t({ id: 'group.code' })}
              isRequired
              maxLength={codeLength}
              autoComplete="off"
              {...form.field('code')}
            />
          ) : null}
          {access === 'PUBLIC' ? null : (
            <FormField
              label={t({ id: 'group.reason' })}
              isRequired
              lines={3}
              maxLength={maxReason}
              {...form.field('reason')}
            />
          )}
          <FormError refusal={form.refusal} />
          <Flex justify="flex-end">
            <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
              {access === 'PUBLIC' ? t({ id: 'group.join' }) : t({ id: 'group.apply' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
