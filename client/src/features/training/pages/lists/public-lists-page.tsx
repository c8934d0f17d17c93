import { Button, Flex, useMediaQuery } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { changeAddress, readPage } from '../../../../lib/address/read-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { askToSignIn } from '../../../../lib/session/ask-to-sign-in.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { PagedPanel } from '../list/paged-panel.tsx';
import { trainingPageSize } from '../list/training-list-address.ts';
import { ListCards, ListTable } from './list-rows.tsx';
import { ListTabs } from './list-tabs.tsx';
import { usePublicListsQuery } from './lists.generated.ts';

/** Room for all columns of the table. */
const wide = '(min-width: 62rem)';

/** Lists that accounts share with all who are signed in. */
export function PublicListsPage() {
  const t = useText();
  const { hasToken } = useViewer();
  return (
    <ListTabs title={t({ id: 'lists.public' })}>
      {hasToken ? (
        <PublicLists />
      ) : (
        <Panel>
          <EmptyState icon="user" title={t({ id: 'lists.signIn' })}>
            <Button size="sm" variant="outline" mt="2" onClick={() => askToSignIn('/training/lists')}>
              {t({ id: 'auth.signIn' })}
            </Button>
          </EmptyState>
        </Panel>
      )}
    </ListTabs>
  );
}

/** The address says what is searched for and the page. */
function PublicLists() {
  const t = useText();
  const [isWide = false] = useMediaQuery([wide], { ssr: false });
  const [params, setParams] = useSearchParams();
  const keyword = params.get('keyword')?.trim() ?? '';
  const page = readPage(params);
  const query = usePublicListsQuery({
    variables: {
      filter: { kind: 'PERSONAL', keyword: keyword || null },
      page: { page, size: trainingPageSize },
      language: useLocale(),
    },
    fetchPolicy: 'cache-and-network',
  });
  const Rows = isWide ? ListTable : ListCards;
  return (
    <>
      <Flex mb="3">
        <SearchField
          label={t({ id: 'training.search' })}
          value={keyword}
          maxLength={255}
          flexBasis="10rem"
          onSearch={(text) => setParams(changeAddress(params, { keyword: text }))}
          {...searchFieldProps}
        />
      </Flex>
      <PagedPanel
        name="public-lists"
        query={query}
        isTable={isWide}
        rowHeight={isWide ? '43px' : '92px'}
        rows={(lists) => <Rows lists={lists} areOwn={false} />}
        empty={
          keyword === ''
            ? { title: t({ id: 'lists.nonePublic' }), hint: t({ id: 'lists.nonePublicHint' }) }
            : { title: t({ id: 'lists.noneFound' }), hint: t({ id: 'lists.noneFoundHint' }) }
        }
        showAll={keyword === '' ? null : t({ id: 'lists.showAll' })}
      />
    </>
  );
}
