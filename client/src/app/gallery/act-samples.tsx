import { Button, Kbd } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ConflictDialog } from '../../components/conflict-dialog.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { FilterFold } from '../../components/filter-fold.tsx';
import { iconPaths, type IconName } from '../../components/icon/icon-paths.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { MineSwitch } from '../../components/mine-switch.tsx';
import { MoveButtons, RowButton } from '../../components/row-button.tsx';
import { RowAct, RowMenu } from '../../components/row-menu.tsx';
import { SheetDialog } from '../../components/sheet-dialog.tsx';
import { ShownOnce } from '../../components/shown-once.tsx';
import { TitleButton } from '../../components/title-button.tsx';
import { Sample } from './sample.tsx';

const variants = ['solid', 'outline', 'subtle', 'ghost', 'plain'] as const;
const sizes = ['2xs', 'xs', 'sm', 'md'] as const;
const ignore = () => undefined;

/** What is pressed, and what opens then. */
export function ActSamples() {
  const [open, setOpen] = useState<'confirm' | 'conflict' | 'sheet' | 'once' | null>(null);
  const [onlyMine, setOnlyMine] = useState(false);
  const close = () => setOpen(null);
  return (
    <>
      <Sample of="Button variants">
        {variants.map((variant) => (
          <Button key={variant} size="sm" variant={variant} colorPalette="accent">
            {variant}
          </Button>
        ))}
        <Button size="sm" variant="outline">
          neutral
        </Button>
        <Button size="sm" colorPalette="red">
          harsh
        </Button>
        <Button size="sm" disabled>
          disabled
        </Button>
      </Sample>
      <Sample of="Button sizes">
        {sizes.map((size) => (
          <Button key={size} size={size} variant="outline">
            {size}
          </Button>
        ))}
      </Sample>
      <Sample of="CopyButton, RowButton, MoveButtons, RowMenu, TitleButton, FilterFold, MineSwitch, Kbd">
        <CopyButton text="3 4" label="Copy the input" />
        <RowButton label="Edit 1000" onPress={ignore}>
          Edit
        </RowButton>
        <MoveButtons labels={{ up: 'Move up', down: 'Move down' }} isFirst={false} isLast onStep={ignore} />
        <RowMenu name="1000">
          <RowAct id="edit" onPress={ignore}>
            Edit
          </RowAct>
          <RowAct id="delete" isHarsh onPress={ignore}>
            Delete
          </RowAct>
        </RowMenu>
        <TitleButton onPress={ignore}>1000 A+B</TitleButton>
        <FilterFold count={1}>
          <MineSwitch label="Submissions" onlyMine={onlyMine} onChange={setOnlyMine} />
        </FilterFold>
        <Kbd size="sm">Ctrl</Kbd>
      </Sample>
      <Sample of="ConfirmDialog, ConflictDialog, SheetDialog, ShownOnce">
        {(['confirm', 'conflict', 'sheet', 'once'] as const).map((name) => (
          <Button key={name} size="xs" variant="outline" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <ConfirmDialog
          isOpen={open === 'confirm'}
          title="Reset the code?"
          text="What you wrote is replaced by the template."
          action="Reset code"
          onConfirm={close}
          onClose={close}
        />
        <ConflictDialog
          isOpen={open === 'conflict'}
          title="Saved meanwhile"
          text="Another user saved this problem a minute ago."
          overwrite="Replace it"
          onOverwrite={close}
          onClose={close}
        >
          <Button size="sm" variant="outline" onClick={close}>
            Look at it
          </Button>
        </ConflictDialog>
        {open === 'sheet' ? (
          <SheetDialog title="Statistics" size="sm" onClose={close}>
            Something to read.
          </SheetDialog>
        ) : null}
        {open === 'once' ? (
          <SheetDialog title="New token" size="md" onClose={close}>
            <ShownOnce
              notice="It is shown once."
              texts={[{ label: 'Token', copyLabel: 'Copy the token', text: 'judge_0123456789' }]}
              action="Done"
              onClose={close}
            />
          </SheetDialog>
        ) : null}
      </Sample>
      <Sample of="Icon" color="fg.muted">
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </Sample>
    </>
  );
}
