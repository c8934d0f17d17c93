import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { UserAvatar } from '../../../../components/user-avatar.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useGroup } from '../frame/group-context.ts';
import { useGroupApplicationsQuery, type GroupApplicationsQuery } from './group-members.generated.ts';
import { useMemberActs } from './use-member-acts.ts';

const pageSize = 10;

/** Accounts that apply to the group, and refused ones; nothing when there are none. */
export function Applications() {
  const t = useText();
  const { id: groupId } = useGroup();
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useGroupApplicationsQuery({
    variables: { groupId, page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.groupApplications;
  useLastPage({
    page,
    size: pageSize,
    total: loading ? undefined : data?.groupApplications.total,
    onPage: setPage,
  });
  if (error === undefined && (shown === undefined || shown.total === 0)) return null;
  return (
    <Box as="section" mb="5">
      <Heading as="h2" size="md" mb="2">
        {t({ id: 'group.applications' })}
      </Heading>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={1} height="67px" />
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'group.applications' })}>
          {shown?.items.map((application) => (
            <ApplicationRow key={application.user.id} application={application} />
          ))}
        </Box>
      </Panel>
      {shown !== undefined && shown.total > pageSize ? (
        <Pager page={page} size={pageSize} total={shown.total} onPage={setPage} />
      ) : null}
    </Box>
  );
}

interface ApplicationRowProps {
  readonly application: GroupApplicationsQuery['groupApplications']['items'][number];
}

function ApplicationRow({ application }: ApplicationRowProps) {
  const t = useText();
  const acts = useMemberActs();
  const { user, level, reason, updatedAt } = application;
  const [isRefusing, setRefusing] = useState(false);
  // The row moves away with its buttons.
  const decide = async (send: Promise<boolean>) => {
    if (await send) focusHeading();
  };
  return (
    <Flex as="li" px="4" py="2" columnGap="4" rowGap="2" align="center" wrap="wrap" layerStyle="row">
      <Flex flex="1 1 14rem" gap="3" minW="0">
        <UserAvatar username={user.username} avatarUrl={user.avatarUrl} size="8" />
        <Box minW="0">
          <UserLink username={user.username} />{' '}
          <Box as="span" color="fg.muted" fontSize="xs">
            <RelativeTime at={updatedAt} />
          </Box>
          <Text fontSize="sm" overflowWrap="anywhere">
            {reason}
          </Text>
        </Box>
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Button size="xs" colorPalette="accent" onClick={() => void decide(acts.change(user.id, 'MEMBER'))}>
          {t({ id: 'group.accept' })}
        </Button>
        {level === 'APPLYING' ? (
          <Button size="xs" variant="outline" onClick={() => setRefusing(true)}>
            {t({ id: 'group.refuse' })}
          </Button>
        ) : (
          <Button size="xs" variant="outline" disabled>
            {t({ id: 'group.refused' })}
          </Button>
        )}
        <Button size="xs" variant="outline" onClick={() => void decide(acts.remove(user.id))}>
          {t({ id: 'group.member.delete' })}
        </Button>
      </Flex>
      {/* Rows move up, so the second of two quick clicks would refuse the next one. */}
      <ConfirmDialog
        isOpen={isRefusing}
        title={t({ id: 'group.refuseTitle' }, { username: user.username })}
        text={t({ id: 'group.refuseText' })}
        action={t({ id: 'group.refuse' })}
        onConfirm={() => void decide(acts.change(user.id, 'REFUSED'))}
        onClose={() => setRefusing(false)}
      />
    </Flex>
  );
}
