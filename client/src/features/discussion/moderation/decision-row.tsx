import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { ActLine } from './act-line.tsx';
import { ModeratedText } from './moderated-text.tsx';
import type { DecisionRow_DecisionFragment } from './moderation.generated.ts';

/** A decision on a text: by whom, why, and its acts. */
export function DecisionRow({ decision }: { readonly decision: DecisionRow_DecisionFragment }) {
  const t = useText();
  const { text, actor, isByAuthor, reason, createdAt, acts } = decision;
  return (
    <Box as="li" px="3" py="3" layerStyle="row">
      <Flex gap="1.5" wrap="wrap" align="center" mb="1" fontSize="sm">
        {isByAuthor ? (
          <span>{t({ id: 'moderation.byAuthor' })}</span>
        ) : actor === null ? (
          <span>{t({ id: 'moderation.bySite' })}</span>
        ) : (
          <UserLink username={actor.username} />
        )}
        <Box color="fg.muted" fontSize="xs">
          <RelativeTime at={createdAt} />
        </Box>
      </Flex>
      <Acts aria-label={t({ id: 'moderation.acts.made' })}>
        {acts.map((act) => (
          <ActLine key={act.id} act={act} />
        ))}
      </Acts>
      {reason === '' ? null : (
        <Text fontSize="sm" overflowWrap="anywhere" mb="1">
          {t({ id: 'moderation.reasonIs' }, { reason })}
        </Text>
      )}
      <ModeratedText text={text} />
    </Box>
  );
}

const Acts = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '1', marginBottom: '1.5' } });
