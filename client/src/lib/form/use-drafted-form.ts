import { useState } from 'react';
import { readFormDraft } from '../drafts/form-draft.ts';
import { useDraftWrites } from '../drafts/use-draft-writes.ts';
import type { Faults } from './entrance-fields.ts';
import type { Refusal } from './refusal.ts';
import { useEntranceForm } from './use-entrance-form.ts';

/** Where a draft keeps the version it grew from; no field is called so. */
const versionKey = '@version';

interface DraftedFormOptions<Name extends string> {
  /** Names the form among those of the account. */
  readonly form: string;
  /** User id. */
  readonly account: string;
  /** What is stored on the server, or empty. */
  readonly saved: Readonly<Record<Name, string>>;
  /** Tells what is saved from what was before, where several write it; the draft remembers which it grew from. */
  readonly version?: string;
  /** Fields whose text is kept; secrets are not among them. */
  readonly kept: readonly Name[];
  readonly check: (values: Readonly<Record<Name, string>>) => Faults<Name>;
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<Refusal | null>;
}

/** A form whose unsaved text outlives a reload, a lost session and leaving the page. */
export function useDraftedForm<Name extends string>({
  form: name,
  account,
  saved,
  version,
  kept,
  check,
  send,
}: DraftedFormOptions<Name>) {
  const [draft] = useState(() => readFormDraft({ account, form: name }));
  const restored = kept.filter((field) => draft[field] !== undefined && draft[field] !== saved[field]);
  const [isRestored, setRestored] = useState(restored.length > 0);
  const [initial] = useState(() => ({
    ...saved,
    ...Object.fromEntries(restored.map((field) => [field, draft[field]])),
  }));
  const [grownFrom, setGrownFrom] = useState(restored.length > 0 ? (draft[versionKey] ?? version) : version);
  const form = useEntranceForm<Name>({ initial, check, send });
  const unsaved = kept.filter((field) => form.values[field] !== saved[field]);

  const content = JSON.stringify(unsaved.map((field) => [field, form.values[field]]));
  const { replaceWrite } = useDraftWrites(content, (store) => {
    const typed = Object.fromEntries(unsaved.map((field) => [field, form.values[field]]));
    store(
      { account, form: name },
      unsaved.length === 0 || grownFrom === undefined ? typed : { ...typed, [versionKey]: grownFrom },
    );
  });

  /** Back to what is saved. */
  const discard = () => {
    form.reset();
    for (const field of kept) form.setValue(field, saved[field]);
    setRestored(false);
    setGrownFrom(version);
    // A form that closes with this is not drawn again before it is gone.
    replaceWrite((store) => store({ account, form: name }, {}));
  };
  /** Others have saved meanwhile: what is typed stays and grows from that version, other fields show what is saved. */
  const rebase = (now: Readonly<Record<Name, string>>, newVersion: string) => {
    for (const field of kept) if (!unsaved.includes(field)) form.setValue(field, now[field]);
    setGrownFrom(newVersion);
  };
  return {
    ...form,
    isUnsaved: unsaved.length > 0,
    isRestored: isRestored && unsaved.length > 0,
    grownFrom,
    discard,
    rebase,
  };
}
