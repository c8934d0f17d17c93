import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Choice } from '../../../components/choice.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { DownloadTests } from '../download-tests.tsx';
import { VISIBILITIES } from '../form/visibilities.ts';
import { AdminProblemsDocument, useChangeProblemVisibilityMutation, useDeleteProblemMutation, type AdminProblemRow_ProblemFragment } from './admin-problems.generated.ts';

interface RowProps {
  readonly problem: AdminProblemRow_ProblemFragment;
}

/** Who sees a problem, changed at once. */
export function VisibilityChoice({ problem: { id, displayId, visibility, viewerCanEdit, viewerCanPublish } }: RowProps) {
  const t = useText();
  const act = useAct();
  const [change, { loading }] = useChangeProblemVisibilityMutation();
  const offered = VISIBILITIES.filter(({ value }) => value === visibility || (viewerCanEdit && (value !== 'PUBLIC' || viewerCanPublish)));
  const choose = (value: string) => {
    const next = offered.find((known) => known.value === value)?.value;
    if (next !== undefined) void act(async () => (await change({ variables: { id, visibility: next } })).data?.changeProblemVisibility, t({ id: 'author.updated' }));
  };
  if (offered.length === 1) return t(offered[0]?.label ?? VISIBILITIES[0].label);
  return <Choice size="xs" opacity={loading ? 0.6 : 1} label={t({ id: 'author.visibilityOf' }, { id: displayId })} value={visibility} options={offered.map(({ value, label }) => [value, t(label)] as const)} onChange={choose} />;
}

/** What can be done with a problem. */
export function RowActs({ problem: { id, displayId, title, hasTests, viewerCanEdit, viewerCanDelete } }: RowProps) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading }] = useDeleteProblemMutation({ refetchQueries: [AdminProblemsDocument] });
  return (
    <Flex gap="1" wrap="wrap" justify={{ md: 'flex-end' }}>
      {viewerCanEdit ? (
        <Button asChild size="xs" variant="outline">
          <RouterLink to={`/admin/problem/edit/${id}`} aria-label={t({ id: 'author.editTitle' }, { id: displayId })}>
            {t({ id: 'author.edit' })}
          </RouterLink>
        </Button>
      ) : null}
      <Button asChild size="xs" variant="outline">
        <a href={`/problem/${encodeURIComponent(displayId)}`} target="_blank" rel="noreferrer" aria-label={t({ id: 'author.previewOf' }, { id: displayId })}>
          {t({ id: 'author.preview' })}
        </a>
      </Button>
      {viewerCanEdit && hasTests ? <DownloadTests problemId={id} displayId={displayId} label={t({ id: 'author.downloadShort' })} name={t({ id: 'author.downloadOf' }, { id: displayId })} /> : null}
      {viewerCanDelete ? (
        <Button size="xs" variant="outline" colorPalette="red" color="red.fg" disabled={loading} aria-label={t({ id: 'author.deleteOf' }, { id: displayId })} onClick={() => setAsking(true)}>
          {t({ id: 'author.delete' })}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'author.deleteOf' }, { id: displayId })}
        text={t({ id: 'author.deleteText' }, { id: displayId, title })}
        action={t({ id: 'author.delete' })}
        onConfirm={() => void act(async () => (await remove({ variables: { id } })).data?.deleteProblem, t({ id: 'author.deleted' }, { id: displayId }))}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
