import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useCanExplainQuery } from './explain-link.generated.ts';

interface ExplainLinkProps {
  readonly problemDisplayId: string;
  /** An accepted one. */
  readonly submissionId: number;
}

/** Leads to writing a solution that explains the submission, where the viewer may. */
export function ExplainLink({ problemDisplayId, submissionId }: ExplainLinkProps) {
  const t = useText();
  const { data } = useCanExplainQuery({ variables: { id: submissionId }, fetchPolicy: 'network-only' });
  if (!data?.submission?.viewerCanExplain) return null;
  return (
    <TextLink to={`/problem/${encodeURIComponent(problemDisplayId)}/solutions/new?submission=${submissionId}`}>
      {t({ id: 'problem.writeSolution' })}
    </TextLink>
  );
}
