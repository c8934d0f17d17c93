import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { ShareDialog } from '../../../../components/group-share/share-dialog.tsx';
import { useProblemPlace } from '../../../../components/problem/problem-place.ts';
import { RowAct, RowMenu } from '../../../../components/row-menu.tsx';
import { problemAddress, problemFormAddress, problemKeepingAddress } from '../../../../lib/address/problem-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { visibilities } from '../form/visibilities.ts';
import { useFetchTests } from '../use-fetch-tests.ts';
import {
  AdminProblemsDocument,
  useChangeProblemVisibilityMutation,
  useDeleteProblemMutation,
  type AdminProblemRow_ProblemFragment,
  type ProblemVisibility,
} from './admin-problems.generated.ts';
import { useBankAct } from './use-bank-act.ts';

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
  const [opened, setOpened] = useState<'delete' | 'share' | 'bank' | null>(null);
  const [remove, { loading }] = useDeleteProblemMutation({ refetchQueries: [AdminProblemsDocument] });
  const { isFetching, fetchTests } = useFetchTests(id, displayId);
  const bank = useBankAct(problem);
  const close = () => setOpened(null);
  return (
    <Flex justify={{ md: 'flex-end' }}>
      <RowMenu name={displayId}>
        {viewerCanEdit ? (
          <RowAct id="edit" to={problemFormAddress(groupId, id)}>
            {t({ id: 'author.edit' })}
          </RowAct>
        ) : null}
        <RowAct id="jury" to={problemKeepingAddress(groupId, id, 'jury')}>
          {t({ id: 'author.jury' })}
        </RowAct>
        {viewerCanEdit ? (
          <RowAct id="revisions" to={problemKeepingAddress(groupId, id, 'revisions')}>
            {t({ id: 'author.revisions' })}
          </RowAct>
        ) : null}
        <RowAct id="preview" href={problemAddress(groupId, displayId)}>
          {t({ id: 'author.preview' })}
        </RowAct>
        {viewerCanEdit && hasTests ? (
          <RowAct id="download" isDisabled={isFetching} onPress={() => void fetchTests()}>
            {t({ id: 'author.downloadShort' })}
          </RowAct>
        ) : null}
        {viewerCanEdit && groupId !== null ? (
          <RowAct id="share" onPress={() => setOpened('share')}>
            {t({ id: 'group.share.action' })}
          </RowAct>
        ) : null}
        {bank.state === 'APPLIED' ? (
          <RowAct id="withdraw" isDisabled={bank.isBusy} onPress={bank.withdraw}>
            {t({ id: 'author.bank.withdraw' })}
          </RowAct>
        ) : null}
        {bank.state === 'OPEN' ? (
          <RowAct id="apply" isDisabled={bank.isBusy} onPress={() => setOpened('bank')}>
            {t({ id: 'author.bank.apply' })}
          </RowAct>
        ) : null}
        {viewerCanDelete ? (
          <RowAct id="delete" isHarsh isDisabled={loading} onPress={() => setOpened('delete')}>
            {t({ id: 'author.delete' })}
          </RowAct>
        ) : null}
      </RowMenu>
      {opened === 'share' && groupId !== null ? (
        <ShareDialog item={{ kind: 'PROBLEM', id: String(id), name: displayId, groupId }} onClose={close} />
      ) : null}
      <ConfirmDialog
        isOpen={opened === 'bank'}
        title={t({ id: 'author.bank.applyOf' }, { id: displayId })}
        text={t({ id: 'author.bank.applyText' })}
        action={t({ id: 'author.bank.apply' })}
        onConfirm={bank.apply}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={opened === 'delete'}
        title={t({ id: 'author.deleteOf' }, { id: displayId })}
        text={t({ id: 'author.deleteText' }, { id: displayId, title })}
        action={t({ id: 'author.delete' })}
        onConfirm={() =>
          void act(
            async () => (await remove({ variables: { id } })).data?.deleteProblem,
            t({ id: 'author.deleted' }, { id: displayId }),
          )
        }
        onClose={close}
      />
    </Flex>
  );
}
