import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { AnswerBadge } from '../../../../components/discussion/discussion-badges.tsx';
import { useDiscussionPlace } from '../../../../components/discussion/discussion-place.ts';
import { TextLink } from '../../../../components/text-link.tsx';
import { discussionAddress } from '../../../../lib/address/discussion-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useSimilarDiscussionsQuery } from './discussion-form.generated.ts';

/** Time between the last key and the question to the server, in ms. */
const delayMs = 500;
/** Shortest title that is looked for, in characters. */
const minLength = 2;

interface SimilarDiscussionsProps {
  /** What is typed so far. */
  readonly title: string;
  /** Display id of the problem that it is about; null: none. */
  readonly problemId: string | null;
}

/** Discussions with a title like the one that is typed; they open beside it, so that nothing typed is left. */
export function SimilarDiscussions({ title, problemId }: SimilarDiscussionsProps) {
  const t = useText();
  const { groupId } = useDiscussionPlace();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(title.trim()), delayMs);
    return () => clearTimeout(timer);
  }, [title]);
  const isAsked = asked.length >= minLength && title.trim().length >= minLength;
  const { data, previousData } = useSimilarDiscussionsQuery({
    variables: { title: asked, groupId, problemDisplayId: problemId },
    skip: !isAsked,
  });
  const found = isAsked ? ((data ?? previousData)?.similarDiscussions ?? []) : [];
  return (
    <Box fontSize="sm">
      {/* Always there, since what comes in with its words is not read out. */}
      <Box role="status" color="fg.muted" _empty={{ display: 'none' }}>
        {found.length === 0 ? null : t({ id: 'discussion.similar' }, { count: found.length })}
      </Box>
      {found.length === 0 ? null : (
        <Box as="ul" listStyleType="none" mt="1" aria-label={t({ id: 'discussion.similarList' })}>
          {found.map(({ id, title: text, answerId, category }) => (
            <Flex as="li" key={id} gap="2" py="0.5" align="center" wrap="wrap">
              <TextLink
                to={discussionAddress(groupId, id)}
                target="_blank"
                rel="noopener"
                aria-label={t({ id: 'discussion.opensInNewTab' }, { title: text })}
              >
                {text}
              </TextLink>
              {category.isHelp ? <AnswerBadge isAnswered={answerId !== null} /> : null}
            </Flex>
          ))}
        </Box>
      )}
    </Box>
  );
}
