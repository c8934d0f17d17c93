import { Box, chakra, Flex } from '@chakra-ui/react';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { passwordStrength } from './password-strength.ts';

const looks = {
  weak: { bars: 1, tone: 'red', label: message({ id: 'auth.strength.weak' }) },
  fair: { bars: 2, tone: 'amber', label: message({ id: 'auth.strength.fair' }) },
  strong: { bars: 3, tone: 'green', label: message({ id: 'auth.strength.strong' }) },
} as const;

/**
 * How hard a new password is to guess, in bars and words; its place is kept while there is none. Needs the sentences of
 * `account`.
 */
export function PasswordStrengthHint({ password, username }: { readonly password: string; readonly username: string }) {
  const t = useText();
  const look = password === '' ? null : looks[passwordStrength(password, username)];
  return (
    <Flex align="center" gap="2" minH="4" fontSize="xs" color="fg.muted" aria-live="polite">
      <Flex gap="1" w="24" aria-hidden="true" colorPalette={look?.tone ?? 'gray'}>
        {[1, 2, 3].map((bar) => (
          <Box
            key={bar}
            flex="1"
            h="1"
            borderRadius="full"
            bg={look !== null && bar <= look.bars ? 'colorPalette.solid' : 'bg.emphasized'}
          />
        ))}
      </Flex>
      <chakra.span>{look === null ? t({ id: 'auth.strength.rule' }) : t(look.label)}</chakra.span>
    </Flex>
  );
}
