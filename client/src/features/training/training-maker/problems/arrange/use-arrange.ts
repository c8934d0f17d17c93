import { useRef, useState } from 'react';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { focusLater } from '../../../../../lib/keyboard/focus-later.ts';
import { useAct } from '../../../../../lib/toast/use-act.ts';
import { useArrangeTrainingMutation } from '../managed-problems.generated.ts';
import { reloadPlan } from '../reload-plan.ts';
import type { Arrangement } from './arrangement.ts';
import { firstControl } from './part-element.ts';

/**
 * Saves the order of a list, and shows the new one at once. Moves that are made while one is being saved are saved
 * together after it. Where something was deleted meanwhile, the list as it is now takes the place of the new order.
 *
 * @param stored the order as it is stored.
 */
export function useArrange(trainingId: string, stored: Arrangement) {
  const t = useText();
  const act = useAct();
  const [shown, setShown] = useState<Arrangement | null>(null);
  const unsaved = useRef<Arrangement | null>(null);
  const saving = useRef<Promise<void> | null>(null);
  const [send] = useArrangeTrainingMutation(reloadPlan());
  const save = async (order: Arrangement) => {
    const sections = order.map(({ sectionId, items }) => ({
      sectionId,
      items: items.map(({ kind, id }) => (kind === 'problem' ? { problemId: id } : { materialId: id })),
    }));
    return (await send({ variables: { input: { trainingId, sections } } })).data?.arrangeTraining;
  };
  const saveAll = async () => {
    while (unsaved.current !== null) {
      const order: Arrangement = unsaved.current;
      unsaved.current = null;
      const isSaved = await act(() => save(order), t({ id: 'trainings.ordered' }));
      // Moves since then are of the same list, which was reloaded.
      if (!isSaved) {
        unsaved.current = null;
        // The row that had the focus may be gone.
        focusLater(firstControl);
      }
    }
  };
  const arrange = async (next: Arrangement) => {
    unsaved.current = next;
    setShown(next);
    if (saving.current !== null) return;
    saving.current = saveAll();
    await saving.current;
    saving.current = null;
    setShown(null);
  };
  return {
    arrangement: shown ?? stored,
    arrange,
    /** Ends when no move is left to be saved. */
    whenSaved: async () => {
      await saving.current;
    },
  };
}
