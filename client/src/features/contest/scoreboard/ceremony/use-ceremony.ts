import {
  nextAward,
  stageAt,
  type Resolution,
  type Stage,
  type Step,
} from '@verdict/schema/contest/scoreboard/board/resolve.ts';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';

/** How many times as fast as at first. */
export const speeds = [0.25, 0.5, 1, 2, 4, 8, 16] as const;
const usualSpeed = 2;

/** How long a step stands before the next comes by itself, in ms at the usual speed. */
const stepMs = { CHOOSE: 700, REVEAL: 1_300, FINAL: 350 } as const;
/** The same for a row that wins something: at any speed long enough to be read. */
const awardMs = 4_000;
const minAwardMs = 1_200;
/** How long a row takes to its new place, in ms at the usual speed. */
const moveMs = 700;

/** A ceremony at some step of it, and what can be done. */
export interface Playing {
  readonly stage: Stage;
  /** What was done last; null: nothing yet. */
  readonly step: Step | null;
  readonly isPlaying: boolean;
  readonly speed: number;
  /** How long a row takes to its new place, in ms. */
  readonly moveMs: number;
  readonly act: (act: CeremonyAct) => void;
}

export type CeremonyAct = 'forth' | 'back' | 'play' | 'award' | 'start' | 'end' | 'faster' | 'slower';

interface State {
  readonly stage: Stage;
  readonly isPlaying: boolean;
  readonly speedIndex: number;
}

interface CeremonyOptions {
  /** The step it begins at. */
  readonly firstStep: number;
  readonly onStep: (taken: number) => void;
}

/** Goes through a ceremony, step by step or by itself. */
export function useCeremony(resolution: Resolution, { firstStep, onStep }: CeremonyOptions): Playing {
  const [{ stage, isPlaying, speedIndex }, setState] = useState<State>(() => ({
    stage: stageAt(resolution, resolution.start, firstStep),
    isPlaying: false,
    speedIndex: usualSpeed,
  }));
  const tellStep = useEffectEvent(onStep);
  useEffect(() => tellStep(stage.taken), [stage.taken]);
  const act = useCallback(
    (wanted: CeremonyAct) => setState((state) => stateAfter(resolution, state, wanted)),
    [resolution],
  );
  const step = resolution.steps[stage.taken - 1] ?? null;
  const speed = speeds[speedIndex] ?? 1;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(
      () => setState((state) => goneTo(resolution, state, state.stage.taken + 1)),
      msOf(step, speed),
    );
    return () => clearTimeout(timer);
  }, [isPlaying, step, speed, resolution]);
  return useMemo(
    () => ({ stage, step, isPlaying, speed, moveMs: Math.min(moveMs, moveMs / speed), act }),
    [stage, step, isPlaying, speed, act],
  );
}

function stateAfter(resolution: Resolution, state: State, act: CeremonyAct): State {
  const { stage, isPlaying, speedIndex } = state;
  const stopped = { ...state, isPlaying: false };
  if (act === 'faster' || act === 'slower')
    return { ...state, speedIndex: Math.min(speeds.length - 1, Math.max(0, speedIndex + (act === 'faster' ? 1 : -1))) };
  // At the end it begins anew.
  if (act === 'play')
    return isPlaying
      ? stopped
      : stage.taken < resolution.steps.length
        ? { ...state, isPlaying: true }
        : { ...state, stage: resolution.start, isPlaying: true };
  const to = {
    forth: stage.taken + 1,
    back: stage.taken - 1,
    award: nextAward(resolution, stage.taken),
    start: 0,
    end: resolution.steps.length,
  }[act];
  return goneTo(resolution, stopped, to);
}

/** At the last step nothing goes on by itself. */
function goneTo(resolution: Resolution, state: State, to: number): State {
  const stage = stageAt(resolution, state.stage, to);
  return { ...state, stage, isPlaying: state.isPlaying && stage.taken < resolution.steps.length };
}

function msOf(step: Step | null, speed: number): number {
  if (step?.kind === 'FINAL' && step.award !== null) return Math.max(minAwardMs, awardMs / speed);
  return stepMs[step?.kind ?? 'CHOOSE'] / speed;
}
