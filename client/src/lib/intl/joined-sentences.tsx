import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { locales } from '../preferences/locale-store.ts';
import { MoreSentences } from './more-sentences.tsx';
import type { SentencePart } from './sentence-part.ts';

interface JoinedSentencesProps {
  readonly parts: readonly SentencePart[];
  readonly children: ReactNode;
}

/** `MoreSentences` of several parts: one inside the other would be fetched one after the other. */
export function JoinedSentences({ parts, children }: JoinedSentencesProps): ReactNode {
  const { locale } = useIntl();
  const known = locales.find((one) => one === locale) ?? locales[0];
  // A part that cannot be fetched is asked for again where its sentences are added.
  for (const part of parts) part.load(known).catch(() => undefined);
  return parts.reduceRight<ReactNode>((inner, part) => <MoreSentences part={part}>{inner}</MoreSentences>, children);
}
