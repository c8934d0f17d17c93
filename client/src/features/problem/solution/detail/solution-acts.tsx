import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { ReportButton } from '../../../../components/report/report-button.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  useDeleteCommunitySolutionMutation,
  type SolutionDetail_SolutionFragment,
} from './solution-detail.generated.ts';

/** Reports a solution; its author edits and deletes it. */
export function SolutionActs({ solution }: { readonly solution: SolutionDetail_SolutionFragment }) {
  const t = useText();
  const act = useAct();
  const navigate = useNavigate();
  const { user } = useViewer();
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteCommunitySolutionMutation();
  const { id, author, problemDisplayId, viewerCanEdit, viewerCanDelete } = solution;
  const confirm = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { input: { id: String(id) } } })).data?.deleteCommunitySolution,
      t({ id: 'solution.deleted' }),
    );
    if (isDone) void navigate(`/problem/${encodeURIComponent(problemDisplayId)}/solutions`);
  };
  return (
    <Flex ms="auto" gap="1" wrap="wrap">
      {user?.username === author.username ? null : <ReportButton on={{ solutionId: id }} variant="outline" />}
      {viewerCanEdit ? (
        <Button asChild size="xs" variant="outline">
          <RouterLink to={`/solution/${id}/edit`}>{t({ id: 'solution.edit' })}</RouterLink>
        </Button>
      ) : null}
      {viewerCanDelete ? (
        <Button size="xs" variant="outline" colorPalette="red" color="red.fg" onClick={() => setAsking(true)}>
          {t({ id: 'solution.delete' })}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'solution.deleteTitle' })}
        text={t({ id: 'solution.deleteText' })}
        action={t({ id: 'solution.delete' })}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
