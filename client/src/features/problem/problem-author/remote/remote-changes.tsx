import { Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ChangeList } from '../revisions/change-list.tsx';
import { useRemoteRevisionDiffQuery, type RemoteSourceQuery } from './remote-source.generated.ts';

interface RemoteChangesProps {
  readonly problemId: number;
  /** Newest first. */
  readonly revisions: RemoteSourceQuery['remoteRevisions']['items'];
}

/** What the judge changed in each of its revisions. */
export function RemoteChanges({ problemId, revisions }: RemoteChangesProps) {
  const t = useText();
  const [shown, setShown] = useState(revisions[0]?.number ?? 1);
  return (
    <Panel as="section" px={{ base: '3', md: '5' }} py="4" aria-labelledby="remote-revisions">
      <Heading as="h2" size="sm" mb="3" id="remote-revisions">
        {t({ id: 'author.remote.revisions' })}
      </Heading>
      <Choice
        size="xs"
        mb="3"
        label={t({ id: 'author.remote.revisions' })}
        value={String(shown)}
        options={revisions.map(({ number, createdAt }) => {
          const name = t({ id: 'author.revision' }, { number });
          return [String(number), `${name} · ${formatDateTime(new Date(createdAt))}`] as const;
        })}
        onChange={(number) => setShown(Number(number))}
      />
      {shown > 1 ? (
        <Changes problemId={problemId} to={shown} />
      ) : (
        <Text color="fg.muted">{t({ id: 'author.firstRevision' })}</Text>
      )}
    </Panel>
  );
}

function Changes({ problemId, to }: { readonly problemId: number; readonly to: number }) {
  const t = useText();
  const { data, error, refetch } = useRemoteRevisionDiffQuery({ variables: { id: problemId, from: to - 1, to } });
  const changes = data?.remoteRevisionDiff;
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (changes === undefined) return <SkeletonRows count={3} height="64px" />;
  if (changes === null) return <Text color="fg.muted">{t({ id: 'author.revisionGone' })}</Text>;
  return <ChangeList changes={changes} />;
}
