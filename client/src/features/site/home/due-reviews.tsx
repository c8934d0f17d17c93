import { Flex, Text } from '@chakra-ui/react';
import { Icon } from '../../../components/icon/icon.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';

/** Says how many problems are due for review; nothing when none is. */
export function DueReviews({ count }: { readonly count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <Panel px="4" py="3">
      <Flex align="center" gap="3" wrap="wrap">
        <Icon name="clock" />
        <Text flex="1" minW="8rem">
          {t({ id: 'home.reviews' }, { count })}
        </Text>
        <TextLink to="/training/review" fontWeight="medium">
          {t({ id: 'home.reviews.go' })}
        </TextLink>
      </Flex>
    </Panel>
  );
}
