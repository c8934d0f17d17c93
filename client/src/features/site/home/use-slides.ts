import { useEffect, useRef, useState, type RefObject } from 'react';

/** A slide stays so long, in milliseconds (specification, section 9). */
const intervalMs = 5_000;

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

interface Slides {
  /** Index of the slide that is shown. */
  readonly current: number;
  /** They change by themselves, as far as the reader has chosen. */
  readonly isPlaying: boolean;
  /** Of the element that scrolls: its children are the slides, each as wide as it. A swipe is a scroll. */
  readonly trackRef: RefObject<HTMLDivElement | null>;
  readonly show: (index: number) => void;
  readonly togglePlaying: () => void;
  /** Of the element around: while the pointer or the focus is in it, nothing changes by itself. */
  readonly pauseProps: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/**
 * Slides that change every five seconds, unless somebody looks closer, the page is hidden or less motion is wished for.
 */
export function useSlides(count: number): Slides {
  const trackRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setIsPlaying] = useState(count > 1 && !calm.matches);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const shown = Math.min(current, count - 1);

  function show(index: number): void {
    const track = trackRef.current;
    track?.scrollTo({ left: index * track.clientWidth, behavior: calm.matches ? 'instant' : 'smooth' });
    setCurrent(index);
  }

  useEffect(() => {
    const track = trackRef.current;
    if (track === null) return undefined;
    const settle = () => setCurrent(Math.round(track.scrollLeft / Math.max(1, track.clientWidth)));
    // A slide stays in its place when the page gets wider or narrower.
    const keep = new ResizeObserver(() =>
      track.scrollTo({
        left: Math.round(track.scrollLeft / Math.max(1, track.clientWidth)) * track.clientWidth,
        behavior: 'instant',
      }),
    );
    keep.observe(track);
    track.addEventListener('scrollend', settle);
    return () => {
      keep.disconnect();
      track.removeEventListener('scrollend', settle);
    };
  }, []);

  const mustMove = isPlaying && !isHovered && !isFocused && count > 1;
  useEffect(() => {
    if (!mustMove) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) show((shown + 1) % count);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [mustMove, shown, count]);

  return {
    current: shown,
    isPlaying,
    trackRef,
    show,
    togglePlaying: () => setIsPlaying(!isPlaying),
    pauseProps: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}
