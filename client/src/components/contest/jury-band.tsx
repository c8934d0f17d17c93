import { chakra, Flex } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { Icon } from '../icon/icon.tsx';

/** Says above a view that contestants see less of it. */
export function JuryBand({ text }: { readonly text: string }) {
  const t = useText();
  return (
    <Flex
      role="status"
      align="baseline"
      columnGap="2"
      wrap="wrap"
      mb="3"
      px="3"
      py="2"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="purple.border"
      bg="purple.subtle"
      color="purple.fg"
      fontSize="sm"
    >
      <chakra.span alignSelf="center" display="inline-flex">
        <Icon name="info" />
      </chakra.span>
      <chakra.strong>{t({ id: 'contest.juryOnly' })}</chakra.strong>
      <span>{text}</span>
    </Flex>
  );
}
