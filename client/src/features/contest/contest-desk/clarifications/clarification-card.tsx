import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { Markdown } from '../../../../components/markdown/markdown.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { AnswerActs } from './answer-acts.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { ClarificationRow_ClarificationFragment } from './clarifications.generated.ts';

const states = {
  OPEN: { label: message({ id: 'desk.state.open' }), tone: 'amber' },
  ANSWERED: { label: message({ id: 'desk.state.answered' }), tone: 'green' },
  CLOSED: { label: message({ id: 'desk.state.closed' }), tone: 'gray' },
} as const;

/** How a member of the jury stands to a question. */
interface Answering {
  readonly userId: string;
  /** Is an answer being written? */
  readonly isWriting: boolean;
  /** It waits no more, which is all that is known of it. */
  readonly isGone: boolean;
  readonly onWriting: (isWriting: boolean) => void;
}

interface ClarificationCardProps {
  readonly clarification: ClarificationRow_ClarificationFragment;
  /** Null: the viewer is not of the jury. */
  readonly answering: Answering | null;
}

/** A question and its answer; the jury answers here. */
export function ClarificationCard({ clarification, answering }: ClarificationCardProps) {
  const t = useText();
  const {
    problemDisplayId,
    problemTitle,
    question,
    askedAt,
    askerName,
    isMine,
    status,
    answer,
    isPublic,
    answeredAt,
    answererName,
  } = clarification;
  const { label, tone } = states[status];
  return (
    <Panel as="li" px="4" py="3">
      <Flex columnGap="3" rowGap="1" align="center" wrap="wrap" fontSize="xs" color="fg.muted" mb="2">
        <Text as="span" fontSize="sm" fontWeight="semibold" color="fg" overflowWrap="anywhere">
          {problemDisplayId === null ? t({ id: 'desk.ask.contest' }) : `${problemDisplayId}. ${problemTitle ?? ''}`}
        </Text>
        <Badge colorPalette={tone}>{t(label)}</Badge>
        {status === 'ANSWERED' ? (
          <Badge colorPalette="gray">{isPublic ? t({ id: 'desk.toAll' }) : t({ id: 'desk.toAsker' })}</Badge>
        ) : null}
        <Box ms="auto">
          {isMine ? t({ id: 'desk.mine' }) : askerName === null ? null : <UserLink username={askerName} />}{' '}
          <RelativeTime at={askedAt} />
        </Box>
      </Flex>
      <Markdown source={question} />
      {answer === null ? null : (
        <Box mt="3" ps="3" borderInlineStartWidth="3px" borderColor="accent.solid">
          <Flex fontSize="xs" color="fg.muted" columnGap="2" mb="1">
            <Text as="span" fontWeight="semibold">
              {t({ id: 'desk.answer' })}
            </Text>
            {answererName}
            {answeredAt === null ? null : <RelativeTime at={answeredAt} />}
          </Flex>
          <Markdown source={answer} />
        </Box>
      )}
      {answering === null ? null : answering.isWriting ? (
        <AnswerForm
          clarification={clarification}
          userId={answering.userId}
          isGone={answering.isGone}
          onClose={() => answering.onWriting(false)}
        />
      ) : (
        <AnswerActs clarification={clarification} onAnswer={() => answering.onWriting(true)} />
      )}
    </Panel>
  );
}
