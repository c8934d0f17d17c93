import { afterEach, expect, test } from 'vitest';
import { openerOf } from './opener.ts';

afterEach(() => document.body.replaceChildren());

test('the button of a menu stands for the menu, anything else for itself', () => {
  document.body.innerHTML = `
    <button id="acts">Actions</button>
    <div role="menu" aria-labelledby="acts" tabindex="0"><div role="menuitem">Delete</div></div>
    <button id="add">Add</button>`;
  expect(openerOf(document.querySelector('[role="menuitem"]'))?.id).toBe('acts');
  expect(openerOf(document.querySelector('[role="menu"]'))?.id).toBe('acts');
  expect(openerOf(document.getElementById('add'))?.id).toBe('add');
  expect(openerOf(null)).toBeNull();
});
