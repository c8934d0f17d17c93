import { Badge, Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { SolutionState_SolutionFragment } from './solution.generated.ts';

interface SolutionStateProps {
  readonly solution: SolutionState_SolutionFragment;
}

/** What became of the newest version, while it is not the one that readers see. */
const pendingStates = {
  WAITING: {
    label: message({ id: 'solution.state.waiting' }),
    text: message({ id: 'solution.state.waitingText' }),
    edit: message({ id: 'solution.state.waitingEdit' }),
    color: 'amber',
  },
  RETURNED: {
    label: message({ id: 'solution.state.returned' }),
    text: message({ id: 'solution.state.returnedText' }),
    edit: message({ id: 'solution.state.returnedEdit' }),
    color: 'amber',
  },
  REFUSED: {
    label: message({ id: 'solution.state.refused' }),
    text: message({ id: 'solution.state.refusedText' }),
    edit: message({ id: 'solution.state.refusedEdit' }),
    color: 'red',
  },
} as const;

function pendingState({ pending }: SolutionState_SolutionFragment) {
  return pending === null || pending.state === 'APPROVED' ? null : pendingStates[pending.state];
}

/** Is a solution published, and what became of its newest version? */
export function SolutionStateMarks({ solution }: SolutionStateProps) {
  const t = useText();
  const state = pendingState(solution);
  return (
    <>
      {solution.isPublished ? <Badge colorPalette="green">{t({ id: 'solution.state.published' })}</Badge> : null}
      {state === null ? null : <Badge colorPalette={state.color}>{t(state.label)}</Badge>}
    </>
  );
}

interface SolutionStateNoteProps extends SolutionStateProps {
  /** What its author does about it. */
  readonly children?: ReactNode;
}

/** Says to the author and to reviewers what became of the newest version, with the note of the reviewer. */
export function SolutionStateNote({ solution, children }: SolutionStateNoteProps) {
  const t = useText();
  const state = pendingState(solution);
  if (state === null) return null;
  const note = solution.pending?.note ?? '';
  return (
    <Box
      role="note"
      mt="2"
      px="3"
      py="2"
      bg={`${state.color}.subtle`}
      color={`${state.color}.fg`}
      borderRadius="l2"
      fontSize="sm"
      overflowWrap="anywhere"
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" justify="space-between">
        <span>{t(solution.isPublished ? state.edit : state.text)}</span>
        {children}
      </Flex>
      {note === '' ? null : (
        <Box mt="1" whiteSpace="pre-line">
          {t({ id: 'solution.noteIs' }, { note })}
        </Box>
      )}
    </Box>
  );
}
