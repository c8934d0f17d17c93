import { expect, test } from 'vitest';
import { shownAuthor } from './shown-author.ts';

const problem = { authorName: null, isRemote: false, author: { username: 'root' } };

test('the author of a problem is the one that it names, else the user who made it', () => {
  expect(shownAuthor(problem)).toBe('root');
  expect(shownAuthor({ ...problem, authorName: 'Euler' })).toBe('Euler');
});

test('the importer of a remote problem is not its author', () => {
  expect(shownAuthor({ ...problem, isRemote: true })).toBeNull();
  expect(shownAuthor({ ...problem, isRemote: true, authorName: 'HDOJ' })).toBe('HDOJ');
});
