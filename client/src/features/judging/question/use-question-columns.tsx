import { Box } from '@chakra-ui/react';
import type { Column } from '../../../components/data-table/column.ts';
import { linesText } from '../../../components/question/lines-text.ts';
import { QuestionStateMark } from '../../../components/question/question-state.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { LineQuestionRow_QuestionFragment } from './question.generated.ts';

/** Columns of the questions about lines that the viewer answers. */
export function useQuestionColumns(): readonly Column<LineQuestionRow_QuestionFragment>[] {
  const t = useText();
  return [
    {
      id: 'question',
      head: t({ id: 'question.head.lines' }),
      kind: 'name',
      cell: ({ id, problemDisplayId, problemTitle, ...lines }) => (
        <TextLink to={`/question/${id}`} fontWeight="medium">
          {problemDisplayId} {problemTitle} · {linesText(t, lines)}
        </TextLink>
      ),
    },
    {
      id: 'state',
      head: t({ id: 'table.state' }),
      isShort: true,
      cell: (question) => <QuestionStateMark question={question} />,
    },
    {
      id: 'verdict',
      head: t({ id: 'question.head.verdict' }),
      isShort: true,
      cell: ({ status }) => <VerdictBadge status={status} />,
    },
    {
      id: 'content',
      head: t({ id: 'question.head.text' }),
      width: '30%',
      // Rows are as high as while they load.
      cell: ({ content }) => (
        <Box lineClamp="2" minH="2lh">
          {content}
        </Box>
      ),
    },
    {
      id: 'asker',
      head: t({ id: 'question.head.asker' }),
      cell: ({ asker }) => (
        <Box minW="6rem">
          <UserLink username={asker.username} />
        </Box>
      ),
    },
    {
      id: 'answers',
      head: t({ id: 'question.head.answers' }),
      isFigure: true,
      cell: ({ answerCount }) => answerCount,
    },
    {
      id: 'waits',
      head: t({ id: 'question.head.waits' }),
      isShort: true,
      cell: ({ waitsSince }) => (waitsSince === null ? null : <RelativeTime at={waitsSince} />),
    },
    {
      id: 'created',
      head: t({ id: 'question.head.asked' }),
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}
