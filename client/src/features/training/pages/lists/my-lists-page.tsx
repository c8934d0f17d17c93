import { Button, Flex, useMediaQuery } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { listAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { ImportButton } from '../files/import-button.tsx';
import { ListDialog } from './list-dialog.tsx';
import { ListCards, ListTable } from './list-rows.tsx';
import { ListTabs } from './list-tabs.tsx';
import { useMyListsQuery } from './lists.generated.ts';

/** Room for all columns of the table. */
const wide = '(min-width: 62rem)';
const guessedRows = 4;

/** The viewer's own lists. */
export function MyListsPage() {
  const t = useText();
  const navigate = useNavigate();
  const [isWide = false] = useMediaQuery([wide], { ssr: false });
  const [isCreating, setCreating] = useState(false);
  const { data, error, refetch } = useMyListsQuery({
    variables: { language: useLocale() },
    fetchPolicy: 'cache-and-network',
  });
  const lists = data?.viewer.trainingLists;
  const Rows = isWide ? ListTable : ListCards;
  return (
    <ListTabs
      title={t({ id: 'lists.mine' })}
      action={
        <Flex gap="2">
          <ImportButton kind="PERSONAL" />
          <Button size="sm" variant="outline" onClick={() => setCreating(true)}>
            {t({ id: 'lists.new' })}
          </Button>
        </Flex>
      }
    >
      <Panel>
        <LoadingRows
          data={lists}
          error={error}
          onRetry={() => void refetch()}
          count={guessedRows}
          height={isWide ? '43px' : '92px'}
          isTable={isWide}
        />
        {lists !== undefined && lists.length > 0 ? <Rows lists={lists} areOwn /> : null}
        {lists?.length === 0 ? (
          <EmptyState icon="bookmark" title={t({ id: 'lists.none' })} hint={t({ id: 'lists.noneHint' })}>
            <TextLink to="/problem">{t({ id: 'lists.toProblems' })}</TextLink>
          </EmptyState>
        ) : null}
      </Panel>
      {isCreating ? (
        <ListDialog
          listId={null}
          onCreated={(id) => void navigate(listAddress(id))}
          onClose={() => setCreating(false)}
        />
      ) : null}
    </ListTabs>
  );
}
