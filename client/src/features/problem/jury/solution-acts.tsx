import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import {
  JuryPageDocument,
  useDeleteJurySolutionMutation,
  type JurySolution_SolutionFragment,
} from './jury.generated.ts';
import type { NamedLanguage } from './named-language.ts';
import { SolutionDialog } from './solution-dialog.tsx';

interface SolutionActsProps {
  readonly problemId: number;
  readonly solution: JurySolution_SolutionFragment;
  readonly languages: readonly NamedLanguage[];
}

/** Changes a reference solution, or takes it away. */
export function SolutionActs({ problemId, solution, languages }: SolutionActsProps) {
  const t = useText();
  const { id, name } = solution;
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading }] = useDeleteJurySolutionMutation({ refetchQueries: [JuryPageDocument] });
  const act = useAct();
  return (
    <>
      <Flex display="inline-flex" gap="2">
        <Button
          size="xs"
          variant="outline"
          aria-label={t({ id: 'jury.editOf' }, { name })}
          onClick={() => setEditing(true)}
        >
          {t({ id: 'jury.edit' })}
        </Button>
        <Button
          size="xs"
          variant="outline"
          disabled={loading}
          aria-label={t({ id: 'jury.deleteOf' }, { name })}
          onClick={() => setAsking(true)}
        >
          {t({ id: 'jury.delete' })}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'jury.deleteTitle' }, { name })}
        text={t({ id: 'jury.deleteText' })}
        action={t({ id: 'jury.delete' })}
        onConfirm={() =>
          void act(
            async () => (await remove({ variables: { id } })).data?.deleteJurySolution,
            t({ id: 'jury.deleted' }, { name }),
          )
        }
        onClose={() => setAsking(false)}
      />
      {isEditing ? (
        <SolutionDialog
          problemId={problemId}
          languages={languages}
          solution={solution}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </>
  );
}
