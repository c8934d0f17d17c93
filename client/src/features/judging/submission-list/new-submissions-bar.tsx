import { Box, Button } from '@chakra-ui/react';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useNewSubmissionsSubscription, type SubmissionFilter } from './submission-list.generated.ts';

interface NewSubmissionsBarProps {
  readonly filter: SubmissionFilter;
  /** Newest submission that is shown; 0: none. */
  readonly afterId: number;
  readonly onShow: () => void;
}

/**
 * Says how many submissions came since, and shows them when asked to: rows that jump in by themselves cannot be read.
 */
export function NewSubmissionsBar({ filter, afterId, onShow }: NewSubmissionsBarProps) {
  const t = useText();
  const { data } = useNewSubmissionsSubscription({ variables: { filter, afterId } });
  const count = data?.newSubmissionCount ?? 0;
  return (
    <Box role="status" mb={count === 0 ? '0' : '2'}>
      {count === 0 ? null : (
        <Button size="xs" w="full" variant="subtle" colorPalette="accent" onClick={onShow}>
          <Icon name="refresh" />
          {t({ id: 'submissionList.new' }, { count })}
        </Button>
      )}
    </Box>
  );
}
