import { Badge } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { problemKeepingAddress } from '../../../lib/address/problem-address.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText, type MessageId } from '../../../lib/intl/use-text.ts';
import { outcomeLooks, type JuryOutcome } from '../../../lib/status/jury-outcome.ts';

const labels: Readonly<Record<JuryOutcome, { readonly id: MessageId }>> = {
  RUNNING: message({ id: 'author.jury.running' }),
  AGREES: message({ id: 'author.jury.agrees' }),
  DISAGREES: message({ id: 'author.jury.disagrees' }),
  INCOMPLETE: message({ id: 'author.jury.incomplete' }),
  NOTHING: message({ id: 'author.jury.nothing' }),
  FAILED: message({ id: 'author.jury.failed' }),
};

/** What came of the newest report on a problem's jury, leading to it. */
export function JuryMark({ problemId, outcome }: { readonly problemId: number; readonly outcome: JuryOutcome }) {
  const t = useText();
  const groupId = useProblemPlace();
  const { tone, icon } = outcomeLooks[outcome];
  return (
    <Badge asChild size="sm" colorPalette={tone} data-outcome={outcome}>
      <RouterLink to={problemKeepingAddress(groupId, problemId, 'jury')}>
        <Icon name={icon} size="3" />
        {t(labels[outcome])}
      </RouterLink>
    </Badge>
  );
}
