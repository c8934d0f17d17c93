import { Box, Button, Dialog, Field, Input, Portal } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { ShownOnce } from '../../../components/shown-once.tsx';
import { domainErrorText } from '../../../lib/failure/domain-error.ts';
import { failureText } from '../../../lib/failure/failure.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useCreateJudgeNodeMutation } from './judge-page.generated.ts';

interface MadeNode {
  readonly name: string;
  readonly token: string;
}

/**
 * Asks for a name, then shows the token and the command to start the judge. A click beside it does not close it: the
 * token would be lost.
 */
export function CreateNodeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [made, setMade] = useState<MadeNode | null>(null);
  return (
    <Dialog.Root
      open
      closeOnInteractOutside={false}
      closeOnEscape={made === null}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW="36rem">
            <Dialog.Header>
              <Dialog.Title>
                {made === null ? t({ id: 'judge.createTitle' }) : t({ id: 'judge.created' }, { name: made.name })}
              </Dialog.Title>
            </Dialog.Header>
            {made === null ? <NameForm onMade={setMade} onClose={onClose} /> : <Token made={made} onClose={onClose} />}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function NameForm({ onMade, onClose }: { readonly onMade: (made: MadeNode) => void; readonly onClose: () => void }) {
  const t = useText();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [create, { loading }] = useCreateJudgeNodeMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { data } = await create({ variables: { name } });
      const result = data?.createJudgeNode;
      if (result?.__typename === 'CreateJudgeNodeSuccess')
        onMade({ name: result.data.node.name, token: result.data.token });
      else
        setFault(
          result?.__typename === 'InvalidInput'
            ? (result.fields[0]?.message ?? result.message)
            : domainErrorText(t, result),
        );
    } catch (error) {
      setFault(failureText(t, error));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Dialog.Body>
        <Field.Root invalid={fault !== null}>
          <Field.Label>{t({ id: 'judge.name' })}</Field.Label>
          <Input
            size="sm"
            value={name}
            maxLength={100}
            autoFocus
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          {fault === null ? (
            <Box fontSize="xs" color="fg.muted">
              {t({ id: 'judge.nameHelp' })}
            </Box>
          ) : (
            <Field.ErrorText>{fault}</Field.ErrorText>
          )}
        </Field.Root>
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" variant="outline" onClick={onClose}>
          {t({ id: 'action.cancel' })}
        </Button>
        <Button type="submit" size="sm" colorPalette="accent" disabled={loading || name.trim() === ''}>
          {t({ id: 'judge.create' })}
        </Button>
      </Dialog.Footer>
    </form>
  );
}

function Token({ made, onClose }: { readonly made: MadeNode; readonly onClose: () => void }) {
  const t = useText();
  const command = `VERDICT_URL=${location.origin} JUDGE_TOKEN=${made.token} npm run judge`;
  return (
    <ShownOnce
      notice={t({ id: 'judge.tokenOnce' })}
      texts={[
        { label: t({ id: 'judge.token' }), copyLabel: t({ id: 'judge.copyToken' }), text: made.token },
        { label: t({ id: 'judge.command' }), copyLabel: t({ id: 'judge.copyCommand' }), text: command },
      ]}
      action={t({ id: 'judge.done' })}
      onClose={onClose}
    />
  );
}
