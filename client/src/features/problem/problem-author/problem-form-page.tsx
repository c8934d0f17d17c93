import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { problemDeskAddress } from '../../../lib/address/problem-address.ts';
import { changeAddress, readInteger } from '../../../lib/address/read-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { DraftQuestion } from './draft-question.tsx';
import { draftValues, isSameForm } from './form/draft-data.ts';
import { emptyProblem, type ProblemValues } from './form/values.ts';
import { ProblemEditor } from './problem-editor.tsx';
import { useDropProblemDraftMutation } from './problem-form.generated.ts';
import { dropLocalDraft, readLocalDraft } from './use-draft-saving.ts';
import { useStoredProblem, type StoredProblem } from './use-stored-problem.ts';

/** The form of a problem. @param problemId null: one still to be made. */
export function ProblemFormPage({ problemId }: { readonly problemId: number | null }) {
  const t = useText();
  const groupId = useProblemPlace();
  const { user } = useViewer();
  const { stored, error, retry } = useStoredProblem(problemId);
  const title =
    stored === 'missing'
      ? t({ id: 'author.missing' })
      : stored !== null && stored.form !== null
        ? t({ id: 'author.editTitle' }, { id: stored.form.displayId })
        : t({ id: 'author.createTitle' });
  return (
    <PageBody>
      <PageTitle text={title} />
      {error !== null && stored === null ? <ErrorState error={error} onRetry={retry} /> : null}
      {error === null && (stored === null || user === null) ? <SkeletonRows count={8} height="56px" /> : null}
      {stored === 'missing' ? (
        <EmptyState icon="search" title={t({ id: 'author.missing' })} hint={t({ id: 'author.missingHint' })}>
          <TextLink to={problemDeskAddress(groupId)}>{t({ id: 'author.toList' })}</TextLink>
        </EmptyState>
      ) : null}
      {stored !== null && stored !== 'missing' && user !== null ? (
        <WithDraft key={problemId ?? 'new'} account={user.id} stored={stored} title={title} />
      ) : null}
    </PageBody>
  );
}

interface WithDraftProps {
  readonly account: string;
  readonly stored: StoredProblem;
  readonly title: string;
}

/** What was typed and not saved, wherever it is newer: in this browser or on the server. */
interface FoundDraft {
  readonly values: ProblemValues;
  readonly basedOnVersion: number | null;
  readonly savedAt: Date;
}

/** The form, once it is clear what it begins with. */
function WithDraft({ account, stored, title }: WithDraftProps) {
  const locale = useLocale();
  const problemId = stored.form?.id ?? null;
  const [drop] = useDropProblemDraftMutation();
  const [params] = useSearchParams();
  const [blank] = useState(
    () => stored.values ?? { ...blankProblem(locale.slice(0, 2), params), displayId: stored.proposedDisplayId },
  );
  const [draft] = useState(() => findDraft(account, stored, blank));
  const [choice, setChoice] = useState<'restore' | 'discard' | null>(null);
  const proposed = useProposedLimits();
  const version = stored.form?.version ?? null;
  if (draft !== null && choice === null) {
    const discard = () => {
      dropLocalDraft(account, problemId);
      void drop({ variables: { problemId } }).catch(() => undefined);
      setChoice('discard');
    };
    return (
      <DraftQuestion
        title={title}
        savedAt={draft.savedAt}
        isOutdated={draft.basedOnVersion !== version}
        onRestore={() => setChoice('restore')}
        onDiscard={discard}
      />
    );
  }
  const isRestored = draft !== null && choice === 'restore';
  const initial = isRestored ? draft.values : blank;
  return (
    <ProblemEditor
      account={account}
      title={title}
      stored={stored}
      draftSavedAt={isRestored ? (stored.draft?.savedAt ?? null) : null}
      blank={blank}
      initial={{ ...initial, ...proposed }}
      version={isRestored ? draft.basedOnVersion : version}
    />
  );
}

/** An empty form; one that was opened from a contest makes a problem of that contest. */
function blankProblem(language: string, params: URLSearchParams): ProblemValues {
  const blank = emptyProblem(language);
  return params.has('contest')
    ? { ...blank, visibility: 'CONTEST', type: params.get('type') === 'OI' ? 'OI' : 'ACM' }
    : blank;
}

/** Limits the address asks to be filled in, such as the proposals of the jury's report; taken from it once. */
function useProposedLimits(): Partial<Pick<ProblemValues, 'timeLimitMs' | 'memoryLimitMb'>> {
  const [params, setParams] = useSearchParams();
  const [timeLimitMs, memoryLimitMb] = [
    readInteger(params.get('timeLimitMs')),
    readInteger(params.get('memoryLimitMb')),
  ];
  const [proposed] = useState({
    ...(timeLimitMs !== null && { timeLimitMs: String(timeLimitMs) }),
    ...(memoryLimitMb !== null && { memoryLimitMb: String(memoryLimitMb) }),
  });
  useEffect(() => {
    if (params.has('timeLimitMs') || params.has('memoryLimitMb'))
      setParams(changeAddress(params, { timeLimitMs: null, memoryLimitMb: null }), { replace: true });
  }, [params, setParams]);
  return proposed;
}

function findDraft(account: string, { draft, form }: StoredProblem, blank: ProblemValues): FoundDraft | null {
  const here = readLocalDraft(account, form?.id ?? null);
  const newest = here !== null && (draft === null || here.savedAt > draft.savedAt) ? here : draft;
  const values = newest === null ? null : draftValues(newest.data);
  if (newest === null || values === null || isSameForm(values, blank)) return null;
  return { values, basedOnVersion: newest.basedOnVersion, savedAt: new Date(newest.savedAt) };
}
