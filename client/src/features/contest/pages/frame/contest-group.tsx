import { Box } from '@chakra-ui/react';
import { GroupWay } from '../../../../components/group-way.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useContestGroupQuery } from './contest-group.generated.ts';

/** The way back to the group of a contest, for those who may see the group. */
export function ContestGroup({ groupId }: { readonly groupId: number }) {
  const t = useText();
  const { data } = useContestGroupQuery({ variables: { groupId: String(groupId) } });
  // Keeps its place meanwhile.
  if (data === undefined) return <Box h="7" />;
  const { group } = data;
  return group === null ? null : <GroupWay group={group} tab="contest" text={t({ id: 'nav.contests' })} />;
}
