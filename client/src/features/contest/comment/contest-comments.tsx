import { chakra } from '@chakra-ui/react';
import { CommentArea } from '../../../components/comment/comment-area.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';

interface ContestCommentsProps {
  readonly contestId: number;
  readonly isRunning: boolean;
}

/** Questions and answers of a contest, with advice for contestants. */
export function ContestComments({ contestId, isRunning }: ContestCommentsProps) {
  const t = useText();
  const tips = (
    <Tips>
      <li>{isRunning ? t({ id: 'comment.tip.running' }) : t({ id: 'comment.tip.open' })}</li>
      {isRunning ? (
        <li>
          {withGap(t({ id: 'comment.tip.private' }))}
          <TextLink to={`/contest/${contestId}/clarifications`}>{t({ id: 'comment.tip.ask' })}</TextLink>
        </li>
      ) : null}
      <li>{t({ id: 'comment.tip.jury' })}</li>
    </Tips>
  );
  return <CommentArea on={{ contestId }} hostLabel={t({ id: 'comment.jury' })} tips={tips} />;
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
