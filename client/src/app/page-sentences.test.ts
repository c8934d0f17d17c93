import { afterEach, expect, test, vi } from 'vitest';
import { pagePart } from '../lib/intl/parts/page.ts';
import { questionPart } from '../lib/intl/parts/question.ts';
import { submissionPart } from '../lib/intl/parts/submission.ts';
import { localeStore } from '../lib/preferences/locale-store.ts';
import { pageSentences } from './page-sentences.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the own sentences of a page are asked for at once, beside those of all pages', () => {
  vi.spyOn(pagePart, 'load').mockReturnValue(new Promise(() => undefined));
  const own = [submissionPart, questionPart].map((part) => vi.spyOn(part, 'load').mockResolvedValue({}));
  void pageSentences('submission');
  for (const load of own) expect(load).toHaveBeenCalledWith(localeStore.get());
});

test('a page comes where its own sentences cannot be fetched yet', async () => {
  vi.spyOn(pagePart, 'load').mockResolvedValue({});
  vi.spyOn(submissionPart, 'load').mockRejectedValue(new Error('no network'));
  vi.spyOn(questionPart, 'load').mockResolvedValue({});
  await expect(pageSentences('submission')).resolves.toBeTypeOf('function');
});
