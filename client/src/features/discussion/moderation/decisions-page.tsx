import { Flex } from '@chakra-ui/react';
import { Choice } from '../../../components/choice.tsx';
import { CardList } from '../../../components/data-table/card-list.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { actKinds, type ActKind } from './act-kinds.ts';
import { DecisionRow } from './decision-row.tsx';
import { ModerationTabs } from './moderation-tabs.tsx';
import { useModerationDecisionsQuery } from './moderation.generated.ts';

const pageSize = 10;
const kinds = Object.keys(actKinds) as readonly ActKind[];

/** What was done with texts, newest first; each act of a decision can be undone for 30 days. */
export function DecisionsPage() {
  const t = useText();
  const address = usePagedAddress(pageSize);
  const { params, page, size, change } = address;
  const kind = kinds.find((one) => one === params.get('act')) ?? null;
  const { data, previousData, error, loading, refetch } = useModerationDecisionsQuery({
    variables: {
      groupId: params.get('group'),
      kind,
      order: orderIn(rowOrders, params) ?? rowOrders[0],
      page: { page, size },
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ModerationTabs title={t({ id: 'moderation.acts' })}>
      <Flex mb="3">
        <Choice
          label={t({ id: 'moderation.acts.made' })}
          value={kind ?? ''}
          options={[
            ['', t({ id: 'moderation.actAny' })] as const,
            ...kinds.map((name) => [name, t(actKinds[name])] as const),
          ]}
          onChange={(value) => change({ act: value })}
        />
      </Flex>
      <CardList
        name="moderation-acts"
        label={t({ id: 'moderation.acts' })}
        address={address}
        orders={rowOrders}
        shown={(data ?? previousData)?.moderationDecisions}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        none={{ title: t({ id: 'moderation.noActs' }), hint: t({ id: 'moderation.noActsHint' }) }}
        height="110px"
        card={(decision) => <DecisionRow key={decision.id} decision={decision} />}
      />
    </ModerationTabs>
  );
}
