import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ManagedPlanLoader } from './managed-plan-loader.tsx';

/** Sections, problems and steps of a training, in the management. */
export function ManagedProblemsPage({ trainingId }: { readonly trainingId: string }) {
  return (
    <PageBody>
      <ManagedPlanLoader trainingId={trainingId}>
        {(training) => <Head trainingId={trainingId} training={training} />}
      </ManagedPlanLoader>
    </PageBody>
  );
}

interface HeadProps {
  readonly trainingId: string;
  /** Undefined until it is loaded. */
  readonly training: { readonly title: string; readonly viewerCanEdit: boolean } | undefined;
}

function Head({ trainingId, training }: HeadProps) {
  const t = useText();
  const title = t({ id: 'trainings.problemsOf' }, { title: training?.title ?? trainingId });
  return (
    <>
      <PageTitle text={title} />
      <PageHeader
        title={title}
        acts={
          <>
            {training?.viewerCanEdit ? (
              <TextLink to={`/admin/training/${trainingId}/edit`}>{t({ id: 'trainings.toForm' })}</TextLink>
            ) : null}
            <TextLink to="/admin/training">{t({ id: 'trainings.toList' })}</TextLink>
          </>
        }
      />
    </>
  );
}
