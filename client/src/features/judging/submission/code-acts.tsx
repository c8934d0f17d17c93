import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { saveText } from '../../../lib/download/save-text.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { programAddress } from '../../../lib/submission/program-address.ts';
import type { CodeActs_SubmissionFragment } from './submission-page.generated.ts';

// Comparing takes a library that few readers need.
const AttemptDialog = lazy(async () => ({ default: (await import('./attempt-dialog.tsx')).AttemptDialog }));

interface CodeActsProps {
  readonly submission: CodeActs_SubmissionFragment;
  readonly code: string;
  readonly problemAddress: string;
}

/** What a reader does with a program: compare it with the attempt before, go on with it, keep it. */
export function CodeActs({ submission, code, problemAddress }: CodeActsProps) {
  const t = useText();
  const { id, previousAttempt, codeFileName } = submission;
  const [isComparing, setComparing] = useState(false);
  return (
    <>
      {previousAttempt === null ? null : (
        <Button size="2xs" variant="ghost" onClick={() => setComparing(true)}>
          <Icon name="lines" size="3.5" />
          {t({ id: 'submission.compare' })}
        </Button>
      )}
      <Button asChild size="2xs" variant="ghost">
        <RouterLink to={programAddress(problemAddress, id)}>
          <Icon name="keyboard" size="3.5" />
          {t({ id: 'submission.openInEditor' })}
        </RouterLink>
      </Button>
      <Button size="2xs" variant="ghost" onClick={() => saveText(codeFileName, code)}>
        <Icon name="file" size="3.5" />
        {t({ id: 'submission.download' })}
      </Button>
      <Suspense>
        {isComparing ? <AttemptDialog submissionId={id} onClose={() => setComparing(false)} /> : null}
      </Suspense>
    </>
  );
}
