import { Flex } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { CaseGrid } from './case-grid.tsx';
import { CompactCases } from './compact-cases.tsx';
import type { CaseCard_CaseFragment } from './submission-page.generated.ts';

interface CaseListProps {
  readonly cases: readonly CaseCard_CaseFragment[];
  /** A cell a case instead of a card. */
  readonly isCompact: boolean;
}

/** Test cases of a submission or a subtask; those that were not run are counted in one line. */
export function CaseList({ cases, isCompact }: CaseListProps) {
  const t = useText();
  const ran = cases.filter(({ status }) => status !== Status.CANCELLED);
  const notRun = cases.length - ran.length;
  return (
    <>
      {ran.length > 0 && isCompact ? <CompactCases cases={ran} /> : null}
      {ran.length > 0 && !isCompact ? <CaseGrid cases={ran} /> : null}
      {notRun === 0 ? null : (
        <Flex align="center" gap="1.5" mt={ran.length === 0 ? '0' : '2'} color="fg.muted" fontSize="sm">
          <Icon name="slash" />
          {t({ id: 'submission.notRun' }, { count: notRun })}
        </Flex>
      )}
    </>
  );
}
