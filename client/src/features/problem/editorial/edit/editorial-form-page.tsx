import { Flex } from '@chakra-ui/react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeading } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { isNotFound } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { DeleteEditorial } from './delete-editorial.tsx';
import { useEditorialFormQuery } from './editorial-form.generated.ts';
import { EditorialForm } from './editorial-form.tsx';

/** Where keepers of a problem write its editorial. */
export function EditorialFormPage({ problemId }: { readonly problemId: string }) {
  const t = useText();
  const account = useViewer().user?.id;
  const { data, error, refetch } = useEditorialFormQuery({ variables: { problemId }, fetchPolicy: 'network-only' });
  const form = data?.editorialForm;
  const title =
    form === undefined ? t({ id: 'editorial.title' }) : t({ id: 'editorial.titleOf' }, { id: form.displayId });
  return (
    <PageBody
      contentW="72rem"
      header={
        form === undefined || account === undefined ? null : (
          <Flex mb="4" columnGap="3" rowGap="2" wrap="wrap" align="center" justify="space-between">
            <div>
              <PageHeading>{title}</PageHeading>
              <TextLink to={`/problem/${encodeURIComponent(form.displayId)}`}>{form.title}</TextLink>
            </div>
            {form.version === null ? null : <DeleteEditorial problemId={problemId} displayId={form.displayId} />}
          </Flex>
        )
      }
    >
      <PageTitle text={title} />
      {isNotFound(error) ? (
        <EmptyState
          icon="search"
          title={t({ id: 'editorial.noProblem' })}
          hint={t({ id: 'editorial.noProblemHint' })}
        />
      ) : null}
      {form === undefined && !isNotFound(error) ? (
        <LoadingRows data={undefined} error={error} onRetry={() => void refetch()} count={6} height="48px" />
      ) : null}
      {form === undefined || account === undefined ? null : <EditorialForm stored={form} account={account} />}
    </PageBody>
  );
}
