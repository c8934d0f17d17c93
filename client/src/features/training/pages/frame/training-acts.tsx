import { Button, Menu, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ShareDialog } from '../../../../components/group-share/share-dialog.tsx';
import { trainingAddress, trainingFormAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useDownload } from '../files/use-download.tsx';
import { CopyDialog } from '../lists/copy-dialog.tsx';
import { useListActs } from '../lists/use-list-acts.tsx';
import type { TrainingAct } from './training-act.ts';
import { useTraining } from './training-context.ts';

/** What the viewer may do with a training: buttons side by side, on phones a menu. */
export function TrainingActs() {
  const t = useText();
  const isPhone = useIsPhone();
  const training = useTraining();
  const { id, title, kind, viewerCanReadInside, viewerCanEdit, viewerCanChangeProblems } = training;
  const { isAdmin } = useViewer();
  const [download, dialog] = useDownload({ id, title });
  const [listActs, listDialogs] = useListActs({ id, title });
  const [isCopying, setCopying] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const isOwnList = kind === 'PERSONAL' && viewerCanEdit;
  const acts: readonly TrainingAct[] = [
    ...(viewerCanChangeProblems
      ? [
          {
            name: 'arrange',
            content: (
              <RouterLink to={`${trainingAddress(training)}/arrange`}>{t({ id: 'training.arrange' })}</RouterLink>
            ),
          },
        ]
      : []),
    ...(viewerCanReadInside && !isOwnList
      ? [{ name: 'copy', content: t({ id: 'lists.copy' }), act: () => setCopying(true) }]
      : []),
    ...(viewerCanReadInside
      ? [{ name: 'download', content: t({ id: 'training.file.action' }), act: () => void download() }]
      : []),
    ...(isOwnList ? listActs : []),
    ...(viewerCanEdit && training.groupId !== null
      ? [{ name: 'share', content: t({ id: 'group.share.action' }), act: () => setSharing(true) }]
      : []),
    // The back office is for admins of the site.
    ...(kind === 'TRAINING' && viewerCanEdit && (isAdmin || training.groupId !== null)
      ? [
          {
            name: 'settings',
            content: (
              <a href={trainingFormAddress(training)} target="_blank" rel="noreferrer">
                {t({ id: 'training.settings' })}
              </a>
            ),
          },
        ]
      : []),
  ];
  if (acts.length === 0) return null;
  return (
    <>
      {isPhone ? <ActsMenu acts={acts} /> : acts.map((each) => <ActButton key={each.name} {...each} />)}
      {dialog}
      {isOwnList ? listDialogs : null}
      {isSharing && training.groupId !== null ? (
        <ShareDialog
          item={{ kind: 'TRAINING', id, name: title, groupId: training.groupId }}
          onClose={() => setSharing(false)}
        />
      ) : null}
      {isCopying ? <CopyDialog training={training} onClose={() => setCopying(false)} /> : null}
    </>
  );
}

function ActButton({ content, act }: TrainingAct) {
  return (
    <Button asChild={act === undefined} size="sm" variant="outline" onClick={act}>
      {content}
    </Button>
  );
}

function ActsMenu({ acts }: { readonly acts: readonly TrainingAct[] }) {
  const t = useText();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline">
          {t({ id: 'training.more' })}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {acts.map(({ name, content, act }) => (
              <Menu.Item key={name} value={name} asChild={act === undefined} onClick={act}>
                {content}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
