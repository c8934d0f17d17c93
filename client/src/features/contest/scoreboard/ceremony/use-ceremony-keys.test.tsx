import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useCeremonyKeys, type KeyAct } from './use-ceremony-keys.ts';

afterEach(cleanup);

test('a held key tells one result, while steps back and the speed go on; none of it reaches the page', () => {
  const acts: KeyAct[] = [];
  renderHook(() => useCeremonyKeys((act) => void acts.push(act)));
  const hold = (key: string) => {
    acts.length = 0;
    const events = [false, true, true].map(
      (repeat) => new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }),
    );
    for (const event of events) document.body.dispatchEvent(event);
    expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, true]);
    return [...acts];
  };
  for (const [key, act] of [
    [' ', 'forth'],
    ['ArrowRight', 'forth'],
    ['Enter', 'play'],
    ['n', 'award'],
    ['Home', 'start'],
    ['End', 'end'],
    ['f', 'fullScreen'],
    ['?', 'help'],
  ] as const)
    expect([key, hold(key)]).toEqual([key, [act]]);
  for (const [key, act] of [
    ['ArrowLeft', 'back'],
    ['+', 'faster'],
    ['-', 'slower'],
  ] as const)
    expect([key, hold(key)]).toEqual([key, [act, act, act]]);
});
