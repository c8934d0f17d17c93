import { useState } from 'react';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { placeOfItem, type Arrangement, type ItemRef } from './arrangement.ts';
import type { ManagedPlan } from './managed-plan.ts';
import { useArrange } from './use-arrange.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** Moves items and sections, keeps the focus on what moved them, and says where they are now. */
export function useMoves({ trainingId, sections, problems, materials, stored }: ManagedPlan) {
  const t = useText();
  const [announced, setAnnounced] = useState('');
  const { arrangement, arrange, whenSaved } = useArrange(trainingId, stored);
  const keepFocus = useKeptFocus(arrangement);
  const titleOf = (sectionId: string | null) =>
    sections.find(({ id }) => id === sectionId)?.shownTitle ??
    (sections.length === 0 ? t({ id: 'trainings.problems' }) : t({ id: 'trainings.noSection' }));
  const nameOf = ({ kind, id }: ItemRef) =>
    (kind === 'problem' ? problems.get(id)?.displayId : materials.get(id)?.shownTitle) ?? '';
  const move = (next: Arrangement | null, said: (next: Arrangement) => string) => {
    if (next === null) return;
    keepFocus();
    setAnnounced(said(next));
    void arrange(next);
  };
  return {
    arrangement,
    whenSaved,
    /** For screen readers. */
    announced,
    /** @param next null: nothing is to be moved. */
    moveTo: (item: ItemRef, next: Arrangement | null) =>
      move(next, (order) => {
        const place = placeOfItem(order, item);
        const section = order.find(({ sectionId }) => sectionId === place?.sectionId);
        return t(
          { id: 'trainings.movedItem' },
          {
            id: nameOf(item),
            place: (place?.index ?? 0) + 1,
            count: section?.items.length ?? 0,
            section: titleOf(place?.sectionId ?? null),
          },
        );
      }),
    /** @param next null: nothing is to be moved. */
    moveSection: (sectionId: string, next: Arrangement | null) =>
      move(next, (order) => {
        // The first one holds what is before all sections.
        const place = order.findIndex((section) => section.sectionId === sectionId);
        return t({ id: 'trainings.movedSection' }, { id: titleOf(sectionId), place, count: order.length - 1 });
      }),
  };
}
