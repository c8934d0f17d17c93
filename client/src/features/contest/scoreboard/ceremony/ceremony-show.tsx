import { Flex, Heading } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { AwardCard } from './award-card.tsx';
import { CeremonyBoard } from './ceremony-board.tsx';
import { CeremonyControls } from './ceremony-controls.tsx';
import { CeremonyKeys } from './ceremony-keys.tsx';
import type { Ceremony } from './ceremony-model.ts';
import { ceremonySentence } from './ceremony-sentence.ts';
import { useCeremonyKeys, type KeyAct } from './use-ceremony-keys.ts';
import { useCeremony } from './use-ceremony.ts';
import { toggleFullScreen } from './use-full-screen.ts';

interface CeremonyShowProps {
  readonly ceremony: Ceremony;
  /** The step it begins at. */
  readonly firstStep: number;
  readonly onStep: (taken: number) => void;
}

/** A scroll board as it goes on. */
export function CeremonyShow({ ceremony, firstStep, onStep }: CeremonyShowProps) {
  const t = useText();
  const { facts, resolution } = ceremony;
  const playing = useCeremony(resolution, { firstStep, onStep });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const total = resolution.steps.length;
  const onAct = (act: KeyAct) => {
    if (act === 'fullScreen') void toggleFullScreen();
    else if (act === 'help') setHelpOpen(true);
    else playing.act(act);
  };
  useCeremonyKeys(onAct);
  // What had the focus is gone with the start screen.
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), []);
  return (
    <Flex direction="column" h="100dvh" position="relative" overflow="hidden" bg="bg.panel">
      <Heading
        as="h1"
        size={{ base: 'md', md: 'xl' }}
        textAlign="center"
        px="4"
        py={{ base: '1.5', md: '2' }}
        truncate
        flexShrink="0"
      >
        {facts.title}
      </Heading>
      {total === 0 ? (
        <EmptyState title={t({ id: 'ceremony.empty' })} />
      ) : (
        <CeremonyBoard ceremony={ceremony} playing={playing} />
      )}
      <AwardCard ceremony={ceremony} playing={playing} />
      <CeremonyControls
        playing={playing}
        total={total}
        sentence={ceremonySentence(t, ceremony, playing.step, playing.stage.taken === total)}
        onAct={onAct}
      />
      {isHelpOpen ? (
        <SheetDialog size="xs" title={t({ id: 'ceremony.keys' })} onClose={() => setHelpOpen(false)} pb="5">
          <CeremonyKeys />
        </SheetDialog>
      ) : null}
    </Flex>
  );
}
