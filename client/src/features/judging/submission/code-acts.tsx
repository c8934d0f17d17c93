import { Button, Menu, Portal } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { saveText } from '../../../lib/download/save-text.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { programAddress } from '../../../lib/submission/program-address.ts';
import type { CodeActs_SubmissionFragment } from './submission-page.generated.ts';

// Comparing takes a library that few readers need.
const AttemptDialog = lazy(async () => ({ default: (await import('./attempt-dialog.tsx')).AttemptDialog }));

interface CodeActsProps {
  readonly submission: CodeActs_SubmissionFragment;
  readonly code: string;
  readonly problemAddress: string;
}

/** What a reader does with a program: compare it with the attempt before, go on with it, keep and copy it. */
export function CodeActs({ submission, code, problemAddress }: CodeActsProps) {
  const t = useText();
  const { id, previousAttempt, codeFileName } = submission;
  const [isComparing, setComparing] = useState(false);
  const isPhone = useIsPhone();
  const download = () => saveText(codeFileName, code);
  return (
    <>
      {previousAttempt === null || isPhone ? null : (
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
      {isPhone ? null : (
        <Button size="2xs" variant="ghost" onClick={download}>
          <Icon name="file" size="3.5" />
          {t({ id: 'submission.download' })}
        </Button>
      )}
      <CopyButton text={code} label={t({ id: 'submission.copyCode' })} />
      {isPhone ? (
        <MoreActs onCompare={previousAttempt === null ? null : () => setComparing(true)} onDownload={download} />
      ) : null}
      <Suspense>
        {isComparing ? <AttemptDialog submissionId={id} onClose={() => setComparing(false)} /> : null}
      </Suspense>
    </>
  );
}

interface MoreActsProps {
  /** Null: there is no attempt before. */
  readonly onCompare: (() => void) | null;
  readonly onDownload: () => void;
}

/** Acts that the row of a phone has no room for. */
function MoreActs({ onCompare, onDownload }: MoreActsProps) {
  const t = useText();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button size="2xs" variant="ghost" ms="auto">
          {t({ id: 'submission.more' })}
          <Icon name="chevronDown" size="3.5" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {onCompare === null ? null : (
              <Menu.Item value="compare" onClick={onCompare}>
                <Icon name="lines" />
                {t({ id: 'submission.compare' })}
              </Menu.Item>
            )}
            <Menu.Item value="download" onClick={onDownload}>
              <Icon name="file" />
              {t({ id: 'submission.download' })}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
