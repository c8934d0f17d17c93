import { beforeEach, expect, test, vi } from 'vitest';
import { createTokenStore } from './token-store.ts';

beforeEach(() => localStorage.clear());

test('the token is kept where a reload finds it', () => {
  createTokenStore().set('t1');
  expect(createTokenStore().get()).toBe('t1');
});

test('signing out removes it', () => {
  const store = createTokenStore();
  store.set('t1');
  store.set(null);
  expect(localStorage.getItem('token')).toBeNull();
});

test('a sign-in in another tab is taken over', () => {
  const store = createTokenStore();
  const listener = vi.fn();
  store.subscribe(listener);
  localStorage.setItem('token', 't2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(store.get()).toBe('t2');
  expect(listener).toHaveBeenCalledOnce();
});

test('a sign-out elsewhere is noticed when the tab becomes visible', () => {
  const store = createTokenStore();
  store.set('t1');
  localStorage.removeItem('token');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.get()).toBeNull();
});

test('setting the same token tells nobody', () => {
  const store = createTokenStore();
  store.set('t1');
  const listener = vi.fn();
  store.subscribe(listener);
  store.set('t1');
  expect(listener).not.toHaveBeenCalled();
});

test('a token that is gone is told apart from a sign-out here', () => {
  const store = createTokenStore();
  const gone = vi.fn();
  store.onGone(gone);
  store.set('t1');
  store.set(null);
  expect(gone).not.toHaveBeenCalled();
  store.set('t2');
  localStorage.removeItem('token');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(gone).toHaveBeenCalledOnce();
});

test('a token that went before anybody listened is told of to the first who does, unless another came', () => {
  const [store, other] = [createTokenStore(), createTokenStore()];
  const gone = vi.fn();
  for (const one of [store, other]) one.set('t1');
  localStorage.removeItem('token');
  document.dispatchEvent(new Event('visibilitychange'));
  store.onGone(gone);
  store.onGone(gone);
  expect(gone).toHaveBeenCalledOnce();
  other.set('t2');
  other.onGone(gone);
  expect(gone).toHaveBeenCalledOnce();
});

test('a session that another tab lost is told apart from a sign-out there', () => {
  const [store, other] = [createTokenStore(), createTokenStore()];
  const [gone, lost] = [vi.fn(), vi.fn(() => expect(store.get()).toBe('t1'))];
  store.onGone(gone);
  store.onLost(lost);
  for (const one of [store, other]) one.set('t1');
  other.lose();
  document.dispatchEvent(new Event('visibilitychange'));
  expect([store.get(), lost.mock.calls.length, gone.mock.calls.length]).toEqual([null, 1, 0]);
  store.set('t2');
  other.set(null);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([lost.mock.calls.length, gone.mock.calls.length]).toEqual([1, 1]);
});
