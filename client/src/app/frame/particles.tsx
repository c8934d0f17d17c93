import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { colorSchemeStore } from '../../lib/preferences/color-scheme-store.ts';
import { useIsPhone } from '../../lib/preferences/use-is-phone.ts';

/** One dot for so many square pixels, and no more than that many. */
const areaPerDot = 26_000;
const maxDots = 70;
/** Dots nearer than this are joined, in pixels. */
const near = 120;
const speedPxPerSecond = 9;
const colors = { light: '36, 56, 189', dark: '157, 178, 255' } as const;
const frameMs = 1000 / 30;

interface Dot {
  x: number;
  y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Dots that drift behind the pages, faint and slow. None on phones, for reduced motion, or where data is saved. */
export function Particles() {
  const isPhone = useIsPhone();
  const isWanted =
    !isPhone && !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches && !savesData();
  return isWanted ? <Canvas /> : null;
}

function Canvas() {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const pen = canvas?.getContext('2d') ?? null;
    return canvas === null || pen === null ? undefined : drift(canvas, pen);
  }, []);
  return (
    <chakra.canvas
      ref={ref}
      aria-hidden="true"
      data-testid="particles"
      position="fixed"
      inset="0"
      w="100vw"
      h="100vh"
      zIndex="-1"
      pointerEvents="none"
    />
  );
}

/** Moves the dots until it is stopped; not while nobody looks. @returns how to stop. */
function drift(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D): () => void {
  let dots: readonly Dot[] = [];
  let last = performance.now();
  let frame = 0;
  const resize = () => {
    canvas.width = innerWidth;
    canvas.height = innerHeight;
    const count = Math.min(maxDots, Math.floor((innerWidth * innerHeight) / areaPerDot));
    dots = Array.from({ length: count }, () => {
      const angle = Math.random() * 2 * Math.PI;
      return {
        x: Math.random() * innerWidth,
        y: Math.random() * innerHeight,
        dx: Math.cos(angle) * speedPxPerSecond,
        dy: Math.sin(angle) * speedPxPerSecond,
      };
    });
  };
  const step = (time: number) => {
    frame = requestAnimationFrame(step);
    const passed = time - last;
    if (passed < frameMs) return;
    last = time;
    // After a pause they go on from where they were.
    move(dots, canvas, Math.min(passed, 100) / 1000);
    draw(dots, pen, colors[colorSchemeStore.get()]);
  };
  const follow = () => {
    cancelAnimationFrame(frame);
    if (document.visibilityState === 'visible') frame = requestAnimationFrame(step);
  };
  resize();
  follow();
  window.addEventListener('resize', resize);
  document.addEventListener('visibilitychange', follow);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', resize);
    document.removeEventListener('visibilitychange', follow);
  };
}

function move(dots: readonly Dot[], { width, height }: HTMLCanvasElement, seconds: number): void {
  for (const dot of dots) {
    dot.x = (dot.x + dot.dx * seconds + width) % width;
    dot.y = (dot.y + dot.dy * seconds + height) % height;
  }
}

function draw(dots: readonly Dot[], pen: CanvasRenderingContext2D, color: string): void {
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.fillStyle = `rgba(${color}, 0.22)`;
  dots.forEach((dot, index) => {
    pen.beginPath();
    pen.arc(dot.x, dot.y, 1.6, 0, 2 * Math.PI);
    pen.fill();
    for (const other of dots.slice(index + 1)) {
      const distance = Math.hypot(dot.x - other.x, dot.y - other.y);
      if (distance >= near) continue;
      pen.strokeStyle = `rgba(${color}, ${0.12 * (1 - distance / near)})`;
      pen.beginPath();
      pen.moveTo(dot.x, dot.y);
      pen.lineTo(other.x, other.y);
      pen.stroke();
    }
  });
}

/** The browser was told to load less. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
