import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlanTable } from './plan-table.tsx';
import { partsOf, type PlanItem } from './plan/parts-of.ts';
import { sectionAnchor } from './plan/section-anchor.ts';
import { unfoldedSections, type FoldChoices } from './plan/unfolded-sections.ts';
import type { TrainingProblems_SectionFragment } from './training-problems.generated.ts';

interface PlanListProps {
  readonly sections: readonly TrainingProblems_SectionFragment[];
  readonly items: readonly PlanItem[];
}

/** Sections and items of a training. A section that the address names is unfolded, scrolled to, and has the focus. */
export function PlanList({ sections, items }: PlanListProps) {
  const isPhone = useIsPhone();
  const { hash, key } = useLocation();
  const [choices, setChoices] = useState<FoldChoices>({});
  const named = sections.find(({ id }) => hash === `#${sectionAnchor(id)}`)?.id;
  useEffect(() => {
    if (named === undefined) return;
    setChoices((before) => ({ ...before, [named]: true }));
    const head = document.getElementById(sectionAnchor(named));
    head?.scrollIntoView();
    // The link may be gone with the roadmap.
    head?.querySelector('button')?.focus({ preventScroll: true });
    // A link to the same section leads there again.
  }, [named, key]);
  const Rows = isPhone ? PlanCards : PlanTable;
  return (
    <Rows
      parts={partsOf(sections, items)}
      sections={sections}
      unfolded={unfoldedSections(sections, choices)}
      onUnfold={(id, isUnfolded) => setChoices((before) => ({ ...before, [id]: isUnfolded }))}
    />
  );
}
