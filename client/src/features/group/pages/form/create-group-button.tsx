import { Box, Button } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { MoreSentences } from '../../../../lib/intl/more-sentences.tsx';
import { authorPart } from '../../../../lib/intl/parts/author.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useRefetchOnReturn } from '../../../../lib/live/use-refetch-on-return.ts';
import { useAskToSignIn } from '../../../../lib/session/use-ask-to-sign-in.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useGroupRefusalQuery } from './group-form.generated.ts';
import { GroupForm } from './group-form.tsx';
import { TeacherRequest } from './teacher-request.tsx';

/** A request to be a teacher may be decided meanwhile. */
const refusalQueries = ['GroupRefusal', 'TeacherRequest'];

/** Creates a group; asks visitors to sign in. */
export function CreateGroupButton() {
  const t = useText();
  const { hasToken } = useViewer();
  const askToSignIn = useAskToSignIn();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" colorPalette="accent" onClick={() => (hasToken ? setOpen(true) : askToSignIn())}>
        {t({ id: 'group.create' })}
      </Button>
      {isOpen ? <CreateGroupDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The form of a new group. A viewer who may not create one reads the reason before writing. */
function CreateGroupDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const account = useViewer().user?.id;
  useRefetchOnReturn(refusalQueries);
  const { data, error, refetch } = useGroupRefusalQuery({ fetchPolicy: 'network-only' });
  const refusal = data?.groupRefusal ?? null;
  return (
    <SheetDialog title={t({ id: 'group.create' })} size="md" widest="60rem" onClose={onClose}>
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={5} height="56px" />
      {refusal === null ? null : (
        <>
          <Box role="note" px="3" py="2" bg="bg.muted" borderRadius="l2">
            {refusal}
          </Box>
          <TeacherRequest />
        </>
      )}
      {data !== undefined && account !== undefined && refusal === null ? (
        // The words of the Markdown editor.
        <Suspense fallback={<SkeletonRows count={5} height="56px" />}>
          <MoreSentences part={authorPart}>
            <GroupForm group={null} account={account} onSaved={(id) => void navigate(`/group/${id}`)} />
          </MoreSentences>
        </Suspense>
      ) : null}
    </SheetDialog>
  );
}
