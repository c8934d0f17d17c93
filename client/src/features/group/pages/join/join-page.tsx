import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Fact, FactList } from '../../../../components/fact-list.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeading } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { UserAvatar } from '../../../../components/user-avatar.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { levelName } from '../members/use-member-acts.ts';
import { useAcceptGroupInviteMutation, useGroupInvitationQuery, type GroupInvitationQuery } from './join.generated.ts';

type Invitation = Extract<
  GroupInvitationQuery['groupInvitation'],
  { __typename: 'GroupInvitationSuccess' }
>['invitation'];

/** Where an invitation link leads: the group, who invited, and the step into it; or why the link does not work. */
export function JoinPage({ token }: { readonly token: string }) {
  const t = useText();
  const { data, error, refetch } = useGroupInvitationQuery({ variables: { token }, fetchPolicy: 'network-only' });
  const result = data?.groupInvitation;
  return (
    <PageBody>
      <PageTitle text={t({ id: 'group.join.title' })} />
      {result?.__typename === 'GroupInvitationSuccess' ? (
        <Invited invitation={result.invitation} token={token} onRefused={() => void refetch()} />
      ) : result !== undefined ? (
        <EmptyState icon="link" title={t({ id: 'group.join.refused' })} hint={domainErrorText(t, result)}>
          <TextLink to="/group">{t({ id: 'group.toList' })}</TextLink>
        </EmptyState>
      ) : error !== undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={4} />
      )}
    </PageBody>
  );
}

interface InvitedProps {
  readonly invitation: Invitation;
  readonly token: string;
  /** The link ended meanwhile. */
  readonly onRefused: () => void;
}

function Invited({ invitation, token, onRefused }: InvitedProps) {
  const t = useText();
  const act = useAct();
  const navigate = useNavigate();
  const [accept, { loading }] = useAcceptGroupInviteMutation();
  const {
    groupId,
    groupName: name,
    groupBrief,
    groupAvatarUrl,
    level,
    className,
    expiresAt,
    viewerIsMember,
    invitedBy,
  } = invitation;
  const join = async () => {
    if (loading) return;
    const isDone = await act(
      async () => (await accept({ variables: { input: { token } } })).data?.acceptGroupInvite,
      t({ id: 'group.joined' }),
    );
    if (isDone) void navigate(`/group/${groupId}`, { replace: true });
    else onRefused();
  };
  return (
    <Panel as="section" maxW="32rem" mx="auto" p="6">
      <Flex direction="column" align="center" gap="3" textAlign="center">
        <UserAvatar username={name} avatarUrl={groupAvatarUrl} size="20" />
        <PageHeading>
          {viewerIsMember ? t({ id: 'group.join.isMember' }, { name }) : t({ id: 'group.join.invited' }, { name })}
        </PageHeading>
        <Text color="fg.muted" overflowWrap="anywhere">
          {groupBrief}
        </Text>
        {viewerIsMember ? (
          <TextLink to={`/group/${groupId}`}>{t({ id: 'group.join.open' })}</TextLink>
        ) : (
          <>
            <FactList justifyContent="center">
              <Fact label={t({ id: 'group.join.by' })}>
                <UserLink username={invitedBy.username} />
              </Fact>
              <Fact label={t({ id: 'group.join.as' })}>{t(levelName(level))}</Fact>
              {className === null ? null : <Fact label={t({ id: 'group.class' })}>{className}</Fact>}
              {expiresAt === null ? null : (
                <Fact label={t({ id: 'group.join.until' })}>{formatMinute(new Date(expiresAt))}</Fact>
              )}
            </FactList>
            <Box mt="2">
              <Button colorPalette="accent" aria-disabled={loading} onClick={() => void join()}>
                {t({ id: 'group.join' })}
              </Button>
            </Box>
          </>
        )}
      </Flex>
    </Panel>
  );
}
