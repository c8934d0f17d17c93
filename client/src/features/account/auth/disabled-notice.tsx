import { Stack, Text, type StackProps } from '@chakra-ui/react';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { DisabledAccount } from './use-disabled-account.ts';

interface DisabledNoticeProps extends StackProps {
  readonly account: DisabledAccount;
}

/** Says to somebody who was signed out why their account is disabled, until when, and what to do. */
export function DisabledNotice({ account: { reason, until }, ...stack }: DisabledNoticeProps) {
  const t = useText();
  return (
    <Stack
      role="alert"
      gap="1"
      mb="3"
      p="2"
      borderRadius="l2"
      colorPalette="red"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      fontSize="sm"
      overflowWrap="anywhere"
      {...stack}
    >
      <Text fontWeight="semibold">{t({ id: 'auth.disabled' })}</Text>
      {reason === '' ? null : <Text>{t({ id: 'auth.disabled.reason' }, { reason })}</Text>}
      <Text>
        {until === null
          ? t({ id: 'auth.disabled.noEnd' })
          : t({ id: 'auth.disabled.until' }, { at: formatDateTime(new Date(until)) })}
      </Text>
      <Text>{t({ id: 'auth.disabled.help' })}</Text>
    </Stack>
  );
}
