import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { RowAct, RowMenu } from '../../../components/row-menu.tsx';
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
      <RowMenu name={name}>
        <RowAct id="edit" onPress={() => setEditing(true)}>
          {t({ id: 'jury.edit' })}
        </RowAct>
        <RowAct id="delete" isHarsh isDisabled={loading} onPress={() => setAsking(true)}>
          {t({ id: 'jury.delete' })}
        </RowAct>
      </RowMenu>
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
