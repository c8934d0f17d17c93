import { afterEach, expect, test } from 'vitest';
import { unsentProgram } from '../../testing/unsent-program.ts';
import { anonymousAccount, rememberAccount } from '../session/account-store.ts';
import { keepUnsent } from '../submission/unsent.ts';
import { writeDraft } from './draft-store.ts';
import { noteEdited } from './draft-sync.ts';
import { forgetTyped } from './forget-typed.ts';
import { leaveFormDraft } from './form-draft.ts';
import { setAside } from './set-aside.ts';
import { writeTestDraft } from './test-draft.ts';

const place = { problemDisplayId: '1000', contestId: 7, languageKey: 'cpp' };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  rememberAccount(null);
});

const keptKeys = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes(':'));

test('all that an account typed goes, and nothing of another one', () => {
  localStorage.clear();
  localStorage.setItem('colorScheme', 'dark');
  for (const account of ['ann', 'bob', anonymousAccount]) {
    rememberAccount(account);
    writeDraft({ ...place, account }, 'int main() {}');
    noteEdited({ ...place, account });
    setAside({ ...place, account }, 'earlier');
    writeTestDraft({ ...place, account }, { input: '1 2', expectedOutput: '3' });
    leaveFormDraft({ account, form: 'comment' }, { text: 'half a thought' });
    localStorage.setItem(`problem-draft:${account}:new`, '{}');
    localStorage.setItem(`contest-read:${account}:7`, '{}');
    keepUnsent(unsentProgram({ ...place, idempotencyKey: account }));
  }
  const bobs = keptKeys().filter((key) => key.includes(':bob')).length;

  forgetTyped('ann');

  const left = keptKeys();
  expect(left.filter((key) => !key.includes(':bob'))).toEqual([]);
  expect(left).toHaveLength(bobs);
  expect(localStorage.getItem('colorScheme')).toBe('dark');
});
