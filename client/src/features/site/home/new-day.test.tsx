import { act, render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NewDay } from './new-day.ts';

test('a page open past midnight of the site reloads once, and later again while the old day stays', () => {
  vi.useFakeTimers({ now: Date.parse('2100-11-28T15:59:30Z') });
  onTestFinished(() => void vi.useRealTimers());
  const onNewDay = vi.fn();
  const zone = 'Asia/Shanghai';
  const dayShown = (day: string) => <NewDay day={day} zone={zone} onNewDay={onNewDay} />;
  const { rerender } = render(dayShown('2100-11-28'));
  act(() => vi.advanceTimersByTime(75_000));
  expect(onNewDay).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(60_000));
  expect(onNewDay).toHaveBeenCalledTimes(1);
  act(() => vi.advanceTimersByTime(600_000));
  expect(onNewDay).toHaveBeenCalledTimes(2);
  rerender(dayShown('2100-11-29'));
  act(() => vi.advanceTimersByTime(3_600_000));
  expect(onNewDay).toHaveBeenCalledTimes(2);
});
