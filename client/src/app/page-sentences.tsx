import type { ComponentType } from 'react';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { pagePart } from '../lib/intl/parts/page.ts';
import { problemPart } from '../lib/intl/parts/problem.ts';
import { problemsPart } from '../lib/intl/parts/problems.ts';
import { questionPart } from '../lib/intl/parts/question.ts';
import { submissionPart } from '../lib/intl/parts/submission.ts';
import { tablePart } from '../lib/intl/parts/table.ts';
import { localeStore } from '../lib/preferences/locale-store.ts';

/** What pages of the first table say beside that. They load it themselves, but only once their code is there. */
const ownParts = {
  problem: [problemPart],
  problems: [problemsPart],
  status: [tablePart],
  submission: [submissionPart, questionPart],
} as const;

/** A page whose own sentences are fetched beside its code. */
export type PageWithParts = keyof typeof ownParts;

/** Gives a page what pages other than home say, once it is there in the language of now. */
export async function pageSentences(page: PageWithParts | null): Promise<(Page: ComponentType) => ComponentType> {
  const locale = localeStore.get();
  const own = page === null ? [] : ownParts[page];
  // Where one fails, the page asks for it once more.
  for (const part of own) part.load(locale).catch(() => undefined);
  await pagePart.load(locale);
  return (Page) =>
    function PageWithSentences() {
      return (
        <MoreSentences part={pagePart}>
          <Page />
        </MoreSentences>
      );
    };
}
