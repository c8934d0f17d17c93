import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { TextLink } from '../text-link.tsx';
import { useContestDesk } from './contest-desk.ts';

const pages = [
  ['edit', message({ id: 'maker.toForm' })],
  ['problems', message({ id: 'maker.toProblems' })],
] as const;

interface ContestLinksProps {
  readonly contestId: number;
  /** The page they stand on, below the address where the contest is managed. */
  readonly page: 'edit' | 'problems' | 'plagiarism' | 'rating';
}

/** From a page that manages a contest to the contest itself, to its other pages and to the list. */
export function ContestLinks({ contestId, page }: ContestLinksProps) {
  const t = useText();
  const { desk } = useContestDesk();
  return (
    <>
      <TextLink to={`/contest/${contestId}`}>{t({ id: 'maker.toContest' })}</TextLink>
      {pages.map(([path, label]) =>
        path === page ? null : (
          <TextLink key={path} to={`${desk}/${contestId}/${path}`}>
            {t(label)}
          </TextLink>
        ),
      )}
      <TextLink to={desk}>{t({ id: 'maker.toList' })}</TextLink>
    </>
  );
}
