import { Heading } from '@chakra-ui/react';
import { AdminProblems } from '../features/problem/problem-author/list/admin-problems.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';
import { tablePart } from '../lib/intl/parts/table.ts';
import { useText } from '../lib/intl/use-text.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={authorPart}>
      <MoreSentences part={tablePart}>
        <WithWords />
      </MoreSentences>
    </MoreSentences>
  );
}

function WithWords() {
  const t = useText();
  return <AdminProblems heading={<Heading size="md">{t({ id: 'author.list' })}</Heading>} />;
}
