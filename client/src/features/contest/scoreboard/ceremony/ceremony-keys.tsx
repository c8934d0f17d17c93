import { Flex, Kbd, Stack } from '@chakra-ui/react';
import { message } from '../../../../lib/intl/message.ts';
import { useText, type MessageId } from '../../../../lib/intl/use-text.ts';

const ceremonyKeys = [
  { keys: ['Space', '→'], label: message({ id: 'ceremony.forth' }) },
  { keys: ['←'], label: message({ id: 'ceremony.back' }) },
  { keys: ['Enter', 'a'], label: message({ id: 'ceremony.play' }) },
  { keys: ['+'], label: message({ id: 'ceremony.faster' }) },
  { keys: ['−'], label: message({ id: 'ceremony.slower' }) },
  { keys: ['n'], label: message({ id: 'ceremony.nextAward' }) },
  { keys: ['Home'], label: message({ id: 'ceremony.beginAnew' }) },
  { keys: ['End'], label: message({ id: 'ceremony.end' }) },
  { keys: ['f'], label: message({ id: 'ceremony.fullScreen' }) },
  { keys: ['?'], label: message({ id: 'ceremony.keys' }) },
] as const satisfies readonly { readonly keys: readonly string[]; readonly label: { readonly id: MessageId } }[];

/** What each key of the scroll board does. */
export function CeremonyKeys() {
  const t = useText();
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t({ id: 'ceremony.keys' })}>
      {ceremonyKeys.map(({ keys, label }) => (
        <Flex as="li" key={label.id} justify="space-between" gap="4">
          <span>{t(label)}</span>
          <Flex gap="1" flexShrink="0">
            {keys.map((key) => (
              <Kbd key={key} size="sm">
                {key}
              </Kbd>
            ))}
          </Flex>
        </Flex>
      ))}
    </Stack>
  );
}
