import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Choice } from '../../../../components/choice.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { ShareDialog } from '../../../../components/group-share/share-dialog.tsx';
import { useProblemPlace } from '../../../../components/problem/problem-place.ts';
import { problemAddress, problemFormAddress, problemKeepingAddress } from '../../../../lib/address/problem-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { DownloadTests } from '../download-tests.tsx';
import { visibilities } from '../form/visibilities.ts';
import {
  AdminProblemsDocument,
  useChangeProblemVisibilityMutation,
  useDeleteProblemMutation,
  type AdminProblemRow_ProblemFragment,
  type ProblemVisibility,
} from './admin-problems.generated.ts';
import { BankAct } from './bank-act.tsx';

interface RowProps {
  readonly problem: AdminProblemRow_ProblemFragment;
}

/** Who sees a problem, changed at once; publishing past a red report asks first. */
export function VisibilityChoice({
  problem: { id, displayId, visibility, viewerCanEdit, viewerCanPublish },
}: RowProps) {
  const t = useText();
  const act = useAct();
  const [question, setQuestion] = useState<string | null>(null);
  const [change, { loading }] = useChangeProblemVisibilityMutation();
  const offered = visibilities.filter(
    ({ value }) => value === visibility || (viewerCanEdit && (value !== 'PUBLIC' || viewerCanPublish)),
  );
  const send = async (value: ProblemVisibility, isReportAccepted = false) => {
    const answer = change({ variables: { id, visibility: value, isReportAccepted } }).then(
      ({ data }) => data?.changeProblemVisibility,
    );
    const result = await answer.catch(() => undefined);
    if (result?.__typename === 'JuryReportNotGreen') setQuestion(result.message);
    else await act(() => answer, t({ id: 'author.updated' }));
  };
  const choose = (value: string) => {
    const next = offered.find((known) => known.value === value)?.value;
    if (next !== undefined) void send(next);
  };
  if (offered.length === 1) return t(offered[0]?.label ?? visibilities[0].label);
  return (
    <>
      <Choice
        size="xs"
        flexShrink="0"
        opacity={loading ? 0.6 : 1}
        label={t({ id: 'author.visibilityOf' }, { id: displayId })}
        value={visibility}
        options={offered.map(({ value, label }) => [value, t(label)] as const)}
        onChange={choose}
      />
      <ConfirmDialog
        isOpen={question !== null}
        title={t({ id: 'author.publishOf' }, { id: displayId })}
        text={question ?? ''}
        action={t({ id: 'author.publishAnyway' })}
        onConfirm={() => void send('PUBLIC', true)}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}

/** What can be done with a problem. */
export function RowActs({ problem }: RowProps) {
  const { id, displayId, title, hasTests, viewerCanEdit, viewerCanDelete } = problem;
  const t = useText();
  const act = useAct();
  const groupId = useProblemPlace();
  const [isAsking, setAsking] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [remove, { loading }] = useDeleteProblemMutation({ refetchQueries: [AdminProblemsDocument] });
  return (
    <Flex columnGap="0" wrap="wrap" mx="-2" justify={{ md: 'flex-end' }}>
      {viewerCanEdit ? (
        <Button asChild size="xs" variant="ghost" px="2">
          <RouterLink
            to={problemFormAddress(groupId, id)}
            aria-label={t({ id: 'author.editTitle' }, { id: displayId })}
          >
            {t({ id: 'author.edit' })}
          </RouterLink>
        </Button>
      ) : null}
      <Button asChild size="xs" variant="ghost" px="2">
        <RouterLink
          to={problemKeepingAddress(groupId, id, 'jury')}
          aria-label={t({ id: 'author.juryOf' }, { id: displayId })}
        >
          {t({ id: 'author.jury' })}
        </RouterLink>
      </Button>
      {viewerCanEdit ? (
        <Button asChild size="xs" variant="ghost" px="2">
          <RouterLink
            to={problemKeepingAddress(groupId, id, 'revisions')}
            aria-label={t({ id: 'author.revisionsOf' }, { id: displayId })}
          >
            {t({ id: 'author.revisions' })}
          </RouterLink>
        </Button>
      ) : null}
      <Button asChild size="xs" variant="ghost" px="2">
        <a
          href={problemAddress(groupId, displayId)}
          target="_blank"
          rel="noreferrer"
          aria-label={t({ id: 'author.previewOf' }, { id: displayId })}
        >
          {t({ id: 'author.preview' })}
        </a>
      </Button>
      {viewerCanEdit && hasTests ? (
        <DownloadTests
          isInRow
          problemId={id}
          displayId={displayId}
          label={t({ id: 'author.downloadShort' })}
          name={t({ id: 'author.downloadOf' }, { id: displayId })}
        />
      ) : null}
      {viewerCanEdit && groupId !== null ? (
        <Button
          size="xs"
          variant="ghost"
          px="2"
          aria-label={t({ id: 'group.share.actionOf' }, { name: displayId })}
          onClick={() => setSharing(true)}
        >
          {t({ id: 'group.share.action' })}
        </Button>
      ) : null}
      {isSharing && groupId !== null ? (
        <ShareDialog
          item={{ kind: 'PROBLEM', id: String(id), name: displayId, groupId }}
          onClose={() => setSharing(false)}
        />
      ) : null}
      <BankAct problem={problem} />
      {viewerCanDelete ? (
        <Button
          size="xs"
          variant="ghost"
          px="2"
          colorPalette="red"
          color="red.fg"
          disabled={loading}
          aria-label={t({ id: 'author.deleteOf' }, { id: displayId })}
          onClick={() => setAsking(true)}
        >
          {t({ id: 'author.delete' })}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'author.deleteOf' }, { id: displayId })}
        text={t({ id: 'author.deleteText' }, { id: displayId, title })}
        action={t({ id: 'author.delete' })}
        onConfirm={() =>
          void act(
            async () => (await remove({ variables: { id } })).data?.deleteProblem,
            t({ id: 'author.deleted' }, { id: displayId }),
          )
        }
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
