import { Heading } from '@chakra-ui/react';
import { ManagedContests } from '../features/contest/contest-maker/list/managed-contests.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';
import { makerPart } from '../lib/intl/parts/maker.ts';
import { tablePart } from '../lib/intl/parts/table.ts';
import { useText } from '../lib/intl/use-text.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={authorPart}>
      <MoreSentences part={makerPart}>
        <MoreSentences part={tablePart}>
          <WithWords />
        </MoreSentences>
      </MoreSentences>
    </MoreSentences>
  );
}

function WithWords() {
  const t = useText();
  return <ManagedContests heading={<Heading size="md">{t({ id: 'maker.list' })}</Heading>} />;
}
