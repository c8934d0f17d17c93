import { Flex } from '@chakra-ui/react';
import { TextLink } from '../../../../components/text-link.tsx';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';

interface OutdatedVerdictsProps {
  readonly contestId: number;
  /** Of the problem in the contest. */
  readonly displayId: string;
  readonly count: number;
  /** Null: the checker alone changed. */
  readonly changedAt: string | null;
}

/** Says how many verdicts of a problem are older than its data, and leads to the rejudge those who may begin one. */
export function OutdatedVerdicts({ contestId, displayId, count, changedAt }: OutdatedVerdictsProps) {
  const t = useText();
  const { isSuperAdmin } = useViewer();
  return (
    <Flex role="note" columnGap="2" wrap="wrap" mt="1" fontSize="xs" color="amber.fg">
      <span>
        {changedAt === null
          ? t({ id: 'maker.outdatedVerdictsOfChecker' }, { count })
          : t({ id: 'maker.outdatedVerdicts' }, { count, time: formatDateTime(new Date(changedAt)) })}
      </span>
      {isSuperAdmin ? (
        <TextLink to={`/contest/${contestId}/rejudge`} aria-label={t({ id: 'maker.rejudgeOf' }, { id: displayId })}>
          {t({ id: 'maker.rejudge' })}
        </TextLink>
      ) : (
        <span>{t({ id: 'maker.askToRejudge' })}</span>
      )}
    </Flex>
  );
}
