import { useApolloClient } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { AvatarEditor } from '../../../../components/avatar/avatar-editor.tsx';
import { Fact, FactList } from '../../../../components/fact-list.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { GroupForm } from '../form/group-form.tsx';
import { isInCharge, useGroup } from '../frame/group-context.ts';
import { EndOfOwnership } from '../life/end-of-ownership.tsx';
import { EndOfTerm } from '../term/end-of-term.tsx';
import {
  GroupSettingDocument,
  useGroupSettingQuery,
  useRemoveGroupAvatarMutation,
  type GroupSettingQuery,
} from './group-setting.generated.ts';

/** What roots change, and last what its owner does with the group as a whole; of an archived group the latter alone. */
export function GroupSettingPage() {
  const t = useText();
  const group = useGroup();
  return (
    <Stack gap="4">
      {group.viewerCanEdit ? <RootSettings /> : null}
      {isInCharge(group) ? (
        <Panel as="section" p="4" aria-label={t({ id: 'group.life' })}>
          <EndOfOwnership />
        </Panel>
      ) : null}
    </Stack>
  );
}

/** Picture, texts and entrance of a group, and the end of its term. */
function RootSettings() {
  const t = useText();
  const client = useApolloClient();
  const { id } = useGroup();
  const account = useViewer().user?.id;
  const { data, error, refetch } = useGroupSettingQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const group = data?.group ?? undefined;
  return (
    <>
      <Panel as="section" p="4">
        <Picture />
      </Panel>
      {group?.quota ? <Quota quota={group.quota} /> : null}
      <Panel as="section" p="4" aria-label={t({ id: 'group.tab.setting' })}>
        <LoadingRows data={group} error={error} onRetry={() => void refetch()} count={5} height="56px" />
        {group === undefined || account === undefined ? null : (
          // What is saved is the start of the next change.
          <GroupForm
            key={JSON.stringify(group)}
            group={group}
            account={account}
            onSaved={() => void refetch()}
            // Past the cache: a new group in it would begin another form.
            reload={async () =>
              (await client.query({ query: GroupSettingDocument, variables: { id }, fetchPolicy: 'no-cache' })).data
                ?.group ?? null
            }
          />
        )}
      </Panel>
      <Panel as="section" p="4" aria-label={t({ id: 'group.term' })}>
        <EndOfTerm />
      </Panel>
      <Panel as="section" p="4" aria-label={t({ id: 'group.audit' })}>
        <TextLink to={`/group/${id}/setting/audit`}>{t({ id: 'group.audit' })}</TextLink>
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'group.auditHint' })}
        </Text>
      </Panel>
    </>
  );
}

type QuotaFacts = NonNullable<NonNullable<GroupSettingQuery['group']>['quota']>;

/** What the group has of what the site allows. */
function Quota({ quota: { memberCount, memberLimit, problemCount, problemLimit } }: { readonly quota: QuotaFacts }) {
  const t = useText();
  return (
    <Panel as="section" p="4" aria-label={t({ id: 'group.quota' })}>
      <FactList>
        <Fact label={t({ id: 'group.members' })}>
          {t({ id: 'group.quotaOf' }, { count: memberCount, limit: memberLimit })}
        </Fact>
        <Fact label={t({ id: 'nav.problems' })}>
          {t({ id: 'group.quotaOf' }, { count: problemCount, limit: problemLimit })}
        </Fact>
      </FactList>
    </Panel>
  );
}

function Picture() {
  const t = useText();
  const act = useAct();
  const { cache } = useApolloClient();
  const { id, name, avatarUrl } = useGroup();
  const [remove] = useRemoveGroupAvatarMutation();
  return (
    <AvatarEditor
      name={name}
      avatarUrl={avatarUrl}
      groupId={id}
      onUploaded={(url) => {
        const row = cache.identify({ __typename: 'Group', id });
        if (row !== undefined) cache.modify({ id: row, fields: { avatarUrl: () => url } });
      }}
      onRemove={() =>
        void act(
          async () => (await remove({ variables: { input: { id } } })).data?.removeGroupAvatar,
          t({ id: 'group.updated' }),
        )
      }
    />
  );
}
