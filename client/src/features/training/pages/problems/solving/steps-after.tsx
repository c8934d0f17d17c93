import { TextLink } from '../../../../../components/text-link.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import type { PlacedProblem } from '../place-of.ts';
import { AsideLabel, ListAside } from './list-aside.tsx';
import { StepList } from './step-list.tsx';

interface StepsAfterProps {
  readonly steps: PlacedProblem['stepsAfter'];
  /** Null: the problem is the last. */
  readonly next: PlacedProblem['next'];
  readonly addressOf: (displayId: string) => string;
}

/** What comes after a problem in its training: steps, and the next problem. */
export function StepsAfter({ steps, next, addressOf }: StepsAfterProps) {
  const t = useText();
  if (steps.length === 0 && next === null) return null;
  return (
    <ListAside name={t({ id: 'training.after' })} mt="6">
      <AsideLabel>{t({ id: 'training.after' })}</AsideLabel>
      <StepList steps={steps} />
      {next === null ? null : (
        <TextLink to={addressOf(next.displayId)} display="inline-block" py="1" overflowWrap="anywhere">
          {t({ id: 'training.nextOf' }, { id: next.displayId, title: next.title })}
        </TextLink>
      )}
    </ListAside>
  );
}
