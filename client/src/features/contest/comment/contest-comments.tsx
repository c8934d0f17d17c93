import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { CommentArea } from './comment-area.tsx';

interface ContestCommentsProps {
  readonly contestId: number;
  readonly isRunning: boolean;
}

/** Questions and answers of a contest, with what contestants are to know about them. */
export function ContestComments({ contestId, isRunning }: ContestCommentsProps) {
  const t = useText();
  const tips = (
    <Tips>
      <li>{isRunning ? t({ id: 'comment.tip.running' }) : t({ id: 'comment.tip.open' })}</li>
      <li>
        {t({ id: 'comment.tip.private' })}{' '}
        <TextLink to={`/contest/${contestId}/clarifications`}>{t({ id: 'comment.tip.ask' })}</TextLink>
      </li>
      <li>{t({ id: 'comment.tip.jury' })}</li>
    </Tips>
  );
  return <CommentArea contestId={contestId} tips={tips} />;
}

const Tips = chakra('ul', {
  base: {
    listStyle: 'disc',
    paddingInlineStart: '5',
    marginBottom: '3',
    fontSize: 'sm',
    color: 'fg.muted',
    '& li + li': { marginTop: '0.5' },
  },
});
