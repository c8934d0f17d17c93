import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { changeAddress } from '../../../lib/address/read-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { ClassificationDialog } from './classification-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { TagGroupPanel } from './tag-group-panel.tsx';
import { useTagsPageQuery } from './tags.generated.ts';

/** The tags problems can carry, under their classifications. */
export function TagsPage() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const search = params.get('keyword')?.trim() ?? '';
  const [dialog, setDialog] = useState<'tag' | 'classification' | null>(null);
  const { data, error, refetch } = useTagsPageQuery({ fetchPolicy: 'cache-and-network' });
  const groups = data?.tagGroups;
  const wanted = search.toLowerCase();
  const shown = groups
    ?.map((group) => ({ ...group, tags: group.tags.filter(({ name }) => name.toLowerCase().includes(wanted)) }))
    .filter(({ tags }) => search === '' || tags.length > 0);
  const tags = groups?.flatMap((group) => group.tags) ?? [];
  const classifications =
    groups?.flatMap(({ classification }) => (classification === null ? [] : [classification])) ?? [];
  return (
    <PageBody>
      <PageTitle text={t({ id: 'tags.title' })} />
      <PageHeader title={t({ id: 'tags.title' })} note={t({ id: 'tags.intro' })} />
      <Flex gap="2" mb="3" wrap="wrap">
        <SearchField
          label={t({ id: 'tags.search' })}
          value={search}
          flexBasis={{ base: '100%', sm: '12rem' }}
          onSearch={(text) => setParams(changeAddress(params, { keyword: text }))}
          {...searchFieldProps}
        />
        <Button size="sm" colorPalette="accent" disabled={groups === undefined} onClick={() => setDialog('tag')}>
          {t({ id: 'tags.add' })}
        </Button>
        <Button size="sm" variant="outline" disabled={groups === undefined} onClick={() => setDialog('classification')}>
          {t({ id: 'tags.addClassification' })}
        </Button>
      </Flex>
      {error !== undefined && groups === undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {error === undefined && groups === undefined ? (
        <Panel>
          <SkeletonRows count={6} height="45px" />
        </Panel>
      ) : null}
      {shown?.length === 0 ? (
        <Panel>
          <EmptyState icon="search" title={t({ id: 'tags.none' })} hint={t({ id: 'tags.noneHint' })} />
        </Panel>
      ) : null}
      <Stack gap="4">
        {shown?.map((group) => (
          <TagGroupPanel
            key={group.classification?.id ?? 'none'}
            classification={group.classification}
            tags={group.tags}
            allTags={tags}
            classifications={classifications}
          />
        ))}
      </Stack>
      {dialog === 'tag' ? (
        <TagDialog tag={null} classifications={classifications} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'classification' ? (
        <ClassificationDialog classification={null} onClose={() => setDialog(null)} />
      ) : null}
    </PageBody>
  );
}
