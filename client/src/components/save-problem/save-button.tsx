import { Button, chakra, type ButtonProps } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../lib/intl/use-text.ts';
import type { SaveButton_ProblemFragment } from '../../lib/problem-lists/problem-lists.generated.ts';
import { useSaveProblem } from '../../lib/problem-lists/use-save-problem.ts';
import { askToSignIn } from '../../lib/session/ask-to-sign-in.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { useStore } from '../../lib/store/store.ts';
import { dismissToast, showToast, toastStore, type Toast } from '../../lib/toast/toast-store.ts';
import { Icon } from '../icon/icon.tsx';

const SaveMenu = lazy(async () => ({ default: (await import('./save-menu.tsx')).SaveMenu }));

interface SaveButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  readonly problem: SaveButton_ProblemFragment;
  /** Where its word stands beside the picture: on wide screens, always or never. */
  readonly naming?: 'wide' | 'always' | 'never';
}

/**
 * Saves a problem to the viewer's default list. Once it is in one of their lists, the button is filled and opens the
 * choice of lists.
 */
export function SaveButton({ problem, naming = 'never', ...look }: SaveButtonProps) {
  const t = useText();
  const id = useId();
  const { pathname, search } = useLocation();
  const hasToken = useStore(tokenStore) !== null;
  const { save } = useSaveProblem(problem.id);
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const offerRef = useRef<Toast | null>(null);
  useEffect(
    () => () => {
      // Its button would do nothing any more.
      if (offerRef.current !== null && toastStore.get() === offerRef.current) dismissToast();
    },
    [],
  );
  const isSaved = hasToken && problem.viewerListIds.length > 0;
  const label = t({ id: 'save.label' }, { id: problem.displayId });
  const saveToDefault = async () => {
    const list = await save();
    if (list === null) return;
    showToast('success', t({ id: 'save.done' }, { list }), {
      label: t({ id: 'save.choose' }),
      act: () => {
        dismissToast();
        setMenu('open');
      },
      isOffer: true,
    });
    offerRef.current = toastStore.get();
  };
  const press = () => {
    if (!hasToken) askToSignIn(`${pathname}${search}`);
    else if (menu === 'open') setMenu('closed');
    else if (isSaved) setMenu('open');
    else void saveToDefault();
  };
  return (
    <>
      <Button
        size="xs"
        variant="ghost"
        px="2"
        color={isSaved ? 'accent.fg' : 'fg.muted'}
        {...look}
        id={id}
        aria-pressed={isSaved}
        aria-label={label}
        title={label}
        onClick={press}
      >
        <Icon name="bookmark" isFilled={isSaved} />
        {naming === 'never' ? null : (
          <chakra.span hideBelow={naming === 'wide' ? '2xl' : undefined}>{t({ id: 'save.action' })}</chakra.span>
        )}
      </Button>
      {menu === 'unused' || !hasToken ? null : (
        <Suspense>
          <SaveMenu problem={problem} buttonId={id} isOpen={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </>
  );
}
