import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { listAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useOpenSharedListMutation } from './shared-list.generated.ts';

type Fault = { readonly refusal: string; readonly isWrongLink: boolean } | { readonly error: unknown };

/** Opens the list of a link for the viewer and goes to it, or says that the link does not work. */
export function SharedListPage({ shareKey }: { readonly shareKey: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [open] = useOpenSharedListMutation();
  const [attempt, setAttempt] = useState(1);
  const [fault, setFault] = useState<Fault | null>(null);
  const start = useEffectEvent(async () => {
    try {
      const { data } = await open({ variables: { input: { key: shareKey } }, context: { isQuiet: true } });
      const result = data?.openSharedTraining;
      if (result?.__typename === 'OpenSharedTrainingSuccess')
        void navigate(listAddress(result.training.id), { replace: true });
      else
        setFault({
          refusal: result?.message ?? t({ id: 'error.server' }),
          isWrongLink: result?.__typename === 'TrainingNotFound',
        });
    } catch (error) {
      setFault({ error });
    }
  });
  useEffect(() => {
    void start();
  }, [attempt]);
  const retry = () => {
    setFault(null);
    setAttempt(attempt + 1);
  };
  return (
    <PageBody>
      <PageTitle text={t({ id: 'lists.shared' })} />
      {fault === null ? (
        <SkeletonRows count={8} />
      ) : 'error' in fault ? (
        <ErrorState error={fault.error} onRetry={retry} />
      ) : (
        <EmptyState
          icon="link"
          title={fault.isWrongLink ? t({ id: 'lists.linkInvalid' }) : t({ id: 'lists.linkRefused' })}
          hint={fault.isWrongLink ? t({ id: 'lists.linkInvalidHint' }) : fault.refusal}
        >
          <TextLink to="/training/lists">{t({ id: 'lists.public' })}</TextLink>
        </EmptyState>
      )}
    </PageBody>
  );
}
