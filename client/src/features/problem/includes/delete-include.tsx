import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { FailingCheckersDocument, IncludesPageDocument, useDeleteJudgeIncludeMutation } from './includes.generated.ts';

/** Takes a file away, once it is said what that does. */
export function DeleteInclude({ name }: { readonly name: string }) {
  const t = useText();
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { loading }] = useDeleteJudgeIncludeMutation({
    refetchQueries: [IncludesPageDocument, FailingCheckersDocument],
  });
  const act = useAct();
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        disabled={loading}
        aria-label={t({ id: 'includes.deleteOf' }, { name })}
        onClick={() => setIsAsking(true)}
      >
        {t({ id: 'includes.delete' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'includes.deleteTitle' }, { name })}
        text={t({ id: 'includes.deleteText' })}
        action={t({ id: 'includes.delete' })}
        onConfirm={() =>
          void act(
            async () => (await remove({ variables: { name } })).data?.deleteJudgeInclude,
            t({ id: 'includes.deleted' }, { name }),
          )
        }
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
