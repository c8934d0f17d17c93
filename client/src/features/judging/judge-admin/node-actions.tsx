import { Button, Menu, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText, type MessageId } from '../../../lib/intl/use-text.ts';
import type { JudgeNode_NodeFragment } from './judge-page.generated.ts';
import { useNodeActs, type NodeAct } from './use-node-acts.ts';

type ActedNode = Pick<JudgeNode_NodeFragment, 'id' | 'name' | 'mode' | 'revokedAt'>;

const labels: Readonly<Record<NodeAct, { readonly id: MessageId }>> = {
  pause: message({ id: 'judge.pause' }),
  drain: message({ id: 'judge.drain' }),
  resume: message({ id: 'judge.resume' }),
  revoke: message({ id: 'judge.revoke' }),
  delete: message({ id: 'judge.delete' }),
};

/** What is asked before an act; one that harms nothing is not asked about. */
const questions: Readonly<
  Record<NodeAct, { readonly title: { readonly id: MessageId }; readonly text: { readonly id: MessageId } } | null>
> = {
  pause: { title: message({ id: 'judge.pauseTitle' }), text: message({ id: 'judge.pauseText' }) },
  drain: { title: message({ id: 'judge.drainTitle' }), text: message({ id: 'judge.drainText' }) },
  resume: null,
  revoke: { title: message({ id: 'judge.revokeTitle' }), text: message({ id: 'judge.revokeText' }) },
  delete: { title: message({ id: 'judge.deleteTitle' }), text: message({ id: 'judge.deleteText' }) },
};

/** What a super admin can do with a judge. */
export function NodeActions({ node }: { readonly node: ActedNode }) {
  const t = useText();
  const act = useNodeActs(node);
  const [asked, setAsked] = useState<NodeAct | null>(null);
  const question = asked === null ? null : questions[asked];
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <Button size="xs" variant="outline" aria-label={t({ id: 'judge.actionsOf' }, { name: node.name })}>
            {t({ id: 'judge.actions' })}
            <Icon name="chevronDown" size="3" />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {actsOf(node).map((name) => (
                <Menu.Item
                  key={name}
                  value={name}
                  onClick={() => (questions[name] === null ? void act(name) : setAsked(name))}
                >
                  {t(labels[name])}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {asked === null || question === null ? null : (
        <ConfirmDialog
          isOpen
          title={t(question.title, { name: node.name })}
          text={t(question.text)}
          action={t(labels[asked])}
          onConfirm={() => void act(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function actsOf({ mode, revokedAt }: ActedNode): readonly NodeAct[] {
  if (revokedAt !== null) return ['delete'];
  const modes: Readonly<Record<ActedNode['mode'], readonly NodeAct[]>> = {
    ACTIVE: ['pause', 'drain'],
    PAUSED: ['resume', 'drain'],
    DRAINING: ['resume'],
  };
  return [...modes[mode], 'revoke'];
}
