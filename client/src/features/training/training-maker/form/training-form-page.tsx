import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { trainingListAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { TrainingEditor } from './training-editor.tsx';
import { useTrainingFormCategoriesQuery, useTrainingFormQuery } from './training-form.generated.ts';

interface TrainingFormPageProps {
  /** Null: a new one. */
  readonly trainingId: string | null;
  /** Where it is; null: on the site. */
  readonly groupId: string | null;
}

/** The form of a training. */
export function TrainingFormPage({ trainingId, groupId }: TrainingFormPageProps) {
  const t = useText();
  const { user } = useViewer();
  const form = useTrainingFormQuery({
    variables: { id: trainingId ?? '' },
    skip: trainingId === null,
    fetchPolicy: 'network-only',
  });
  const list = useTrainingFormCategoriesQuery({ variables: { groupId }, fetchPolicy: 'cache-and-network' });
  const stored = trainingId === null ? null : form.data?.trainingForm;
  const categories = list.data?.trainingCategories;
  const isReady = stored !== undefined && categories !== undefined;
  const title =
    trainingId === null
      ? t({ id: 'trainings.createTitle' })
      : stored
        ? t({ id: 'trainings.editTitle' }, { title: stored.title })
        : t({ id: 'trainings.editUntitled' });
  const retry = () => {
    if (trainingId !== null) void form.refetch();
    void list.refetch();
  };
  return (
    <PageBody contentW="60rem" header={<PageHeader title={title} />}>
      <PageTitle text={title} />
      <LoadingRows
        data={isReady ? true : undefined}
        error={form.error ?? list.error}
        onRetry={retry}
        count={8}
        height="56px"
      />
      {isReady && trainingId !== null && stored === null ? (
        <EmptyState icon="search" title={t({ id: 'trainings.missing' })} hint={t({ id: 'trainings.missingHint' })}>
          <TextLink to={groupId === null ? '/admin/training' : trainingListAddress(groupId)}>
            {t({ id: 'trainings.toList' })}
          </TextLink>
        </EmptyState>
      ) : null}
      {isReady && trainingId === null && categories.length === 0 ? (
        <Panel>
          <EmptyState
            icon="alert"
            title={t({ id: 'trainings.noCategory' })}
            hint={t({ id: 'trainings.noCategoryHint' })}
          >
            {groupId === null ? (
              <TextLink to="/admin/training/category">{t({ id: 'trainings.toCategories' })}</TextLink>
            ) : null}
          </EmptyState>
        </Panel>
      ) : null}
      {isReady && user !== null && (stored !== null || (trainingId === null && categories.length > 0)) ? (
        <TrainingEditor
          key={trainingId ?? 'new'}
          stored={stored}
          groupId={groupId}
          categories={categories}
          account={user.id}
        />
      ) : null}
    </PageBody>
  );
}
