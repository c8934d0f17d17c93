import { useState, type ReactNode } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeading } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { isNotFound } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import {
  useEditSolutionFormQuery,
  useNewSolutionFormQuery,
  type SolutionForm_SolutionFragment,
} from './solution-form.generated.ts';
import { SolutionForm } from './solution-form.tsx';
import { useSources } from './use-sources.ts';

interface NewSolutionPageProps {
  /** Of the problem, as in the address. */
  readonly displayId: string;
  /** That is explained; null: the newest one. */
  readonly submissionId: number | null;
}

/** Page with the form for a new solution of a problem. */
export function NewSolutionPage({ displayId, submissionId }: NewSolutionPageProps) {
  const t = useText();
  const { data, error, refetch } = useNewSolutionFormQuery({ variables: { displayId, language: useLocale() } });
  const problem = data?.problem;
  return (
    <Body title={t({ id: 'solution.write' })}>
      {problem === null ? (
        <EmptyState icon="search" title={t({ id: 'solution.noProblem' })} hint={t({ id: 'solution.noProblemHint' })} />
      ) : (
        <LoadingRows data={problem} error={error} onRetry={() => void refetch()} count={5} height="56px" />
      )}
      {problem ? (
        <Editor
          displayId={problem.displayId}
          title={problem.title}
          stored={null}
          namedId={submissionId}
          onOutdated={undefined}
        />
      ) : null}
    </Body>
  );
}

/** Where the author of a solution changes it. */
export function EditSolutionPage({ solutionId }: { readonly solutionId: string }) {
  const t = useText();
  const { data, error, refetch } = useEditSolutionFormQuery({
    variables: { id: solutionId },
    fetchPolicy: 'network-only',
  });
  /** Grows when the form begins again with the newest version. */
  const [round, setRound] = useState(0);
  const solution = data?.communitySolution;
  const isGone = isNotFound(error) || solution?.viewerCanEdit === false;
  return (
    <Body title={t({ id: 'solution.editTitle' })}>
      {isGone ? (
        <EmptyState icon="search" title={t({ id: 'solution.gone' })} hint={t({ id: 'solution.notEditable' })} />
      ) : (
        <LoadingRows data={solution} error={error} onRetry={() => void refetch()} count={5} height="56px" />
      )}
      {solution === undefined || isGone ? null : (
        <Editor
          key={round}
          displayId={solution.problemDisplayId}
          title={solution.problemTitle}
          stored={solution}
          namedId={(solution.pending ?? solution).submissionId}
          onOutdated={{
            newestVersionId: async () => (await refetch()).data?.communitySolution.newestVersionId ?? null,
            reload: () => setRound(round + 1),
          }}
        />
      )}
    </Body>
  );
}

function Body({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <PageBody maxW="72rem">
      <PageTitle text={title} />
      <PageHeading>{title}</PageHeading>
      {children}
    </PageBody>
  );
}

interface EditorProps {
  readonly displayId: string;
  /** Of the problem. */
  readonly title: string;
  /** Null: a new solution. */
  readonly stored: SolutionForm_SolutionFragment | null;
  readonly namedId: number | null;
  readonly onOutdated: Parameters<typeof SolutionForm>[0]['onOutdated'];
}

/** The form, once it is known what can be explained. */
function Editor({ displayId, title, stored, namedId, onOutdated }: EditorProps) {
  const t = useText();
  const account = useViewer().user?.id;
  const { sources, error, retry } = useSources({ displayId, namedId });
  const path = `/problem/${encodeURIComponent(displayId)}`;
  return (
    <>
      <TextLink to={path} display="inline-block" mb="4">
        {displayId} {title}
      </TextLink>
      <LoadingRows data={sources} error={error} onRetry={retry} count={5} height="56px" />
      {sources?.length === 0 && stored === null ? (
        <EmptyState icon="check" title={t({ id: 'solution.noSources' })} hint={t({ id: 'solution.noSourcesHint' })} />
      ) : null}
      {sources === undefined || account === undefined || (sources.length === 0 && stored === null) ? null : (
        <SolutionForm
          displayId={displayId}
          stored={stored}
          sources={sources}
          namedId={namedId}
          account={account}
          onOutdated={onOutdated}
        />
      )}
    </>
  );
}
