import { useState } from 'react';
import { readDraftLanguage, writeDraftLanguage } from '../../../lib/drafts/draft-store.ts';
import { changeEditorSettings, editorSettingsStore } from '../../../lib/preferences/editor-settings.ts';
import { accountStore } from '../../../lib/session/account-store.ts';
import { useStore } from '../../../lib/store/store.ts';
import { useContestPlace } from './contest-place.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

/** A language as a problem offers it. */
export type OfferedLanguage = Workspace_ProblemFragment['languages'][number];

/** What a newcomer starts with (specification, section 9). */
const defaultKey = 'cpp';

/**
 * The language the user writes in: what they chose here before, else what they chose last anywhere, else C++, else the
 * problem's first.
 *
 * @returns null when the problem offers none.
 */
export function useChosenLanguage({
  displayId: problemDisplayId,
  languages: offered,
}: Pick<Workspace_ProblemFragment, 'displayId' | 'languages'>): readonly [
  OfferedLanguage | null,
  (languageKey: string) => void,
] {
  const account = useStore(accountStore);
  const contestId = useContestPlace()?.contestId;
  const [picked, setPicked] = useState<string | null>(null);
  const wishes = [
    picked,
    readDraftLanguage({ account, problemDisplayId, contestId }),
    editorSettingsStore.get().languageKey,
    defaultKey,
  ];
  const wished = wishes
    .map((key) => offered.find(({ language }) => language.key === key))
    .find((language) => language !== undefined);

  const choose = (languageKey: string) => {
    setPicked(languageKey);
    changeEditorSettings({ languageKey });
    writeDraftLanguage({ account, problemDisplayId, contestId, languageKey });
  };
  return [wished ?? offered[0] ?? null, choose];
}
